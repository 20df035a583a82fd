import { count } from "#lib/count.ts";
import { HreflangReport } from "./hreflang-report.tsx";
import { countTroubles, sortVersions, unknownWord } from "./sort-versions.ts";
import { VersionList } from "./version-list.tsx";
import { ReadBadge } from "#app/tools/kit/reading/read-badge.tsx";
import type { ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { RedirectChain } from "#app/tools/kit/reading/redirect-chain.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/** A page and its language versions, read now: who lists whom, and whether each can be indexed. */
export function HreflangReading({ read, run }: ResultProps<"hreflang">) {
  const { versions, report, beyondLimit } = read.result;
  const sorted = sortVersions(versions);
  const list = (
    <>
      <VersionList sorted={sorted} beyondLimit={beyondLimit} />
      <RedirectChain hops={read.hops} />
    </>
  );

  if (report === null) {
    return (
      <ResultFrame
        label="This page lists no language versions"
        run={run}
        badge={<ReadBadge readAt={read.readAt} status={read.status} />}
        headline="This page lists no language versions"
        more={list}
      >
        <p>
          Neither its head nor its Link header has hreflang. One language for one country needs
          none; a sitemap may hold them instead: paste it below.
        </p>
        <div className="actions after">
          <TabLink tab="write" className={buttonClass({ variant: "outline", size: "sm" })}>
            Write the tags
          </TabLink>
        </div>
      </ResultFrame>
    );
  }
  return (
    <HreflangReport
      report={report}
      run={run}
      badge={
        <ReadBadge readAt={read.readAt} status={read.status}>
          {count(report.pageCount, "page")} read. Rules: Google Search Central, localized versions;
          checked 21 November 2026.
        </ReadBadge>
      }
      troubles={countTroubles(sorted)}
      unknownWord={(url) => unknownWord(url, versions)}
    >
      {list}
    </HreflangReport>
  );
}
