import { googleTexts } from "#app/content/review-templates/google-texts.ts";
import type { LanguageOf } from "#app/content/review-templates/review-texts.ts";
import { fillFrame, type Piece } from "#app/tools/review-kit/text/fill-frame.ts";
import { reviewLanguages } from "#app/content/review-templates/review-languages.ts";
import { decorate, type Rating } from "#app/tools/review-kit/text/rating.ts";

export type GoogleReviewLanguage = LanguageOf<"google">;

export type GoogleReviewInput = {
  businessName: string;
  businessType: string;
  city: string;
  staffName: string;
  rating: Rating;
  language: GoogleReviewLanguage;
};

export function generateGoogleReview(input: GoogleReviewInput): {
  review: Piece[];
  reply: Piece[];
} {
  const { businessName, businessType, city, staffName, rating, language } = input;
  const { stop } = reviewLanguages[language];
  const frames = googleTexts[language][rating];
  const values = { business: businessName, type: businessType, city, staff: staffName };

  return {
    review: decorate(fillFrame(frames.review, values, stop), rating),
    reply: fillFrame(frames.reply, values, stop),
  };
}
