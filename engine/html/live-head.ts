/**
 * Where head ends in a live tab. Without scripts, a picture in a noscript ends it; with scripts,
 * noscript is text and ends nothing.
 * https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript
 */
import { elementsOf, type HtmlDocument } from "./html-document.ts";

const METADATA_TAGS = ["base", "link", "meta", "title"];

/**
 * Sets `inLiveHead` on the elements that a live tab keeps in head although a reader without scripts
 * does not. Only a noscript in head can make the two readings differ, so only then a second parse,
 * `parseLive`, is paid for.
 */
export function markLiveHead(document: HtmlDocument, parseLive: () => HtmlDocument): void {
  const hasHeadNoscript = document.elements.some(
    (element) => element.tag === "noscript" && element.inHead,
  );
  const strayed = elementsOf(document, ...METADATA_TAGS).filter((element) => !element.inHead);
  if (!hasHeadNoscript || strayed.length === 0) return;

  const live = parseLive();
  const startsInHead = new Set(
    elementsOf(live, ...METADATA_TAGS)
      .filter((element) => element.inHead)
      .map((element) => element.start),
  );
  for (const element of strayed) element.inLiveHead = startsInHead.has(element.start);
}
