import { language as ar } from "#app/content/review-templates/ar/language.ts";
import { language as en } from "#app/content/review-templates/en/language.ts";
import { language as es } from "#app/content/review-templates/es/language.ts";
import { language as hi } from "#app/content/review-templates/hi/language.ts";
import type { ReviewWriter } from "./language-entry.ts";
import type { LanguageOf } from "./review-texts.ts";
import { language as urLatn } from "#app/content/review-templates/ur-Latn/language.ts";
import { language as ur } from "#app/content/review-templates/ur/language.ts";

/**
 * The languages of the review writers, in the order of the forms. Each is a folder, named here and in
 * the list of each kind of its texts, as in `google-texts.ts`.
 */
export const reviewLanguages = { en, ur, "ur-Latn": urLatn, hi, es, ar };

export type ReviewLanguage = keyof typeof reviewLanguages;

const languages = Object.keys(reviewLanguages) as ReviewLanguage[];

/** English comes first: every writer has drafts in it. */
export function languagesOf<Writer extends ReviewWriter>(
  writer: Writer,
): readonly [LanguageOf<Writer>, ...LanguageOf<Writer>[]] {
  const found: readonly unknown[] = languages.filter((language) =>
    reviewLanguages[language].drafts.includes(writer),
  );
  return found as [LanguageOf<Writer>, ...LanguageOf<Writer>[]];
}

/** For replies and requests: those of the writer's drafts, and those without any drafts. */
export function replyLanguagesOf(writer: ReviewWriter): readonly ReviewLanguage[] {
  return languages.filter((language) => {
    const { drafts } = reviewLanguages[language];
    return drafts.length === 0 || drafts.includes(writer);
  });
}

/** The form's choice, or the first of those offered: a form can be sent with anything in it. */
export function pickLanguage<Offered extends ReviewLanguage>(
  offered: readonly [Offered, ...Offered[]],
  chosen: string,
): Offered {
  return offered.find((language) => language === chosen) ?? offered[0];
}
