import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";

export const language: LanguageEntry = {
  label: "Hindi",
  dir: "ltr",
  stop: "।",
  face: '1em "Noto Sans Devanagari"',
  drafts: ["product", "freelancer"],
  signs: { end: /[।?!]$/u, foreign: /[.؟۔،؛¡¿]/u, advice: "end with । (a danda)" },
};
