import cacheCss from "./cache.css?inline";
import { googleCacheChecker } from "./meta.ts";
import { loadToolPage } from "#app/tools/kit/load-tool-page.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-meta.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(googleCacheChecker);
export const meta = toolMeta;
export const handle = toolHandle(cacheCss);

export default function GoogleCacheCheckerRoute({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage
      {...loaderData}
      faqHeading="Asked about the cache"
      explanation={{
        heading: "What each address can tell",
        body: (
          <>
            <p>
              The Wayback Machine keeps what its crawlers and readers have saved. A copy shows what
              was on the page that day, not whether Google saw it.
            </p>
            <p>
              A <code>site:</code> search shows a part of what Google has indexed. A page that is
              missing there may still be indexed. For your own site, URL Inspection in Search
              Console answers both questions: whether, and how the page looked when Google last
              came.
            </p>
            <p>
              An answer without a snapshot proves nothing. The archive’s short interface misses
              pages that its calendar has, and takes http and https, with and without www, for
              different pages.
            </p>
          </>
        ),
      }}
    />
  );
}
