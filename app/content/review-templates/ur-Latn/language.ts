import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";

/** Urdu as most people here type it: in Latin letters. https://www.rfc-editor.org/rfc/rfc5646 */
export const language: LanguageEntry = {
  label: "Roman Urdu",
  dir: "ltr",
  stop: ".",
  drafts: [],
  signs: { end: /[.!?]$/, foreign: /[؟۔،؛।¡¿]/u, advice: "end with . ! or ?" },
};
