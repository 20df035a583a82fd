import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";

export const language: LanguageEntry = {
  label: "Arabic",
  dir: "rtl",
  stop: ".",
  face: '1em "Noto Naskh Arabic"',
  drafts: ["product", "google"],
  signs: { end: /[.؟!]$/u, foreign: /[,;?۔।¡¿]/u, advice: "end with . and write ، ؛ ؟" },
};
