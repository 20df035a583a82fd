import { amazonReviewGenerator } from "#app/tools/amazon-review-generator/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(amazonReviewGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function AmazonReviewGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Draft an Amazon review from your own use of a product in English, Urdu or Spanish, with a
        check of the wording against Amazon's review rules.
      </p>
    </ToolPage>
  );
}
