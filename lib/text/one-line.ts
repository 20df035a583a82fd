/**
 * A stranger's words for one line of a text that is ours: line breaks and other control characters
 * become a space, and what turns the direction of writing goes.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
