/**
 * Soft hyphen, fillers, zero-width signs, marks of direction, byte order mark. WhatsApp puts marks of
 * direction around what is copied from a chat. https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A text of one line without the signs that nobody sees: an address, a number, a website. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}
