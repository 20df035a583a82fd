import {
  attribute,
  elementsOf,
  hasAttribute,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";

/** Without href these attributes must be absent too, else the anchor pretends to lead somewhere. */
const HREF_ATTRIBUTES = ["target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy"];

export const crawlableAnchors: Check = {
  id: "crawlable-anchors",
  title: "Links a crawler can follow",
  group: "technical",
  severity: "clicks",
  points: 3,
  lighthouseWeight: 1,
  why: "Google follows an a element with an address, and nothing else. Pages behind script links stay unknown.",
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
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
        advice:
          "Put a real address into href; a script may still act on the click. What only acts is a button.",
        markup: `<a href="[/the-page]">${first.textStart === first.textEnd ? "[words]" : "…"}</a>`,
      },
    };
  },
};

/** Lighthouse's rule, with `onclick` for the listeners that only a live page shows. */
export function isUncrawlable(element: HtmlElement, baseUrl: string | undefined): boolean {
  if (element.inNoscript) return false;
  const href = attribute(element, "href");
  const raw = (href ?? "").replace(/\s/g, "");
  if ((attribute(element, "role") ?? "").trim() !== "") return false;
  if (raw.startsWith("mailto:")) return false;
  if (raw === "" && (attribute(element, "id") ?? "") !== "") return false;
  if (raw.startsWith("file:")) return true;
  if ((attribute(element, "name") ?? "").trim() !== "") return false;
  if (href === null) {
    const pretends = HREF_ATTRIBUTES.some((name) => hasAttribute(element, name));
    return pretends || hasAttribute(element, "onclick");
  }
  return /javascript:void(\(|)0(\)|)/.test(raw) || URL.parse(raw, baseUrl) === null;
}
