import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { readOwnTexts } from "#engine/html/code-text.ts";
import { elementsOf, type HtmlElement } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

/** The beginning that every generator writes. Pages about it say "lorem ipsum" and mostly no more. */
const PLACEHOLDER = /lorem\s+ipsum\s+dolor\s+sit/i;

const placeholderIssue: PageIssue = {
  id: "placeholder-text",
  severity: "clicks",
  source: "own",
  weight: 2,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "page shows", "pages show")} the text of a template`,
  rule: "No page shows “Lorem ipsum”.",
  fix: "Write what belongs there, or take the block out.",
  doneWhen: "No page shows the filler words of a template.",
};

export const placeholderText: Check = {
  id: "placeholder-text",
  title: "No text of the template",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "“Lorem ipsum” tells a visitor that nobody has looked at the page, and Google that there is nothing to find.",
  issues: [placeholderIssue],
  guide: {
    topic: "text",
    name: "Text left over from the template",
    finds: "Finds the filler words of a theme.",
    matters:
      "Owners of a fresh theme, whose example pages are public from the first day unless somebody deletes them.",
    example: {
      kind: "html",
      wrong: "<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>",
      right: "<p>We make office desks to measure, in oak and sheesham.</p>",
    },
  },
  evaluate(facts) {
    const elements = findElements(facts);
    const isVisible = elements.length > 0;
    if (!isVisible && !PLACEHOLDER.test(facts.description ?? "")) {
      return pass("No placeholder text is left");
    }
    return {
      status: "fail",
      issue: placeholderIssue,
      text: isVisible ? "Lorem ipsum is on the page" : "Lorem ipsum is in the description",
      evidence: evidenceOf(facts.document, isVisible ? elements : facts.descriptions, {
        whole: true,
      }),
      fix: { advice: placeholderIssue.fix },
    };
  },
};

/** The innermost elements that hold it; the body where it runs over several. */
function findElements({ document }: PageFacts): readonly HtmlElement[] {
  const texts = readOwnTexts(document);
  if (!PLACEHOLDER.test(texts.map(({ text }) => text).join(" "))) return [];
  const elements = texts.flatMap(({ text, element }) =>
    element !== null && !element.inHead && PLACEHOLDER.test(text) ? [element] : [],
  );
  if (elements.length === 0) return elementsOf(document, "body");
  return [...new Set(elements.slice(0, MAX_ELEMENTS))];
}

const MAX_ELEMENTS = 50;
