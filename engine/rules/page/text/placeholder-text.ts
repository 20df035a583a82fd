import { elementsOf, type HtmlElement } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

/** The beginning that every generator writes. Pages about it say "lorem ipsum" and mostly no more. */
const PLACEHOLDER = /lorem\s+ipsum\s+dolor\s+sit/i;

export const placeholderText: Check = {
  id: "placeholder-text",
  title: "No text of the template",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "“Lorem ipsum” tells a visitor that nobody has looked at the page, and Google that there is nothing to find.",
  evaluate(facts) {
    const isVisible = [facts.visibleText, facts.foldedText].some((text) => PLACEHOLDER.test(text));
    if (!isVisible && !PLACEHOLDER.test(facts.description ?? "")) {
      return pass("No placeholder text is left");
    }
    return {
      status: "fail",
      text: isVisible ? "Lorem ipsum stands on the page" : "Lorem ipsum stands in the description",
      evidence: evidenceOf(facts.document, isVisible ? findElements(facts) : facts.descriptions, {
        whole: true,
      }),
      fix: { advice: "Write what belongs there, or take the block out." },
    };
  },
};

/** The innermost elements that hold it; the body where it runs over several. */
function findElements({ document }: PageFacts): readonly HtmlElement[] {
  const at = document.texts.flatMap((text, index) => (PLACEHOLDER.test(text) ? [index] : []));
  const elements = at
    .slice(0, MAX_ELEMENTS)
    .map((index) =>
      document.elements.findLast(
        ({ textStart, textEnd, inHead }) => !inHead && textStart <= index && index < textEnd,
      ),
    )
    .filter((element) => element !== undefined);
  return elements.length > 0 ? [...new Set(elements)] : elementsOf(document, "body");
}

const MAX_ELEMENTS = 50;
