import { freelancerTexts } from "#app/content/review-templates/freelancer-texts.ts";
import type { LanguageOf } from "#app/content/review-templates/review-texts.ts";
import type { FreelancePlatform } from "./freelance-platforms.ts";
import { fillFrame, type Piece } from "#app/tools/review-kit/text/fill-frame.ts";
import { reviewLanguages } from "#app/content/review-templates/review-languages.ts";
import { decorate, type Rating } from "#app/tools/review-kit/text/rating.ts";

export type FreelancerReviewLanguage = LanguageOf<"freelancer">;

export type FreelancerReviewInput = {
  platform: FreelancePlatform;
  serviceType: string;
  name: string;
  rating: Rating;
  language: FreelancerReviewLanguage;
};

/** The client's review and the seller's reply to it. "Other" names no platform. */
export function generateFreelancerReview(input: FreelancerReviewInput): {
  review: Piece[];
  reply: Piece[];
} {
  const { platform, serviceType, name, rating, language } = input;
  const { stop } = reviewLanguages[language];
  const frames = freelancerTexts[language][rating];
  const values = { platform: platform === "Other" ? "" : platform, service: serviceType, name };

  return {
    review: decorate(fillFrame(frames.review, values, stop), rating),
    reply: fillFrame(frames.reply, values, stop),
  };
}
