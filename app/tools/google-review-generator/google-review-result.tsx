import { ShareOnWhatsApp } from "#app/contact/share-on-whats-app.tsx";
import { shareReviewLink } from "#app/tools/review-kit/share-review-link.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import type { Written } from "#app/tools/review-kit/review-writer.tsx";
import { pickRating } from "#app/tools/review-kit/text/rating.ts";
import { generateGoogleReview } from "./generate-google-review.ts";

export function GoogleReviewResult({ typed, language, run }: Written<"google">) {
  const businessName = typed("businessName");
  const { review, reply } = generateGoogleReview({
    businessName,
    businessType: typed("businessType"),
    city: typed("city"),
    staffName: typed("staffName"),
    rating: pickRating(typed("rating")),
    language,
  });

  return (
    <ReviewOutput
      run={run}
      label="The review and the response are ready"
      heading="Review and response"
      platform="google"
    >
      <ReviewDraft
        title="Customer review"
        pieces={review}
        language={language}
        platform="google"
        kind="review"
        renderActions={(text) => (
          <ShareOnWhatsApp size="sm" href={shareReviewLink(businessName.trim(), text)} />
        )}
      />
      <ReviewDraft
        title="Business owner response"
        pieces={reply}
        language={language}
        platform="google"
        kind="reply"
      />
    </ReviewOutput>
  );
}
