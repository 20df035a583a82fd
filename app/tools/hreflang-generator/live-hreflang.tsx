import { count } from "#lib/count.ts";
import type { LiveRead } from "#engine/live/contract.ts";
import type { LiveHreflang as LiveHreflangResult } from "#engine/live/judge-hreflang.ts";
import "#app/tools/hreflang-generator/live-hreflang.css";
import { HreflangReport } from "#app/tools/hreflang-generator/hreflang-report.tsx";
import {
  countTroubles,
  sortVersions,
  unknownWord,
} from "#app/tools/hreflang-generator/sort-versions.ts";
import { VersionList } from "#app/tools/hreflang-generator/version-list.tsx";
import { LiveReading } from "#app/tools/kit/live/live-reading.tsx";
import { NoReadingNotice } from "#app/tools/kit/live/no-reading.tsx";
import type { LivePartProps } from "#app/tools/kit/live/use-live-reading.ts";
import { ReadBadge } from "#app/tools/kit/live/read-badge.tsx";
import { WayThere } from "#app/tools/kit/live/way-there.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";

type LiveHreflangProps = LivePartProps & {
  url: string;
  /** Opens the fields for pasted pages and goes there. */
  onPaste: () => void;
};

const steps = [
  "Reading the page",
  "Finding the versions that it lists",
  "Reading each of them, once",
  "Comparing who lists whom",
];

/** A page and its language versions, read now: who lists whom, and whether each can be indexed. */
export function LiveHreflangView({ url, onPaste, ...part }: LiveHreflangProps) {
  const { run } = part;
  return (
    <LiveReading
      {...part}
      request={{ url, tool: "hreflang" }}
      instead="paste the head of each version, or the sitemap, below"
      subject={{
        title: "Reading the page and its versions",
        address: url,
        wait: "Up to 30 seconds where there are many.",
        steps,
        failed: url,
      }}
      sourceLink={
        <Button size="sm" onClick={onPaste}>
          Paste the source
        </Button>
      }
      noServer={
        <NoReadingNotice run={run} onPaste={onPaste} label="Paste the source">
          Paste the head of each version, or the sitemap: the check is the same.
        </NoReadingNotice>
      }
    >
      {(read) => <Versions read={read} run={run} />}
    </LiveReading>
  );
}

function Versions({ read, run }: { read: LiveRead<LiveHreflangResult>; run: number }) {
  const { versions, report, beyondLimit } = read.result;
  const sorted = sortVersions(versions);
  const list = (
    <>
      <VersionList sorted={sorted} beyondLimit={beyondLimit} />
      <WayThere hops={read.hops} />
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
        <div className="actions hreflang-export">
          <WayLink way="write" className={buttonClass({ variant: "outline", size: "sm" })}>
            Write the tags
          </WayLink>
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
