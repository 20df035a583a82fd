import { robotsTxtGenerator } from "#app/tools/robots-txt-generator/meta.ts";
import { loadToolPage } from "#app/tools/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/tool-head.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";

export const loader = () => loadToolPage(robotsTxtGenerator);
export const meta = toolMeta;
export const handle = toolHandle();

export default function RobotsTxtGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <p className="tool-panel tool-pane">
        Write a robots.txt with groups, sitemap and three decisions on AI bots, then test your URLs
        against it: which line allows or blocks each one, and why.
      </p>
    </ToolPage>
  );
}
