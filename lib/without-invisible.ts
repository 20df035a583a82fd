/**
 * Soft hyphen, fillers, zero-width signs, marks of direction, byte order mark. WhatsApp puts marks of
 * direction around what is copied from a chat. https://www.unicode.org/reports/tr36/
 */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/** A text of one line without the signs that nobody sees: an address, a number, a website. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}
