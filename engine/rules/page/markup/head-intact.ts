import { attribute, elementsOf, type HtmlElement } from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { hasRel, nameOf } from "#engine/html/page-facts.ts";

export const headIntact: Check = {
  id: "head-intact",
  title: "Everything for search engines is in head",
  group: "technical",
  severity: "clicks",
  points: 3,
  why: "A picture or a line of text ends the head at that point. What follows falls into the body, where Google ignores it.",
  source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  evaluate({ document }) {
    const important = elementsOf(document, "link", "meta", "base").filter(isForSearchEngines);
    const lost = important.filter((element) => !element.inLiveHead);
    const atRisk = important.filter((element) => element.inLiveHead && !element.inHead);
    if (lost.length === 0 && atRisk.length === 0)
      return pass("Nothing meant for head is outside it");

    const intruder = findIntruder(document.elements);
    const isLost = lost.length > 0;
    return {
      status: isLost ? "fail" : "warn",
      text: isLost
        ? `${count(lost.length, "tag")} for search engines outside head`
        : `${count(atRisk.length, "tag")} after a noscript that ends head for readers without scripts`,
      evidence: evidenceOf(document, [
        ...(intruder === null ? [] : [intruder]),
        ...(isLost ? lost : atRisk),
      ]),
      fix: {
        advice:
          intruder === null
            ? "Move these tags into head."
            : `Move <${intruder.tag}> from line ${intruder.line} into body: it ends head there.`,
      },
    };
  },
};

function isForSearchEngines(element: HtmlElement): boolean {
  if (element.tag === "base") return true;
  if (element.tag === "link") {
    return (
      hasRel(element, "canonical") ||
      (hasRel(element, "alternate") && attribute(element, "hreflang") !== null)
    );
  }
  return ["robots", "googlebot", "description"].includes(nameOf(element));
}

/** The parser opened body by itself because of its first child: that one does not belong in head. */
function findIntruder(elements: readonly HtmlElement[]): HtmlElement | null {
  const body = elements.find(({ isHtml, tag }) => isHtml && tag === "body");
  const first = body === undefined ? undefined : elements[body.index + 1];
  const head = elements.find(({ isHtml, tag }) => isHtml && tag === "head");
  if (body === undefined || first === undefined || head === undefined) return null;
  const isImplied = body.line === 0 || body.start > first.start;
  return isImplied && first.parent === body ? first : null;
}
