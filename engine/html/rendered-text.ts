import {
  attribute,
  hasAttribute,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { MAX_INNER_ELEMENTS } from "#engine/html/page-links.ts";

const NEVER_RENDERED = new Set(["script", "style", "template", "noscript", "head", "title"]);

/**
 * An element's `innerText` as far as markup alone tells: without scripts, styles and what the
 * element itself hides, with line breaks for `br` and blocks left out.
 */
export function readRenderedText(document: HtmlDocument, element: HtmlElement): string {
  const hidden: [number, number][] = [];
  const last = Math.min(element.subtreeEnd, element.index + MAX_INNER_ELEMENTS);
  for (let at = element.index + 1; at < last; at += 1) {
    const child = document.elements[at];
    if (child !== undefined && isNotRendered(child)) hidden.push([child.textStart, child.textEnd]);
  }
  let text = "";
  for (let at = element.textStart; at < element.textEnd && text.length < 1000; at += 1) {
    if (!hidden.some(([start, end]) => at >= start && at < end)) text += document.texts[at] ?? "";
  }
  return text.replace(/[\t\n\f\r ]+/g, " ").trim();
}

function isNotRendered(element: HtmlElement): boolean {
  return (
    NEVER_RENDERED.has(element.tag) ||
    hasAttribute(element, "hidden") ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, "style") ?? "")
  );
}
