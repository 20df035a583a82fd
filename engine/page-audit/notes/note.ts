/** The shape of a note: worth knowing, on too many good pages to cost points. */
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { Evidence } from "#engine/rules/check.ts";

export type NoteGroup = "Pictures" | "Links" | "Headings" | "Head";

export type Note = {
  id: string;
  group: NoteGroup;
  text: string;
  /** What to do about it, if anything. */
  advice: string;
  /** Where the rule comes from; null for our own. */
  source: string | null;
  evidence: readonly Evidence[];
};

/** A rule of a note: what it has to say of a page, or null. */
export type NoteRule = Pick<Note, "id" | "group"> & {
  source?: string;
  find: (facts: PageFacts) => Pick<Note, "text" | "advice" | "evidence"> | null;
};
