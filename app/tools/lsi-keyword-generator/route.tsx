import { lsiKeywordGenerator } from "#app/tools/lsi-keyword-generator/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(lsiKeywordGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function LsiKeywordGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Get sample keywords for a topic, or paste the pages that rank above you: terms with TF-IDF,
        how many rivals use them, and the gaps in your own text.
      </p>
    </ToolPage>
  );
}
