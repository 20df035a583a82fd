import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup } from "#engine/rules/markup.ts";

export const h1: Check = {
  id: "h1",
  title: "Main heading",
  group: "on-page",
  severity: "clicks",
  points: 3,
  isEssential: true,
  why: "The main heading tells a visitor that the result kept its promise, and is a source for Google's title.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  evaluate({ document, headings, title }) {
    const all = headings.filter(({ level }) => level === 1);
    const filled = all.filter(({ element, text }) => text !== "" || hasNamedImage(element));
    const topic = escapeMarkup(title === null || title === "" ? "[What the page is about]" : title);

    function hasNamedImage(element: (typeof headings)[number]["element"]): boolean {
      return document.elements
        .slice(element.index + 1, Math.min(element.subtreeEnd, element.index + 100))
        .some(
          ({ tag, attributes }) =>
            tag === "img" &&
            attributes.some(({ name, value }) => name === "alt" && value.trim() !== ""),
        );
    }

    if (filled.length === 1) return pass("One main heading says what the page is about");
    if (filled.length > 1) {
      return {
        status: "warn",
        text: `${filled.length} main headings`,
        evidence: evidenceOf(
          document,
          filled.map(({ element }) => element),
          { whole: true },
        ),
        fix: { advice: "Keep one h1 for the page's subject and make the others h2." },
      };
    }
    const [first] = headings;
    return {
      status: "fail",
      text: all.length === 0 ? "No main heading" : "The main heading is empty",
      evidence:
        all.length > 0
          ? evidenceOf(
              document,
              all.map(({ element }) => element),
              { whole: true },
            )
          : first === undefined
            ? [{ line: 1, excerpt: "The page has no heading at all" }]
            : evidenceOf(document, [first.element], { whole: true }),
      fix: { advice: "Give the page one h1 with words in it.", markup: `<h1>${topic}</h1>` },
    };
  },
};
