import type { HtmlDocument, HtmlElement } from "#engine/html/html-document.ts";
import type { At } from "#engine/site-audit/rows.ts";

/** Kept of one kind on one page: more say nothing new. */
export const MAX_PLACES = 20;

/** The start tag, at most 160 characters, with its line. */
export function tagAt(document: HtmlDocument, element: HtmlElement): At<string> {
  const tag = document.source.slice(element.start, element.startTagEnd).replace(/\s+/g, " ");
  return { value: tag.slice(0, 160), line: element.line };
}

/** The first places of these elements. */
export function tagsAt(
  document: HtmlDocument,
  elements: readonly HtmlElement[],
): readonly At<string>[] {
  return elements.slice(0, MAX_PLACES).map((element) => tagAt(document, element));
}
