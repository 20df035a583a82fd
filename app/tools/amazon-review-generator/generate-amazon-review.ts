import { amazonTexts } from "#app/content/review-templates/amazon-texts.ts";
import type { LanguageOf } from "#app/content/review-templates/review-texts.ts";
import { fillFrame, type Piece } from "#app/tools/review-kit/text/fill-frame.ts";
import { reviewLanguages } from "#app/content/review-templates/review-languages.ts";
import { decorate, type Rating } from "#app/tools/review-kit/text/rating.ts";

export type AmazonReviewLanguage = LanguageOf<"amazon">;

export type AmazonReviewInput = {
  productName: string;
  keywords: string;
  experience: string;
  rating: Rating;
  language: AmazonReviewLanguage;
};

/** Without keywords the review says "for everyday use", in the language chosen. */
export function generateAmazonReview(input: AmazonReviewInput): Piece[] {
  const { productName, keywords, experience, rating, language } = input;
  const values = { product: productName, keywords, experience };

  return decorate(
    fillFrame(amazonTexts[language][rating], values, reviewLanguages[language].stop),
    rating,
  );
}
