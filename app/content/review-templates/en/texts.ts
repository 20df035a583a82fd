import { amazon } from "#app/content/review-templates/en/amazon.ts";
import { freelancer } from "#app/content/review-templates/en/freelancer.ts";
import { google } from "#app/content/review-templates/en/google.ts";
import { product } from "#app/content/review-templates/en/product.ts";
import { replies } from "#app/content/review-templates/en/replies.ts";
import { requests } from "#app/content/review-templates/en/requests.ts";
import type { LanguageTexts } from "#app/content/review-templates/language-entry.ts";

export const texts = {
  product,
  freelancer,
  amazon,
  google,
  replies,
  requests,
} as const satisfies LanguageTexts;
