import { evidenceOf, headEvidence, pass, type Check } from "#engine/rules/check.ts";
import { cutAtWord, escapeMarkup } from "#engine/rules/markup.ts";

export const documentTitle: Check = {
  id: "document-title",
  title: "Title",
  group: "on-page",
  severity: "clicks",
  points: 6,
  isEssential: true,
  lighthouseWeight: 1,
  why: "The title is the headline of your result, and the first thing a searcher reads.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  evaluate(facts) {
    if (facts.title !== null && facts.title.trim() !== "") return pass("The page has a title");
    const [first] = facts.titles;
    const topic = facts.headings.find(({ text }) => text !== "")?.text ?? "[What the page offers]";
    return {
      status: "fail",
      text: first === undefined ? "No title" : "The title is empty",
      evidence:
        first === undefined
          ? headEvidence(facts, "<title>")
          : evidenceOf(facts.document, [first], { whole: true }),
      fix: {
        advice: "Write what the page offers, then your name.",
        markup: `<title>${escapeMarkup(cutAtWord(topic, 55))} | [Your name]</title>`,
      },
    };
  },
};
