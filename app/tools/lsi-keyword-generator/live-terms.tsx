import { count } from "#lib/count.ts";
import type { LiveRead } from "#engine/live/contract.ts";
import type { LiveTerms as LiveTermsResult } from "#engine/live/judge-terms.ts";
import type { TermsQuestion } from "#app/tools/lsi-keyword-generator/read-question.ts";
import { TermsPages } from "#app/tools/lsi-keyword-generator/terms-pages.tsx";
import { TermsResult } from "#app/tools/lsi-keyword-generator/terms-result.tsx";
import { LiveReading } from "#app/tools/kit/live/live-reading.tsx";
import { NoReadingNotice } from "#app/tools/kit/live/no-reading.tsx";
import type { LivePartProps } from "#app/tools/kit/live/use-live-reading.ts";
import { ReadBadge } from "#app/tools/kit/live/read-badge.tsx";
import { namePages } from "#app/tools/kit/live/read-addresses.ts";
import { describePages } from "#app/tools/kit/live/describe-pages.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";

type LiveTermsProps = LivePartProps & {
  asked: TermsQuestion;
  /** Opens the fields for pasted texts and goes there. */
  onPaste: () => void;
};

/** The rivals' terms and the gaps of one's own page, from their pages as they stand now. */
export function LiveTermsView({ asked, onPaste, ...part }: LiveTermsProps) {
  const { run } = part;
  const pages = [...(asked.own === "" ? [] : [asked.own]), ...asked.rivals];

  return (
    <LiveReading
      {...part}
      request={{ url: asked.own, tool: "terms", rivals: asked.rivals }}
      instead="paste the pages’ texts below"
      subject={describePages(pages, "Comparing their main texts")}
      sourceLink={
        <>
          <Button size="sm" onClick={onPaste}>
            Paste the texts
          </Button>
          <WayLink way="by-topic" className={buttonClass({ variant: "outline", size: "sm" })}>
            Show a sample
          </WayLink>
        </>
      }
      noServer={
        <NoReadingNotice run={run} onPaste={onPaste} label="Paste the texts">
          Open the pages and paste their texts or their source: the comparison is the same.
        </NoReadingNotice>
      }
    >
      {(read) => <TermsOfPages read={read} run={run} />}
    </LiveReading>
  );
}

function TermsOfPages({ read, run }: { read: LiveRead<LiveTermsResult>; run: number }) {
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
          main text. TF-IDF as scikit-learn computes it; log-likelihood after Dunning. Phrases of up
          to three words, stop-words left out at their ends.
        </ReadBadge>
      }
    >
      <TermsPages pages={pages} />
    </TermsResult>
  );
}
