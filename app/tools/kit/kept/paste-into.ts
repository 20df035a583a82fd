/**
 * From so many characters on a text is not shown: a browser lays out every line of a field
 * before it answers, and 100 KB take a slow phone half a second.
 */
const MOST_SHOWN = 20_000;

export function isTooLongToShow(text: string): boolean {
  return text.length > MOST_SHOWN;
}

/** What is in a field once `text` is pasted over its selection. */
export function pasteInto(
  {
    value,
    selectionStart,
    selectionEnd,
  }: Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">,
  text: string,
): string {
  return value.slice(0, selectionStart) + text + value.slice(selectionEnd);
}
