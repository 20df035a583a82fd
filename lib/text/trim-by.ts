/**
 * A text without the characters at both ends that `one` matches, each by itself. Linear in what it
 * trims, where `/x+$/` tries every run of them in the middle of the text too.
 */
export function trimBy(text: string, one: RegExp): string {
  let start = 0;
  while (start < text.length && one.test(text.charAt(start))) start += 1;
  return trimEndBy(text.slice(start), one);
}

/** The same for the end alone. */
export function trimEndBy(text: string, one: RegExp): string {
  let end = text.length;
  while (end > 0 && one.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
