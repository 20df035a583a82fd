import { googleCacheChecker } from "#app/tools/google-cache-checker/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(googleCacheChecker);
export const meta = toolMeta;
export const handle = toolHandle();

export default function GoogleCacheCheckerRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Google ended its cache in 2024. See what a cache check looked like, then open what replaces
        it: Wayback Machine copies, a site: search, Search Console.
      </p>
    </ToolPage>
  );
}
