import type { ToolMeta } from "#app/tools/define-tool.ts";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";
import { AdSlot } from "./ad-slot.tsx";
import reviewCss from "./review.css?inline";
import starRatingCss from "#app/ui/stars/star-rating.css?inline";

/** The four review writers, in the order in which each of their pages links to all of them. */
const writerSlugs = [
  "product-review-generator",
  "amazon-review-generator",
  "freelancer-review-generator",
  "google-review-generator",
];

export const loadWriterPage = (tool: ToolMeta) => loadToolPage(tool, writerSlugs);
export const writerHandle = toolHandle(reviewCss + starRatingCss);

export function WriterPage({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData} faqHeading="Asked about reviews" relatedHeading="Try Now">
      <AdSlot />
    </ToolPage>
  );
}
