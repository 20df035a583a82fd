import { seoAudit } from "#app/tools/seo-audit/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(seoAudit);
export const meta = toolMeta;
export const handle = toolHandle();

export default function SeoAuditRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Audit a page in your browser: paste its HTML and get a score with every lost point on its
        line, the rule behind it and the fix. Nothing is uploaded.
      </p>
    </ToolPage>
  );
}
