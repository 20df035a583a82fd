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
  guide: {
    topic: "markup",
    name: "Search engine tags outside the head",
    finds:
      "Finds titles, descriptions, canonicals and robots tags that end up in the body because something in the head closed it too early.",
    matters:
      "Sites with scripts or counters pasted into the head: a picture or a line of text there is enough to end it.",
    fix: "Move the tags for search engines to the top of head, and what is not a head element into the body.",
    doneWhen: "View source and the browser's inspector show the same tags in head.",
    example: {
      kind: "html",
      wrong: `
        <head>
          <title>Office desks</title>
          <img src="/counter.gif" alt="">
          <link rel="canonical" href="https://chinar.example/lahore/desks">
        </head>
      `,
      right: `
        <head>
          <title>Office desks</title>
          <link rel="canonical" href="https://chinar.example/lahore/desks">
        </head>
        <body>
          <img src="/counter.gif" alt="">
        </body>
      `,
    },
  },
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
