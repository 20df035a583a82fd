import type { Heading } from "#engine/html/page-facts.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { cutAtWord, escapeMarkup } from "#engine/rules/markup.ts";

const FIX = "Use the next level; set its size with a style sheet.";

export const headingOrder: Check = {
  id: "heading-order",
  title: "Order of headings",
  group: "on-page",
  severity: "cosmetic",
  points: 1,
  why: "A skipped level breaks the outline by which screen readers, and hurried people, find their way.",
  source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  guide: {
    topic: "titles",
    name: "Skipped heading levels",
    finds: "Finds headings that skip a level.",
    matters: "Visitors who listen to pages, and editors who choose a heading for its size.",
    fix: FIX,
    doneWhen: "No heading is more than one level below the one before it.",
    example: {
      kind: "html",
      wrong: `
        <h1>Office desks</h1>
        <h2>Prices</h2>
        <h4>Delivery</h4>
        <h2>Questions</h2>
        <h5>Returns</h5>
      `,
      right: `
        <h1>Office desks</h1>
        <h2>Prices</h2>
        <h3>Delivery</h3>
        <h2>Questions</h2>
        <h3>Returns</h3>
      `,
    },
  },
  evaluate({ document, headings }) {
    if (headings.length < 2) return notApplicable("There are not two headings to compare");
    const skips = findSkips(headings);
    const [first] = skips;
    if (first === undefined) return pass("Headings follow in order, none skipped");
    // One skipped level is on half of all pages and is a note: see heading-notes.ts.
    if (skips.length === 1 && first.heading.level - first.before <= SMALL_STEP) {
      return pass(
        `Headings follow in order but for one, H${first.before} to H${first.heading.level}`,
      );
    }
    const right = `h${first.before + 1}`;
    return {
      status: "warn",
      text:
        skips.length === 1
          ? `Heading levels skipped, H${first.before} to H${first.heading.level}`
          : `${skips.length} heading levels skipped`,
      evidence: evidenceOf(
        document,
        skips.map(({ heading }) => heading.element),
        { whole: true },
      ).map((evidence, at) => ({ ...evidence, mark: `h${skips[at]?.heading.level ?? ""}` })),
      fix: {
        advice: FIX,
        markup: `<${right}>${escapeMarkup(cutAtWord(first.heading.text, 80))}</${right}>`,
      },
    };
  },
};

/** From H2 to H4: one level left out. */
const SMALL_STEP = 2;

/** The headings that are more than one level below the one before, with that one's level. */
export function findSkips(
  headings: readonly Heading[],
): readonly { heading: Heading; before: number }[] {
  return headings.flatMap((heading, at) => {
    const before = headings[at - 1]?.level ?? heading.level;
    return heading.level > before + 1 ? [{ heading, before }] : [];
  });
}
