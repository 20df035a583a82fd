import { evidenceOf } from "#engine/rules/check.ts";
import { findSkips } from "#engine/rules/page/titles/heading-order.ts";
import type { NoteRule } from "./note.ts";
import { trimBy } from "#lib/text/trim-by.ts";
import { foldText } from "#lib/text/fold-text.ts";

export const headingNotes: readonly NoteRule[] = [
  {
    id: "one-level-skipped",
    group: "Headings",
    source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    find({ document, headings }) {
      const skips = findSkips(headings);
      const [only] = skips;
      if (only === undefined || skips.length > 1) return null;
      return {
        text: `One heading level skipped, H${only.before} to H${only.heading.level}`,
        advice: "Use the next level; set its size with a style sheet.",
        evidence: evidenceOf(document, [only.heading.element], { whole: true }),
      };
    },
  },
  {
    id: "title-equals-h1",
    group: "Headings",
    find({ document, headings, title, titles }) {
      const same = headings.find(
        ({ level, text }) => level === 1 && text !== "" && isSame(text, title ?? ""),
      );
      const [first] = titles;
      if (same === undefined || first === undefined) return null;
      return {
        text: "Title and main heading say the same, word for word",
        advice:
          "Nothing is wrong with it. The title may say more: the place, the price, your name.",
        evidence: evidenceOf(document, [first, same.element], { whole: true }),
      };
    },
  },
];

/** Capitals, line breaks and the points at the ends say nothing more. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    trimBy(foldText(text).replaceAll(/\s+/g, " "), /[\s.!]/),
  );
  return first === second;
}
