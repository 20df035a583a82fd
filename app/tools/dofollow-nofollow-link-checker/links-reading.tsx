import { CheckTargets } from "./check-targets.tsx";
import { LinksReport } from "./links-report.tsx";
import { RedirectChain } from "#app/tools/kit/reading/redirect-chain.tsx";
import type { ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";

/** Every link of a page that our server read, in the report that pasted source gives. */
export function LinksReading({ read, request, run }: ResultProps<"links">) {
  const { readAt, status, hops, result } = read;
  return (
    <LinksReport report={result} run={run} readAt={{ readAt, status }}>
      <RedirectChain hops={hops} />
      {result.totals.total === 0 ? (
        <p className="tool-help">
          No link is in the HTML that the server sends. If a script makes them, copy the source from
          your browser into <TabLink tab="page-source">Page source</TabLink>.
        </p>
      ) : (
        <CheckTargets url={request.url} links={result.links} />
      )}
    </LinksReport>
  );
}
