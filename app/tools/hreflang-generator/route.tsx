import { hreflangGenerator } from "#app/tools/hreflang-generator/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(hreflangGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function HreflangGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Write hreflang tags for head, HTTP header or sitemap, with every code checked. Then validate
        a whole cluster: missing return tags with the line to add.
      </p>
    </ToolPage>
  );
}
