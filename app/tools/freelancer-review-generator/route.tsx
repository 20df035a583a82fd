import { freelancerReviewGenerator } from "#app/tools/freelancer-review-generator/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(freelancerReviewGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function FreelancerReviewGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Draft a review for Fiverr or Upwork and the seller's reply to it, in English, Urdu or Hindi,
        from what you typed. A start to rewrite in your own words.
      </p>
    </ToolPage>
  );
}
