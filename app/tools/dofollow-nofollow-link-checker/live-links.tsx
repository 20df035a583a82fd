import { CheckTargets } from "#app/tools/dofollow-nofollow-link-checker/check-targets.tsx";
import { LinksReport } from "#app/tools/dofollow-nofollow-link-checker/links-report.tsx";
import { LiveReading } from "#app/tools/kit/live/live-reading.tsx";
import type { LivePartProps } from "#app/tools/kit/live/use-live-reading.ts";
import { WayThere } from "#app/tools/kit/live/way-there.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { buttonClass } from "#app/ui/button.tsx";

type LiveLinksProps = LivePartProps & { url: string; onSample: () => void };

/** Every link of a page that our server reads now, in the report that pasted source gives. */
export function LiveLinks({ url, ...part }: LiveLinksProps) {
  return (
    <LiveReading
      {...part}
      request={{ url, tool: "links" }}
      instead="paste the page’s source"
      sourceLink={
        <WayLink way="page-source" className={buttonClass({ size: "sm" })}>
          Use Page source
        </WayLink>
      }
    >
      {({ readAt, status, hops, result }) => (
        <LinksReport report={result} run={part.run} readAt={{ readAt, status }}>
          <WayThere hops={hops} />
          {result.totals.total === 0 ? (
            <p className="tool-help">
              No link stands in the HTML that the server sends. If a script makes them, copy the
              source from your browser into <WayLink way="page-source">Page source</WayLink>.
            </p>
          ) : (
            <CheckTargets url={url} links={result.links} />
          )}
        </LinksReport>
      )}
    </LiveReading>
  );
}
