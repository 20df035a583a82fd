import { robotsTxtGenerator } from "./meta.ts";
import robotsCss from "./robots.css?inline";
import RobotsExplanation from "./robots-explanation.tsx";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(robotsTxtGenerator);
export const meta = toolMeta;
export const handle = toolHandle(robotsCss);

export default function RobotsTxtGeneratorRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about robots.txt"
      explanation={{
        heading: "How a crawler reads this file",
        body: <RobotsExplanation />,
      }}
    />
  );
}
