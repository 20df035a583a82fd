import { amazonReviews } from "#app/content/review-templates/amazon-reviews.ts";
import { fillFrame, type Piece } from "#app/tools/review-kit/text/review-frame.ts";
import { reviewLanguages } from "#app/content/review-templates/review-language.ts";
import { decorate, type Rating } from "#app/tools/review-kit/text/review-rating.ts";

export type AmazonReviewLanguage = keyof typeof amazonReviews;

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
    fillFrame(amazonReviews[language][rating], values, reviewLanguages[language].stop),
    rating,
  );
}
