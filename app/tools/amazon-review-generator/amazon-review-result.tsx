import { BadgeCheck } from "lucide-react";

import { pickRating } from "#app/tools/review-kit/text/rating.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import type { Written } from "#app/tools/review-kit/review-writer.tsx";
import { generateAmazonReview } from "./generate-amazon-review.ts";
import { StatusWord } from "#app/ui/status-word.tsx";
import { Stars } from "#app/ui/stars/stars.tsx";

export function AmazonReviewResult({ typed, language, run }: Written<"amazon">) {
  const rating = pickRating(typed("rating"));
  const review = generateAmazonReview({
    productName: typed("productName"),
    keywords: typed("keywords"),
    experience: typed("experience"),
    rating,
    language,
  });

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
        copied="Review copied to clipboard!"
      >
        <p className="cluster" data-gap="small">
          <Stars rating={rating} />
          {typed("verified") === "" ? null : (
            <StatusWord of="warn" Icon={BadgeCheck}>
              Verified Purchase
            </StatusWord>
          )}
        </p>
      </ReviewDraft>
    </ReviewOutput>
  );
}
