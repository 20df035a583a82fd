import { elementsOf } from "#engine/html/html-document.ts";
import { readOneLine } from "#engine/html/rendered-text.ts";
import { evidenceOf, headEvidence, pass, type Check } from "#engine/rules/check.ts";
import { cutAtWord, escapeMarkup } from "#engine/rules/markup.ts";
import { contentOf, type PageFacts } from "#engine/html/page-facts.ts";

export const metaDescription: Check = {
  id: "meta-description",
  title: "Meta description",
  group: "on-page",
  severity: "clicks",
  points: 5,
  isEssential: true,
  lighthouseWeight: 1,
  why: "Without one, Google picks a passage of the page, and not always the one that sells.",
  source: "https://developers.google.com/search/docs/appearance/snippet",
  evaluate(facts) {
    // Lighthouse reads the first description in head only.
    const first = facts.descriptions.find((meta) => meta.inLiveHead);
    if ((contentOf(first) ?? "").trim() !== "") return pass("The page has a meta description");
    const stray = first ?? facts.descriptions[0];
    return {
      status: "fail",
      text:
        stray === undefined
          ? "No meta description"
          : first === undefined
            ? "The meta description stands outside head"
            : "The meta description is empty",
      evidence:
        stray === undefined
          ? headEvidence(facts, '<meta name="description">')
          : evidenceOf(facts.document, [stray]),
      fix: {
        advice: "Say in 120 to 156 characters what the visitor finds here and why to come.",
        markup: `<meta name="description" content="${escapeMarkup(suggestDescription(facts))}">`,
      },
    };
  },
};

/** The page's own first real paragraph that a reader sees is a better start than an invented sentence. */
function suggestDescription({ document }: PageFacts): string {
  for (const paragraph of elementsOf(document, "p")) {
    if (paragraph.isHidden) continue;
    const text = readOneLine(document, paragraph);
    if (text.length >= 60) return cutAtWord(text, 156);
  }
  return "[What the visitor finds here, in 120 to 156 characters]";
}
