import { googleReviewGenerator } from "#app/tools/google-review-generator/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(googleReviewGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function GoogleReviewGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Draft a Google review of a local business and the owner's answer to it in English, Urdu or
        Arabic, from what you typed. Answers for real reviews too.
      </p>
    </ToolPage>
  );
}
