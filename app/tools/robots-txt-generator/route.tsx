import { robotsTxtGenerator } from "#app/tools/robots-txt-generator/meta.ts";
import robotsCss from "#app/tools/robots-txt-generator/robots.css?inline";
import { RobotsTool } from "#app/tools/robots-txt-generator/robots-tool.tsx";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
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
        body: (
          <>
            <p>
              It looks for the group that names it. If there is one, that group alone binds it, and
              the group for everyone else is ignored, even where nothing in its own group matches.
            </p>
            <p>
              Within the group it compares each path with the beginning of the address. Of all that
              match, the longest wins; at a tie, Allow does. A star stands for any run of
              characters, a dollar sign at the end for the end of the address.
            </p>
            <p>
              Blocking stops reading, not listing: a blocked page can still appear as a bare
              address. To take a page out of the results, let it be read and mark it noindex.
            </p>
            <p className="mini soft">
              Rules: <a href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>, as{" "}
              <a href="https://github.com/google/robotstxt">Google’s own parser</a> reads them.
            </p>
          </>
        ),
      }}
    >
      <RobotsTool />
    </ToolPage>
  );
}
