import { google } from "#app/content/review-templates/ar/google.ts";
import { product } from "#app/content/review-templates/ar/product.ts";
import { replies } from "#app/content/review-templates/ar/replies.ts";
import { requests } from "#app/content/review-templates/ar/requests.ts";
import type { LanguageTexts } from "#app/content/review-templates/language-entry.ts";

export const texts = { product, google, replies, requests } as const satisfies LanguageTexts;
