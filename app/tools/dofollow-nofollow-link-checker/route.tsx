import { dofollowNofollowLinkChecker } from "#app/tools/dofollow-nofollow-link-checker/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(dofollowNofollowLinkChecker);
export const meta = toolMeta;
export const handle = toolHandle();

export default function DofollowNofollowLinkCheckerRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Paste a page's HTML and see every link: followed or nofollow, sponsored, ugc, internal or
        external, with the reason for each and a CSV. Nothing is uploaded.
      </p>
    </ToolPage>
  );
}
