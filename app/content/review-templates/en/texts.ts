import { amazon } from "./amazon.ts";
import { freelancer } from "./freelancer.ts";
import { google } from "./google.ts";
import { product } from "./product.ts";
import { replies } from "./replies.ts";
import { requests } from "./requests.ts";
import type { LanguageTexts } from "#app/content/review-templates/language-entry.ts";

export const texts = {
  product,
  freelancer,
  amazon,
  google,
  replies,
  requests,
} as const satisfies LanguageTexts;
