import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";

export const language: LanguageEntry = {
  label: "Spanish",
  dir: "ltr",
  stop: ".",
  drafts: ["product", "amazon"],
  signs: {
    end: /[.!?]$/,
    foreign: /[؟۔،؛।]/u,
    advice: "end with . ! or ?, and open with ¡ or ¿",
    opens: ["¡", "¿"],
  },
};
