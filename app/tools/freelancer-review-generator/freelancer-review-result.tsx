import { site } from "#app/content/site/site.ts";
import type { Piece } from "#app/tools/review-kit/text/review-frame.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import {
  platformKeys,
  type FreelancePlatform,
} from "#app/tools/freelancer-review-generator/platforms.ts";
import type { FreelancerReviewLanguage } from "#app/tools/freelancer-review-generator/write-freelancer-review.ts";
import { copyWithToast } from "#app/tools/kit/kept/hand-over.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";

export type WrittenFreelancerReview = {
  run: number;
  platform: FreelancePlatform;
  language: FreelancerReviewLanguage;
  review: readonly Piece[];
  reply: readonly Piece[];
};

const handleCopy = (text: string) => void copyWithToast(text, "Copied to clipboard!");

export function FreelancerReviewResult({
  run,
  platform,
  language,
  review,
  reply,
}: WrittenFreelancerReview) {
  const key = platformKeys[platform];

  return (
    <ReviewOutput
      run={run}
      label="The review and the reply are ready"
      heading="Review and reply"
      platform={key}
    >
      <ReviewDraft
        title="Client review"
        pieces={review}
        language={language}
        platform={key}
        kind="review"
        onCopy={handleCopy}
      />
      <ReviewDraft
        title="Seller reply"
        pieces={reply}
        language={language}
        platform={key}
        kind="reply"
        onCopy={handleCopy}
        renderActions={(text) => (
          <Button variant="outline" size="sm" onClick={() => handleProfile(text)}>
            Use this for your Fiverr profile
          </Button>
        )}
      />
    </ReviewOutput>
  );
}

/** Switched on in the site file, the button hands over the text and opens Fiverr. */
function handleProfile(text: string): void {
  if (!site.features.freelancerProfile) {
    toast({ title: "Feature coming soon!", isNotice: true });
    return;
  }
  handleCopy(text);
  window.open("https://www.fiverr.com/users/profile", "_blank", "noopener");
}
