import { AdSlot } from "#app/tools/review-kit/ad-slot.tsx";
import { reviewWriterSlugs } from "#app/tools/review-kit/review-writers.ts";
import { ReviewTabs } from "#app/tools/review-kit/review-tabs.tsx";
import reviewCss from "#app/tools/review-kit/review.css?inline";
import { whenSeen } from "#app/tools/review-kit/when-seen.tsx";
import { FreelancerReviewForm } from "#app/tools/freelancer-review-generator/freelancer-review-form.tsx";
import { freelancerReviewGenerator } from "#app/tools/freelancer-review-generator/meta.ts";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";
import starRatingCss from "#app/ui/star-rating.css?inline";

export const loader = () => loadToolPage(freelancerReviewGenerator, reviewWriterSlugs);
export const meta = toolMeta;
export const handle = toolHandle(reviewCss + starRatingCss);

const ReplyAndAsk = whenSeen(
  () => import("#app/tools/review-kit/reply-and-ask.tsx"),
  "Answer a review that you received, or ask a client for one.",
);

export default function FreelancerReviewGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData} faqHeading="Asked about reviews" relatedHeading="Try Now">
      <ReviewTabs
        loadExamples={() => import("#app/tools/freelancer-review-generator/examples.ts")}
        form={<FreelancerReviewForm />}
        replyAndAsk={
          <ReplyAndAsk
            platform="otherFreelance"
            signsAs="Your Name"
            languages={["en", "ur", "ur-Latn", "hi"]}
          />
        }
      />
      <AdSlot />
    </ToolPage>
  );
}
