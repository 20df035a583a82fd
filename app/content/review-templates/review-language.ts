/** The languages that the review writers know, and what a text in each needs. */
export const reviewLanguages = {
  en: { label: "English", dir: "ltr", stop: "." },
  ur: { label: "Urdu", dir: "rtl", stop: "۔" },
  /** Urdu as most people here type it: in Latin letters. https://www.rfc-editor.org/rfc/rfc5646 */
  "ur-Latn": { label: "Roman Urdu", dir: "ltr", stop: "." },
  hi: { label: "Hindi", dir: "ltr", stop: "।" },
  es: { label: "Spanish", dir: "ltr", stop: "." },
  ar: { label: "Arabic", dir: "rtl", stop: "." },
} as const satisfies Record<string, { label: string; dir: "ltr" | "rtl"; stop: string }>;

export type ReviewLanguage = keyof typeof reviewLanguages;

/** The form's choice, or the first of those offered: a form can be sent with anything in it. */
export function pickLanguage<Offered extends ReviewLanguage>(
  offered: readonly [Offered, ...Offered[]],
  chosen: string,
): Offered {
  return offered.find((language) => language === chosen) ?? offered[0];
}
