import { amazon } from "#app/content/review-templates/ur/amazon.ts";
import { freelancer } from "#app/content/review-templates/ur/freelancer.ts";
import { google } from "#app/content/review-templates/ur/google.ts";
import { product } from "#app/content/review-templates/ur/product.ts";
import { replies } from "#app/content/review-templates/ur/replies.ts";
import { requests } from "#app/content/review-templates/ur/requests.ts";
import type { LanguageTexts } from "#app/content/review-templates/language-entry.ts";

export const texts = {
  product,
  freelancer,
  amazon,
  google,
  replies,
  requests,
} as const satisfies LanguageTexts;
