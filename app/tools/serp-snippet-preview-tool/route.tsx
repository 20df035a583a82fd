import { serpSnippetPreviewTool } from "#app/tools/serp-snippet-preview-tool/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(serpSnippetPreviewTool);
export const meta = toolMeta;
export const handle = toolHandle();

export default function SerpSnippetPreviewToolRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Preview a title and description as a Google result. Pixel widths, cut-off on desktop and
        phone, Urdu included, and a table for many pages at once.
      </p>
    </ToolPage>
  );
}
