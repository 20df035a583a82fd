import { keywordDifficultyChecker } from "#app/tools/keyword-difficulty-checker/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(keywordDifficultyChecker);
export const meta = toolMeta;
export const handle = toolHandle();

export default function KeywordDifficultyCheckerRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        See a sample difficulty report, then work out your own from the results page: referring
        domains of the top ten, a formula you can check, and the intent.
      </p>
    </ToolPage>
  );
}
