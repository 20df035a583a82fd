import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";

export const language: LanguageEntry = {
  label: "Urdu",
  dir: "rtl",
  stop: "۔",
  face: '1em "Noto Nastaliq Urdu"',
  drafts: ["product", "freelancer", "amazon", "google"],
  signs: { end: /[۔؟!]$/u, foreign: /[.,;?।¡¿]/u, advice: "end with ۔ and write ، ؛ ؟" },
};
