import { AdSlot } from "#app/tools/review-kit/ad-slot.tsx";
import { reviewWriterSlugs } from "#app/tools/review-kit/text/review-writers.ts";
import reviewCss from "#app/tools/review-kit/review.css?inline";
import { amazonReviewGenerator } from "#app/tools/amazon-review-generator/meta.ts";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";
import starRatingCss from "#app/ui/star-rating.css?inline";

export const loader = () => loadToolPage(amazonReviewGenerator, reviewWriterSlugs);
export const meta = toolMeta;
export const handle = toolHandle(reviewCss + starRatingCss);

export default function AmazonReviewGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData} faqHeading="Asked about reviews" relatedHeading="Try Now">
      <AdSlot />
    </ToolPage>
  );
}
