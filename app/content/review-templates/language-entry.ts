import type { Signs } from "./schema.ts";

export type ReviewWriter = "product" | "freelancer" | "amazon" | "google";

/** A language of the review writers, without its texts: those are fetched when one is written. */
export type LanguageEntry = {
  label: string;
  dir: "ltr" | "rtl";
  /** Ends a sentence of the visitor's that has no end. */
  stop: string;
  /** A font that is fetched when the language is chosen, as CSS has it. */
  face?: string;
  /** The writers that have drafts in it. */
  drafts: readonly ReviewWriter[];
  signs: Signs;
};
