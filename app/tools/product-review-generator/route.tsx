import { productReviewGenerator } from "#app/tools/product-review-generator/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(productReviewGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function ProductReviewGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Turn your own experience of a product into three review drafts in English, Urdu, Hindi,
        Spanish or Arabic. Your words and a frame, no invented detail.
      </p>
    </ToolPage>
  );
}
