import type { ReadingReply } from "./request-reading.ts";
import type { LiveTool } from "#engine/live/contract.ts";
import { notReadReasons } from "#engine/live/not-read-reasons.ts";
import { count } from "#lib/count.ts";

export type NoReading = Exclude<ReadingReply<LiveTool>, { outcome: "read" }>;

type Words = { title: string; mark: string };

/** Whether the same question may find an answer now: its button is beside the words. */
export function canAskAgain(reply: NoReading): boolean {
  if (reply.outcome === "not-read") return notReadReasons[reply.reason].isPassing === true;
  return reply.outcome === "offline" || reply.outcome === "failed";
}

/** Words of that button. */
export const AGAIN = "Try again";

/** Whether a page was asked for and nothing can be said of it, good or bad. */
export function isPageUnknown(reply: NoReading): boolean {
  return reply.outcome === "not-read" && notReadReasons[reply.reason].isPageUnknown === true;
}

/**
 * The heading, the mark and the sentences for a click that came to nothing. `instead` is what the
 * tool at hand takes without a reading, as an order in words: "paste the page’s source".
 */
export function describeProblem(reply: NoReading, instead: string): Words & { detail: string } {
  switch (reply.outcome) {
    case "not-read": {
      const { title, mark, canGiveSource } = notReadReasons[reply.reason];
      const detail = canGiveSource ? `${reply.detail} You can also ${instead}.` : reply.detail;
      return { title, mark, detail };
    }
    case "limited":
      return {
        title: "You have had many pages read",
        mark: "Not read",
        detail: `Try again in ${inWords(reply.retryAfterSeconds)}, or ${instead}: that has no limit.`,
      };
    case "offline":
      return {
        title: "You seem to be offline",
        mark: "Not sent",
        detail: "Our server could not be reached. Check the connection and try again.",
      };
    case "failed":
      return {
        title: "Our server stumbled",
        mark: "Not read",
        detail: `The fault is ours. Try again in a minute, or ${instead}.`,
      };
    case "no-server":
      return {
        title: "Pages cannot be read here",
        mark: "Not read",
        detail: `This site has no reader at the moment. You can ${instead}: the rest of the tool works the same.`,
      };
  }
}

function inWords(seconds: number): string {
  if (seconds < 120) return count(seconds, "second");
  return seconds < 7200
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds / 3600)} hours`;
}
