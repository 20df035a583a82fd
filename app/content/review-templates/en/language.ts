import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";

export const language: LanguageEntry = {
  label: "English",
  dir: "ltr",
  stop: ".",
  drafts: ["product", "freelancer", "amazon", "google"],
  signs: { end: /[.!?]$/, foreign: /[؟۔،؛।¡¿]/u, advice: "end with . ! or ?" },
};
