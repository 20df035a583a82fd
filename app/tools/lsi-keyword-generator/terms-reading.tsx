import { count } from "#lib/count.ts";
import { TermsPages } from "./terms-pages.tsx";
import { TermsResult } from "./terms-result.tsx";
import { ReadBadge } from "#app/tools/kit/reading/read-badge.tsx";
import { namePages } from "#app/tools/kit/reading/read-addresses.ts";
import type { ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";

/** The rivals' terms and the gaps of one's own page, from their pages as they are now. */
export function TermsReading({ read, run }: ResultProps<"terms">) {
  const { pages, report } = read.result;
  const rivals = pages.filter(({ isOwn }) => !isOwn);
  const readRivals = rivals.filter(({ state }) => state === "read");

  if (report === null) {
    return (
      <ResultFrame
        label="No rival’s page could be compared"
        run={run}
        badge={<ReadBadge readAt={read.readAt} status={read.status} />}
        headline="No rival’s page could be compared"
        more={<TermsPages pages={pages} />}
      />
    );
  }
  const words = report.words.rivals.reduce((sum, each) => sum + each, 0);
  return (
    <TermsResult
      report={report}
      hasOwn={pages.some(({ isOwn, state }) => isOwn && state === "read")}
      run={run}
      rivalNames={namePages(readRivals.map(({ url }) => url))}
      badge={
        <ReadBadge readAt={read.readAt} status={read.status}>
          {readRivals.length} of {count(rivals.length, "rival")} read, {count(words, "word")} of
          main text.
        </ReadBadge>
      }
    >
      <TermsPages pages={pages} />
    </TermsResult>
  );
}
