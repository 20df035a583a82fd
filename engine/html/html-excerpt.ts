import { shorten } from "#lib/text/shorten.ts";
import type { HtmlDocument, HtmlElement } from "./html-document.ts";

/** A place in the pasted source, short enough to show beside a finding. */
export type SourceExcerpt = { line: number; excerpt: string };

const MAX_EXCERPT_CHARACTERS = 200;

/** The element's start tag as it is in the source; with `whole`, the element to its end. */
export function excerptOf(
  document: HtmlDocument,
  element: HtmlElement,
  whole = false,
): SourceExcerpt {
  if (element.line === 0) return { line: 1, excerpt: `<${element.tag}>` };
  const raw = document.source.slice(element.start, whole ? element.end : element.startTagEnd);
  return {
    line: element.line,
    excerpt: shorten(shorten(raw, 2000, "").replace(/\s+/g, " ").trim(), MAX_EXCERPT_CHARACTERS),
  };
}
