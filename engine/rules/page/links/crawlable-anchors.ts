import { isUncrawlable } from "#engine/links/is-uncrawlable.ts";
import { elementsOf } from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

const FIX =
  "Put a real address into href; a script may still act on the click. What only acts is a button.";

export const crawlableAnchors: Check = {
  id: "crawlable-anchors",
  title: "Links a crawler can follow",
  group: "technical",
  severity: "clicks",
  points: 3,
  lighthouseWeight: 1,
  why: "Google follows an a element with an address, and nothing else. Pages behind script links stay unknown.",
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  guide: {
    topic: "links",
    name: "Links that crawlers cannot follow",
    finds: "Finds links that no crawler can follow.",
    matters:
      "Sites made with JavaScript frameworks, and menus and “load more” lists that were built as buttons.",
    fix: FIX,
    doneWhen: "Each link has an address that opens in a new tab.",
    example: {
      kind: "html",
      wrong: '<a href="javascript:void(0)" onclick="openPage(\'/desks\')">Desks</a>',
      right: '<a href="/desks">Desks</a>',
    },
  },
  evaluate({ document, base }) {
    const dead = elementsOf(document, "a").filter((element) =>
      isUncrawlable(element, base.baseUrl?.href),
    );
    const [first] = dead;
    if (first === undefined) return pass("Every link leads to an address");
    return {
      status: "fail",
      text: `${count(dead.length, "link")} that no crawler can follow`,
      evidence: evidenceOf(document, dead, { whole: true }),
      fix: {
        advice: FIX,
        markup: `<a href="[/the-page]">${first.textStart === first.textEnd ? "[words]" : "…"}</a>`,
      },
    };
  },
};
