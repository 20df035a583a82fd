import type { RobotsLine } from "./parse.ts";

/** One thing to say about a line of a robots.txt. */
export type RobotsFinding = {
  /** From 1. */
  line: number;
  text: string;
  /** Errors and warnings need a fix; notes are good to know. */
  severity: "error" | "warning" | "note";
  message: string;
  hint?: string;
};

/** A finding's place and severity. */
export function at({ number, text }: RobotsLine, severity: RobotsFinding["severity"]) {
  return { line: number, text, severity };
}
