import { serpSnippetPreviewTool } from "#app/tools/serp-snippet-preview-tool/meta.ts";
import serpCss from "#app/tools/serp-snippet-preview-tool/serp.css?inline";
import SerpExplanation from "#app/tools/serp-snippet-preview-tool/serp-explanation.tsx";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(serpSnippetPreviewTool);
export const meta = toolMeta;
export const handle = toolHandle(serpCss);

export default function SerpSnippetPreviewToolRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about snippets"
      explanation={{
        heading: "What is measured, and how sure it is",
        body: <SerpExplanation />,
      }}
    />
  );
}
