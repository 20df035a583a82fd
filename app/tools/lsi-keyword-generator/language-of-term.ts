import type { ArabicScriptLanguage } from "#engine/terms/language-of-text.ts";

/** What to mark a term with: the language of the text that it is of; none in Latin letters. */
export function languageOfTerm(term: string, ofText: ArabicScriptLanguage): string | undefined {
  if (/\p{Script=Devanagari}/u.test(term)) return "hi";
  return /\p{Script=Arabic}/u.test(term) ? ofText : undefined;
}
