import type { HtmlDocument, HtmlElement } from "#engine/html/html-document.ts";

/** `isReadable`: shown, or folded where a press shows it. */
export type HeldText = { text: string; isReadable: boolean; holder: HtmlElement | null };

/** Every text node of a page with the element that it stands in, in document order. */
export function* readHeldTexts(document: HtmlDocument): Generator<HeldText> {
  const { elements, texts, isTextVisible, isTextFolded } = document;
  let at = 0;
  for (const [index, text] of texts.entries()) {
    // Elements open in document order: the last one that starts at or before this text holds it.
    while (at + 1 < elements.length && (elements[at + 1]?.textStart ?? Infinity) <= index) at += 1;
    let holder: HtmlElement | null = elements[at] ?? null;
    while (holder !== null && holder.textEnd <= index) holder = holder.parent;
    const isReadable = isTextVisible[index] === true || isTextFolded[index] === true;
    yield { text, isReadable, holder };
  }
}
