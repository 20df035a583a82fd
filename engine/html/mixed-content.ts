import {
  attribute,
  elementsOf,
  hasAttribute,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { hasRel, type PageFacts } from "#engine/html/page-facts.ts";

const LOADED_BY_SRC = [
  "script",
  "iframe",
  "img",
  "audio",
  "video",
  "source",
  "embed",
  "track",
  "input",
];
const LOADED_BY_REL = ["stylesheet", "icon", "preload", "modulepreload", "manifest"];

/**
 * What an https page loads, or sends a form to, over http, in document order; nothing for a page that
 * is not served over https itself. https://www.w3.org/TR/mixed-content/
 */
export function findMixedContent({
  document,
  address,
}: Pick<PageFacts, "document" | "address">): readonly HtmlElement[] {
  if (address.url.protocol !== "https:") return [];
  return elementsOf(document, ...LOADED_BY_SRC, "link", "object", "form").filter((element) =>
    /^\s*http:/i.test(loadedAddress(element)),
  );
}

function loadedAddress(element: HtmlElement): string {
  if (element.tag === "form") return attribute(element, "action") ?? "";
  if (element.tag === "object") return attribute(element, "data") ?? "";
  if (element.tag === "link") {
    const isLoaded = LOADED_BY_REL.some((rel) => hasRel(element, rel));
    return isLoaded ? (attribute(element, "href") ?? "") : "";
  }
  if (element.tag === "input" && !hasAttribute(element, "src")) return "";
  return attribute(element, "src") ?? "";
}
