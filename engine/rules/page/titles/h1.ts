import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { escapeMarkup } from "#engine/rules/markup.ts";

const h1Missing: PageIssue = {
  id: "h1-missing",
  severity: "clicks",
  source: "peers",
  weight: 2,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} no h1`,
  rule: "Every page has one main heading.",
  fix: "Make the page's visible headline an h1, with words in it.",
  doneWhen: "Each page has an h1 with words.",
};

const h1Several: PageIssue = {
  id: "h1-several",
  severity: "cosmetic",
  source: "peers",
  weight: 1,
  fixedIn: "template",
  title: (pages) => howMany(pages, "page has more than one h1", "pages have more than one h1"),
  why: "Several main headings leave open what the page is about. Google copes; readers of a screen reader's list do not.",
  rule: "A page has one main heading.",
  fix: "Keep one h1 for the page's subject and make the others h2.",
  doneWhen: "Each page has one h1.",
};

/** A headline has some ten words; whatever has so many signs is the text itself. Our choice. */
const MOST_CHARACTERS = 1_000;

const h1Long: PageIssue = {
  id: "h1-long",
  severity: "cosmetic",
  source: "own",
  weight: 1,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} a whole text in the h1`,
  why: "A heading of over 1,000 characters is no heading: it does not say in a few words what the page is about. Often an h1 is not closed.",
  rule: "A main heading says in a few words what the page is about.",
  fix: "Close the h1 after the headline, and make the rest paragraphs.",
  doneWhen: "Each h1 is a headline.",
};

export const h1: Check = {
  id: "h1",
  title: "Main heading",
  group: "on-page",
  severity: "clicks",
  points: 3,
  isEssential: true,
  why: "The main heading tells a visitor that the result kept its promise, and is a source for Google's title.",
  source: "https://developers.google.com/search/docs/appearance/title-link",
  issues: [h1Missing, h1Several, h1Long],
  guide: {
    topic: "titles",
    name: "Main heading missing or doubled",
    finds: "Finds pages with no h1, several, or a text in it.",
    matters:
      "Sites whose logo is the only h1, or whose builder makes each section's heading an h1.",
    example: {
      kind: "html",
      wrong: "<h2>Office desks made to measure</h2>",
      right: "<h1>Office desks made to measure</h1>",
    },
  },
  evaluate({ document, headings, title }) {
    const all = headings.filter(({ level, element }) => level === 1 && !element.isHidden);
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

    const [only] = filled;
    if (only !== undefined && filled.length === 1 && only.text.length > MOST_CHARACTERS) {
      return {
        status: "warn",
        issue: h1Long,
        text: `A main heading of ${groupThousands(only.text.length)} characters`,
        evidence: evidenceOf(document, [only.element], { whole: true }),
        fix: { advice: h1Long.fix },
      };
    }
    if (filled.length === 1) return pass("One main heading says what the page is about");
    if (filled.length > 1) {
      return {
        status: "warn",
        issue: h1Several,
        text: `${filled.length} main headings`,
        evidence: evidenceOf(
          document,
          filled.map(({ element }) => element),
          { whole: true },
        ),
        fix: { advice: h1Several.fix },
      };
    }
    const [first] = headings;
    return {
      status: "fail",
      issue: h1Missing,
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
      fix: { advice: h1Missing.fix, markup: `<h1>${topic}</h1>` },
    };
  },
};
