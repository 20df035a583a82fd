import { attribute, elementsOf, type HtmlElement } from "#engine/html/html-document.ts";
import { hasRel, type PageFacts } from "#engine/html/page-facts.ts";

const LOADED_BY_SRC = ["script", "iframe", "img", "audio", "video", "source", "embed", "track"];
const LOADED_BY_REL = ["stylesheet", "icon", "preload", "modulepreload", "manifest"];

/** What an https page loads over http. https://www.w3.org/TR/mixed-content/ */
export function mixedContentOf({ document, address }: PageFacts): readonly HtmlElement[] {
  if (address.url.protocol !== "https:") return [];
  return elementsOf(document, ...LOADED_BY_SRC, "link").filter((element) => {
    const isLoaded = element.tag !== "link" || LOADED_BY_REL.some((rel) => hasRel(element, rel));
    const name = element.tag === "link" ? "href" : "src";
    return isLoaded && /^\s*http:/i.test(attribute(element, name) ?? "");
  });
}
