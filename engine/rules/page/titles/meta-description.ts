import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { elementsOf } from "#engine/html/html-document.ts";
import { readOneLine } from "#engine/html/rendered-text.ts";
import { evidenceOf, headEvidence, pass, type Check } from "#engine/rules/check.ts";
import { cutAtWord, escapeMarkup } from "#engine/rules/markup.ts";
import { contentOf, type PageFacts } from "#engine/html/page-facts.ts";

const descriptionMissing: PageIssue = {
  id: "description-missing",
  severity: "clicks",
  source: "google",
  weight: 1,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} no description`,
  rule: "Every page that is to be found has a description of its own.",
  fix: "Say in one or two sentences what the visitor finds here and why to come.",
  doneWhen: "Each page has a description in its head.",
};

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
  issues: [descriptionMissing],
  guide: {
    topic: "titles",
    name: "Page without a description",
    finds: "Finds pages that have no meta description, or an empty one.",
    matters:
      "Shops and service pages, where two good lines under the title decide whether somebody clicks.",
    example: {
      kind: "html",
      wrong: '<meta name="description" content="">',
      right:
        '<meta name="description" content="Office desks made to measure in Lahore, in oak or sheesham, from PKR 18,000.">',
    },
  },
  evaluate(facts) {
    // Lighthouse reads the first description in head only.
    const first = facts.descriptions.find((meta) => meta.inLiveHead);
    if ((contentOf(first) ?? "").trim() !== "") return pass("The page has a meta description");
    const stray = first ?? facts.descriptions[0];
    return {
      status: "fail",
      issue: descriptionMissing,
      text:
        stray === undefined
          ? "No meta description"
          : first === undefined
            ? "The meta description is outside head"
            : "The meta description is empty",
      evidence:
        stray === undefined
          ? headEvidence(facts, '<meta name="description">')
          : evidenceOf(facts.document, [stray]),
      fix: {
        advice: descriptionMissing.fix,
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
  return "[What the visitor finds here, in one or two sentences]";
}
