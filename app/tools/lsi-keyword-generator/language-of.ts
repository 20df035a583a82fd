/**
 * The language to mark a term with, so that it gets its face: Urdu by the letters that Arabic does not
 * have, or any word in Arabic letters on this site of Pakistan without Arabic's own; else none.
 */
export function languageOf(text: string): "ur" | "ar" | "hi" | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return "hi";
  if (!/\p{Script=Arabic}/u.test(text)) return undefined;
  // Teh marbuta, Arabic kaf and yeh: an Urdu keyboard has none of them.
  return /[ٹڈڑںےہھیکپچگژ]/.test(text) || !/[ةكيىإأ]/.test(text) ? "ur" : "ar";
}
