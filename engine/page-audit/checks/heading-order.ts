import { escapeHtml } from "#lib/escape-html.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/page-audit/checks/check.ts";
import { cutAtWord } from "#engine/page-audit/markup.ts";

export const headingOrder: Check = {
  id: "heading-order",
  title: "Order of headings",
  group: "on-page",
  impact: "cosmetic",
  points: 1,
  why: "A skipped level breaks the outline by which screen readers, and hurried people, find their way.",
  source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  evaluate({ document, headings }) {
    if (headings.length < 2) return notApplicable("There are not two headings to compare");
    const skips = headings.filter(
      ({ level }, at) => level > (headings[at - 1]?.level ?? level) + 1,
    );
    const [first] = skips;
    if (first === undefined) return pass("Headings follow in order, none skipped");
    const before = headings[headings.indexOf(first) - 1]?.level ?? 1;
    const right = `h${before + 1}`;
    return {
      status: "warn",
      text:
        skips.length === 1
          ? `Heading level skipped, H${before} to H${first.level}`
          : `${skips.length} heading levels skipped`,
      evidence: evidenceOf(
        document,
        skips.map(({ element }) => element),
        { whole: true },
      ).map((evidence, at) => ({ ...evidence, mark: `h${skips[at]?.level ?? ""}` })),
      fix: {
        advice: "Use the next level; set its size with a style sheet.",
        markup: `<${right}>${escapeHtml(cutAtWord(first.text, 80))}</${right}>`,
      },
    };
  },
};
