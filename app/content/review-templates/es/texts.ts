import { amazon } from "#app/content/review-templates/es/amazon.ts";
import { product } from "#app/content/review-templates/es/product.ts";
import { replies } from "#app/content/review-templates/es/replies.ts";
import { requests } from "#app/content/review-templates/es/requests.ts";
import type { LanguageTexts } from "#app/content/review-templates/language-entry.ts";

export const texts = { product, amazon, replies, requests } as const satisfies LanguageTexts;
