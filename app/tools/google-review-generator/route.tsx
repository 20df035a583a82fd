import { AdSlot } from "#app/sections/review/ad-slot.tsx";
import { reviewWriterSlugs } from "#app/sections/review/review-writers.ts";
import reviewCss from "#app/sections/review/review.css?inline";
import { whenSeen } from "#app/sections/review/when-seen.tsx";
import { GoogleReviewForm } from "#app/tools/google-review-generator/google-review-form.tsx";
import { googleReviewGenerator } from "#app/tools/google-review-generator/meta.ts";
import { copyWithToast, downloadWithToast } from "#app/tools/hand-over.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { ToolResult } from "#app/tools/tool-result.tsx";
import { ToolTabs } from "#app/tools/tool-tabs.tsx";
import starRatingCss from "#app/ui/star-rating.css?inline";

export const loader = () => loadToolPage(googleReviewGenerator, reviewWriterSlugs);
export const meta = toolMeta;
export const handle = toolHandle(reviewCss + starRatingCss);

const ReplyAndAsk = whenSeen(
  () => import("#app/sections/review/reply-and-ask.tsx"),
  "Answer a review that you received, or ask a customer for one.",
);

export default function GoogleReviewGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData} faqHeading="Asked about reviews" relatedHeading="Try Now">
      <ToolTabs
        specified={{ label: "Write a review", content: <GoogleReviewForm /> }}
        measured={{
          label: "Reply, or ask for one",
          content: (
            <ReplyAndAsk
              platform="google"
              signsAs="Business Name"
              languages={["en", "ur", "ar"]}
              Result={ToolResult}
              onCopy={copyWithToast}
              onDownload={downloadWithToast}
            />
          ),
        }}
      />
      <AdSlot />
    </ToolPage>
  );
}
