/** One thing that a crawler meets on the way to the index, and what it rests on. */
export type GateId = "answers" | "robots-txt" | "noindex" | "canonical" | "words";

/** `unknown`: nothing was supplied or read that tells. */
export type GateState = "open" | "shut" | "unknown";

/** `line` counts from 1, in the page or in robots.txt; absent where there is none. */
export type GateEvidence = { line?: number; text: string };

export type Gate = {
  id: GateId;
  /** What is the case: "noindex closes this page", "Nothing says noindex". */
  title: string;
  state: GateState;
  text: string;
  evidence: readonly GateEvidence[];
};
