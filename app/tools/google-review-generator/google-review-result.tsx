import { MessageCircle } from "lucide-react";

import type { Piece } from "#app/tools/review-kit/text/review-frame.ts";
import { shareReviewLink } from "#app/tools/review-kit/review-share.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import type { GoogleReviewLanguage } from "#app/tools/google-review-generator/write-google-review.ts";
import { copyWithToast } from "#app/tools/kit/kept/hand-over.ts";
import { buttonClass } from "#app/ui/button.tsx";

export type WrittenGoogleReview = {
  run: number;
  businessName: string;
  language: GoogleReviewLanguage;
  review: readonly Piece[];
  reply: readonly Piece[];
};

const handleCopy = (text: string) => void copyWithToast(text, "Copied to clipboard!");

export function GoogleReviewResult({
  run,
  businessName,
  language,
  review,
  reply,
}: WrittenGoogleReview) {
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
        onCopy={handleCopy}
        renderActions={(text) => (
          <a
            className={buttonClass({ variant: "outline", size: "sm" })}
            href={shareReviewLink(businessName, text)}
            target="_blank"
            rel="noopener"
          >
            <MessageCircle className="icon" aria-hidden />
            Share on WhatsApp
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      />
      <ReviewDraft
        title="Business owner response"
        pieces={reply}
        language={language}
        platform="google"
        kind="reply"
        onCopy={handleCopy}
      />
    </ReviewOutput>
  );
}
