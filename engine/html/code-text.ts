import { readElementTexts } from "./element-texts.ts";
import type { HtmlDocument, HtmlElement } from "./html-document.ts";

/**
 * What HTML has for code and its output, and the two of older HTML that browsers still show so.
 * https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element
 */
const CODE: ReadonlySet<string> = new Set(["code", "pre", "samp", "kbd", "xmp", "listing"]);

type OwnText = { text: string; element: HtmlElement | null };

const known = new WeakMap<HtmlDocument, readonly OwnText[]>();

/** The texts that a page says itself, readable ones alone: what code shows, it shows on purpose. */
export function readOwnTexts(document: HtmlDocument): readonly OwnText[] {
  const made = known.get(document) ?? findOwnTexts(document);
  known.set(document, made);
  return made;
}

function findOwnTexts(document: HtmlDocument): readonly OwnText[] {
  const isCode: boolean[] = [];
  for (const { parent, tag } of document.elements) {
    isCode.push(CODE.has(tag) || (parent !== null && isCode[parent.index] === true));
  }
  return [...readElementTexts(document)].filter(
    ({ element, isReadable }) => isReadable && (element === null || isCode[element.index] !== true),
  );
}
