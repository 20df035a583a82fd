import { freelancer } from "#app/content/review-templates/hi/freelancer.ts";
import { product } from "#app/content/review-templates/hi/product.ts";
import { replies } from "#app/content/review-templates/hi/replies.ts";
import { requests } from "#app/content/review-templates/hi/requests.ts";
import type { LanguageTexts } from "#app/content/review-templates/language-entry.ts";

export const texts = { product, freelancer, replies, requests } as const satisfies LanguageTexts;
