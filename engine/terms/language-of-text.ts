import { isArabic } from "./stop-words.ts";
import type { Token } from "./tokenise.ts";

/** Of texts in Arabic letters, so that their terms get their face. */
export type ArabicScriptLanguage = "ar" | "ur";

/**
 * By its small words, else by the letters that an Urdu keyboard lacks (teh marbuta, Arabic kaf and yeh,
 * hamza on alif) against those that an Arabic one lacks. Where neither tells, Urdu: the site is of Pakistan.
 */
export function languageOfText(text: string, tokens: readonly Token[]): ArabicScriptLanguage {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  if (isArabic(tokens)) return "ar";
  return count(/[ٹڈڑںےہھیکپچگژ]/g) >= count(/[ةكيىإأ]/g) ? "ur" : "ar";
}
