import { site } from "#lib/site/site.ts";
import { ReviewDraft } from "#app/tools/review-kit/review-draft.tsx";
import { ReviewOutput } from "#app/tools/review-kit/review-output.tsx";
import { freelancePlatforms, platformKeys } from "./freelance-platforms.ts";
import type { Written } from "#app/tools/review-kit/review-writer.tsx";
import { pickRating } from "#app/tools/review-kit/text/rating.ts";
import { generateFreelancerReview } from "./generate-freelancer-review.ts";
import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast/toast.ts";

export function FreelancerReviewResult({ typed, language, run }: Written<"freelancer">) {
  const platform = freelancePlatforms.find((name) => name === typed("platform")) ?? "Fiverr";
  const key = platformKeys[platform];
  const { review, reply } = generateFreelancerReview({
    platform,
    serviceType: typed("serviceType"),
    name: typed("name"),
    rating: pickRating(typed("rating")),
    language,
  });

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
      />
      <ReviewDraft
        title="Seller reply"
        pieces={reply}
        language={language}
        platform={key}
        kind="reply"
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
  void copyWithToast(text, "Copied to clipboard!");
  window.open("https://www.fiverr.com/users/profile", "_blank", "noopener");
}
