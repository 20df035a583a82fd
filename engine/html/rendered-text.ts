/**
 * An element's `innerText` as far as markup alone tells.
 * https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute
 */
import { trimEndBy } from "#lib/text/trim-by.ts";
import { shorten } from "#lib/text/shorten.ts";

import { isBlock } from "./hidden-by-markup.ts";
import { collapseSpace, type HtmlDocument, type HtmlElement } from "./html-document.ts";
import { MAX_INNER_ELEMENTS } from "#engine/bounds.ts";

const MAX_CHARACTERS = 1000;
/** Reading a line ends after the text node in which this many characters are reached. */
const MAX_LINE = 5000;

/** A text, or how many line breaks are asked for at least. */
type Piece = { text: string; isRaw: boolean } | { breaks: number };

/**
 * The words of an element as a browser shows them, with a line break at `br` and around blocks; white
 * space at both ends is cut. An element without a box has its text as written.
 */
export function readRenderedText(document: HtmlDocument, element: HtmlElement): string {
  if (element.isUnrendered) {
    const written = document.texts.slice(element.textStart, element.textEnd).join("");
    return shorten(written, MAX_CHARACTERS, "").trim();
  }
  return joinPieces(collectPieces(document, element));
}

/**
 * All words of an element, shown or not, in one line: the text as written, with a blank where a `br`
 * or a block parts two words.
 */
export function readOneLine(document: HtmlDocument, element: HtmlElement): string {
  const parted = new Set<number>();
  const last = Math.min(element.subtreeEnd, element.index + MAX_INNER_ELEMENTS);
  for (const inner of document.elements.slice(element.index + 1, last)) {
    if (inner.tag === "br" || isBlock(inner)) parted.add(inner.textStart).add(inner.textEnd);
  }
  let text = "";
  for (let at = element.textStart; at < element.textEnd && text.length < MAX_LINE; at += 1) {
    text += (parted.has(at) ? " " : "") + (document.texts[at] ?? "");
  }
  return collapseSpace(text);
}

/** Elements and texts in document order, each element closed where its inside ends. */
function collectPieces(document: HtmlDocument, root: HtmlElement): readonly Piece[] {
  const pieces: Piece[] = [];
  const open: HtmlElement[] = [];
  const last = Math.min(root.subtreeEnd, root.index + MAX_INNER_ELEMENTS);
  let at = root.textStart;

  function takeTexts(end: number): void {
    for (; at < end; at += 1) {
      if (!document.isTextVisible[at]) continue;
      pieces.push({
        text: shorten(document.texts[at] ?? "", MAX_CHARACTERS, ""),
        isRaw: open.some(({ tag }) => tag === "pre"),
      });
    }
  }

  function closeUntil(index: number): void {
    for (let top = open.at(-1); top !== undefined && top.subtreeEnd <= index; top = open.at(-1)) {
      takeTexts(top.textEnd);
      open.pop();
      if (!top.isUnrendered) pieces.push(...pieceBeside(top));
      if (top.tag === "td" || top.tag === "th") pieces.push({ text: "\t", isRaw: true });
    }
  }

  for (let index = root.index + 1; index < last; index += 1) {
    const child = document.elements[index];
    if (child === undefined) break;
    closeUntil(index);
    takeTexts(child.textStart);
    if (!child.isUnrendered) pieces.push(...pieceBeside(child));
    if (child.tag === "br" && !child.isHidden) pieces.push({ text: "\n", isRaw: true });
    open.push(child);
  }
  closeUntil(Infinity);
  takeTexts(root.textEnd);
  return pieces;
}

/** A paragraph asks for an empty line, other blocks for a new one. */
function pieceBeside(element: HtmlElement): readonly Piece[] {
  return isBlock(element) ? [{ breaks: element.tag === "p" ? 2 : 1 }] : [];
}

function joinPieces(pieces: readonly Piece[]): string {
  let text = "";
  let breaks = 0;
  for (const piece of pieces) {
    if (text.length >= MAX_CHARACTERS) break;
    if ("breaks" in piece) {
      breaks = Math.max(breaks, piece.breaks);
      continue;
    }
    const words = piece.isRaw ? piece.text : piece.text.replace(/[\t\n\f\r ]+/g, " ");
    if (words === "" || (words === " " && (breaks > 0 || /(?:^|[\s])$/.test(text)))) continue;
    if (breaks > 0 && text !== "") text = trimEndBy(text, / /) + "\n".repeat(breaks);
    if (piece.isRaw) text = trimEndBy(text, / /) + words;
    else text += breaks > 0 || /(?:^|[ \n\t])$/.test(text) ? words.replace(/^ /, "") : words;
    breaks = 0;
  }
  return text.trim();
}
