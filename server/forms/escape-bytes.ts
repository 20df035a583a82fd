/** What stands for each byte that means something in HTML, by the byte. */
const escapes: (readonly number[] | undefined)[] = [];
for (const [character, escaped] of Object.entries({
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
})) {
  escapes[character.charCodeAt(0)] = [...Buffer.from(escaped)];
}
const LONGEST_ESCAPE = 6;
const SPECIAL = /[&<>"']/;

/**
 * The text as UTF-8, safe in text and in quoted attributes of HTML. Byte by byte, since replacing
 * in 64 kB of nothing but `<` takes a hundred times as long as sending a page.
 */
export function escapeToBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (!SPECIAL.test(text)) return bytes;

  const escaped = Buffer.allocUnsafe(bytes.length * LONGEST_ESCAPE);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    const replacement = byte < escapes.length ? escapes[byte] : undefined;
    if (replacement === undefined) {
      escaped[length] = byte;
      length += 1;
    } else {
      for (const one of replacement) {
        escaped[length] = one;
        length += 1;
      }
    }
  }
  return escaped.subarray(0, length);
}
