import { attribute, elementsOf, hasAttribute, type HtmlElement } from "./html-document.ts";
import { hasRel, type PageFacts } from "./page-facts.ts";

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
    [loadedAddress(element), ...readSrcset(element)].some((url) => /^\s*http:/i.test(url)),
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

/** The first address of each candidate; a comma within an address makes no other one of http. */
function readSrcset(element: HtmlElement): readonly string[] {
  const isPicture =
    element.tag === "img" || (element.tag === "source" && element.parent?.tag === "picture");
  return isPicture ? (attribute(element, "srcset") ?? "").split(/,\s*(?=https?:|\/)|,\s+/) : [];
}
