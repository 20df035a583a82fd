import linksCss from "./links.css?inline";
import { dofollowNofollowLinkChecker } from "./meta.ts";
import pageSourceCss from "#app/tools/kit/source/page-source.css?inline";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

const otherCheckers = ["seo-audit", "keyword-difficulty-checker"];

export const loader = () => loadToolPage(dofollowNofollowLinkChecker, otherCheckers);
export const meta = toolMeta;
export const handle = toolHandle(pageSourceCss + linksCss);

export default function DofollowNofollowLinkCheckerRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about links"
      relatedHeading="The other two checkers"
      explanation={{
        heading: "What decides whether a link counts",
        body: (
          <>
            <p>
              First the link itself: nofollow, ugc or sponsored in its rel, in capitals or small
              letters, separated by spaces or commas. Then the page: a robots meta tag or header
              with nofollow or none marks every link at once. The report says which of them it was.
            </p>
            <p>
              Mail, phone and script links pass nothing on and are counted as neither. A link
              without an address cannot be followed by any crawler, whatever a script does on click.
            </p>
            <p>
              A link that could not be checked is not broken. Many sites refuse programs with 403,
              429 or 999 and still open in a browser. Dead means 404, 410, or no server at all.
            </p>
          </>
        ),
      }}
    />
  );
}
