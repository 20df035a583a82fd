import { shorten } from "#lib/text/shorten.ts";
import { MAX_TAG_CHARACTERS_OF_A_PAGE } from "#engine/bounds.ts";
import type { HtmlDocument, HtmlElement } from "#engine/html/html-document.ts";
import type { At } from "./site-page-facts.ts";

/** Kept of one kind on one page: more say nothing new. */
export const MAX_PLACES = 20;

/** The start tag, at most 160 characters, with its line. */
export function tagAt(document: HtmlDocument, element: HtmlElement): At<string> {
  const tag = document.source.slice(element.start, element.startTagEnd).replace(/\s+/g, " ");
  return { value: shorten(tag, 160, ""), line: element.line };
}

/** Every place of these elements, or the first of them that there is room for. */
export function tagsAt(
  document: HtmlDocument,
  elements: readonly HtmlElement[],
): readonly At<string>[] {
  const places: At<string>[] = [];
  let left = MAX_TAG_CHARACTERS_OF_A_PAGE;
  for (const element of elements) {
    const place = tagAt(document, element);
    left -= place.value.length;
    if (left < 0) break;
    places.push(place);
  }
  return places;
}
