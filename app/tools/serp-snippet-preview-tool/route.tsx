import { serpSnippetPreviewTool } from "./meta.ts";
import serpCss from "./serp.css?inline";
import SerpExplanation from "./serp-explanation.tsx";
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
