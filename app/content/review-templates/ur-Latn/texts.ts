import { replies } from "#app/content/review-templates/ur-Latn/replies.ts";
import { requests } from "#app/content/review-templates/ur-Latn/requests.ts";
import type { LanguageTexts } from "#app/content/review-templates/language-entry.ts";

export const texts = { replies, requests } as const satisfies LanguageTexts;
