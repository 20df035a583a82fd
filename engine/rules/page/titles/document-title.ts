import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { evidenceOf, headEvidence, pass, type Check } from "#engine/rules/check.ts";
import { cutAtWord, escapeMarkup } from "#engine/rules/markup.ts";

const titleMissing: PageIssue = {
  id: "title-missing",
  severity: "clicks",
  source: "google",
  weight: 6,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} no title`,
  rule: "Every page has a title.",
  fix: "Write what the page offers, then your name.",
  doneWhen: "Each page has a title that is not empty.",
};

export const documentTitle: Check = {
  id: "document-title",
  title: "Title",
  group: "on-page",
  severity: "clicks",
  points: 5,
  isEssential: true,
  lighthouseWeight: 1,
  why: "The title is the headline of your result, and the first thing a searcher reads.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  issues: [titleMissing],
  guide: {
    topic: "titles",
    name: "Page without a title",
    finds: "Finds pages that have no title, or an empty one.",
    matters:
      "Everybody: no other single line decides as much about whether a page is found and opened.",
    example: {
      kind: "html",
      wrong: "<title></title>",
      right: "<title>Office desks made to measure in Lahore | Chinar</title>",
    },
  },
  evaluate(facts) {
    if (facts.title !== null && facts.title.trim() !== "") return pass("The page has a title");
    const [first] = facts.titles;
    const topic = facts.headings.find(({ text }) => text !== "")?.text ?? "[What the page offers]";
    return {
      status: "fail",
      issue: titleMissing,
      text: first === undefined ? "No title" : "The title is empty",
      evidence:
        first === undefined
          ? headEvidence(facts, "<title>")
          : evidenceOf(facts.document, [first], { whole: true }),
      fix: {
        advice: titleMissing.fix,
        markup: `<title>${escapeMarkup(cutAtWord(topic, 55))} | [Your name]</title>`,
      },
    };
  },
};
