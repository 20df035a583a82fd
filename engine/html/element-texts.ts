import type { HtmlDocument, HtmlElement } from "./html-document.ts";

/** `isReadable`: shown, or folded where a press shows it. */
export type ElementText = { text: string; isReadable: boolean; element: HtmlElement | null };

/** Every text node of a page with the element that it is in, in document order. */
export function* readElementTexts(document: HtmlDocument): Generator<ElementText> {
  const { elements, texts, isTextVisible, isTextFolded } = document;
  let at = 0;
  for (const [index, text] of texts.entries()) {
    // Elements open in document order: the last one that starts at or before this text holds it.
    while (at + 1 < elements.length && (elements[at + 1]?.textStart ?? Infinity) <= index) at += 1;
    let element: HtmlElement | null = elements[at] ?? null;
    while (element !== null && element.textEnd <= index) element = element.parent;
    const isReadable = isTextVisible[index] === true || isTextFolded[index] === true;
    yield { text, isReadable, element };
  }
}
