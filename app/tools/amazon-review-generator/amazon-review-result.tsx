import { BadgeCheck } from "lucide-react";

import type { Piece } from "#app/tools/review-kit/text/review-frame.ts";
import type { Rating } from "#app/tools/review-kit/text/review-rating.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import type { AmazonReviewLanguage } from "#app/tools/amazon-review-generator/write-amazon-review.ts";
import { copyWithToast } from "#app/tools/kit/kept/hand-over.ts";
import { Stars } from "#app/ui/stars.tsx";

export type WrittenAmazonReview = {
  run: number;
  isVerified: boolean;
  language: AmazonReviewLanguage;
  rating: Rating;
  review: readonly Piece[];
};

export function AmazonReviewResult({
  run,
  isVerified,
  language,
  rating,
  review,
}: WrittenAmazonReview) {
  return (
    <ReviewOutput
      run={run}
      label="The review is ready"
      heading="Your Amazon review"
      platform="amazon"
    >
      <ReviewDraft
        title="Review"
        pieces={review}
        language={language}
        platform="amazon"
        kind="review"
        onCopy={(text) => void copyWithToast(text, "Review copied to clipboard!")}
      >
        <p className="review-mark">
          <Stars rating={rating} />
          {isVerified ? (
            <span className="review-verified">
              <BadgeCheck className="icon" aria-hidden />
              Verified Purchase
            </span>
          ) : null}
        </p>
      </ReviewDraft>
    </ReviewOutput>
  );
}
