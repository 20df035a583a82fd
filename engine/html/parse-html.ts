/**
 * One parse of one page, by the HTML standard's own algorithm (parse5). Nothing in the page runs or
 * loads: it is text to us. Noscript content is parsed as markup, as a crawler without scripts reads it.
 * https://html.spec.whatwg.org/multipage/parsing.html
 */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap, type TreeAdapter } from "parse5";

import { MAX_ELEMENTS, MAX_ELEMENTS_OF_SHORT_SOURCE, MAX_HTML_CHARACTERS } from "#engine/bounds.ts";
import { isBinary } from "./binary-text.ts";
import { flattenTree } from "./flatten-tree.ts";
import type { HtmlDocument, HtmlProblem } from "./html-document.ts";
import { markLiveHead } from "./live-head.ts";
import type { Result } from "#lib/result.ts";

class TooComplex extends Error {}

/**
 * The page in this text, or why there is none: "empty" (white space alone), "binary" (no text),
 * "too-large" (over `MAX_HTML_CHARACTERS`), "too-complex" (more elements than a page needs). Every
 * other text is a page, if a poor one; none throws.
 */
export function parseHtml(source: string): Result<HtmlDocument, HtmlProblem> {
  if (source.trim() === "") return { ok: false, problem: "empty" };
  if (source.length > MAX_HTML_CHARACTERS) return { ok: false, problem: "too-large" };
  if (isBinary(source)) return { ok: false, problem: "binary" };

  try {
    const document = readDocument(source, false);
    markLiveHead(document, () => readDocument(source, true));
    return { ok: true, value: document };
  } catch (error) {
    if (error instanceof TooComplex) return { ok: false, problem: "too-complex" };
    throw error;
  }
}

function readDocument(source: string, scriptingEnabled: boolean): HtmlDocument {
  const mostElements = Math.min(MAX_ELEMENTS, MAX_ELEMENTS_OF_SHORT_SOURCE + source.length);
  const root = parse(source, {
    treeAdapter: createTreeAdapter(mostElements),
    sourceCodeLocationInfo: true,
    scriptingEnabled,
  });
  return flattenTree(source, root);
}

/**
 * parse5's own tree; throws `TooComplex` at the first element beyond `most`. Texts have no place in the
 * source: nobody asks for it, and it is written again with each piece of a text.
 */
function createTreeAdapter(most: number): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      elements += 1;
      if (elements > most) throw new TooComplex();
      return defaultTreeAdapter.createElement(...element);
    },
    setNodeSourceCodeLocation(node, location) {
      if (!defaultTreeAdapter.isTextNode(node)) node.sourceCodeLocation = location;
    },
    updateNodeSourceCodeLocation(node, end) {
      if (node.sourceCodeLocation) Object.assign(node.sourceCodeLocation, end);
    },
  };
}
