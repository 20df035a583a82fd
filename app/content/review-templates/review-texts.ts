import { texts as ar } from "#app/content/review-templates/ar/texts.ts";
import { texts as en } from "#app/content/review-templates/en/texts.ts";
import { texts as es } from "#app/content/review-templates/es/texts.ts";
import { texts as hi } from "#app/content/review-templates/hi/texts.ts";
import { texts as urLatn } from "#app/content/review-templates/ur-Latn/texts.ts";
import { texts as ur } from "#app/content/review-templates/ur/texts.ts";
import type { ReviewWriter } from "./language-entry.ts";

/** The texts of each language; they stay out of the page until one is written. */
export const reviewTexts = { en, ur, "ur-Latn": urLatn, hi, es, ar } as const;

/** The languages that a writer has drafts in. */
export type LanguageOf<Writer extends ReviewWriter> = {
  [Language in keyof typeof reviewTexts]: (typeof reviewTexts)[Language] extends Record<
    Writer,
    object
  >
    ? Language
    : never;
}[keyof typeof reviewTexts];
