import { useEffect, useEffectEvent } from "react";

import { count } from "#lib/count.ts";
import type { LiveRead } from "#engine/live/contract.ts";
import type { LiveTitles as LiveTitlesResult } from "#engine/live/judge-titles.ts";
import type { FoundResult } from "#app/tools/keyword-difficulty-checker/result-rows.ts";
import "#app/tools/keyword-difficulty-checker/title-list.css";
import {
  TitleList,
  type ChangeFigures,
} from "#app/tools/keyword-difficulty-checker/title-list.tsx";
import { describePages } from "#app/tools/kit/live/describe-pages.ts";
import { LiveReading } from "#app/tools/kit/live/live-reading.tsx";
import { NoReadingNotice } from "#app/tools/kit/live/no-reading.tsx";
import type { LivePartProps } from "#app/tools/kit/live/use-live-reading.ts";
import { ReadBadge } from "#app/tools/kit/live/read-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";

export type TitlesQuestion = { phrase: string; urls: readonly string[] };

type LiveTitlesProps = LivePartProps & {
  asked: TitlesQuestion;
  /** Opens the lines and goes there. */
  onPaste: () => void;
  /** The results' titles, once. */
  onFound: (found: readonly FoundResult[]) => void;
  rows: string;
  onChange: ChangeFigures;
};

/** What the results' pages say of the phrase, read now; their titles go into the lines. */
export function LiveTitlesView({
  asked,
  onPaste,
  onFound,
  rows,
  onChange,
  ...part
}: LiveTitlesProps) {
  const { run } = part;
  return (
    <LiveReading
      {...part}
      request={{ url: "", tool: "titles", rivals: asked.urls, phrase: asked.phrase }}
      instead="write the results as lines below"
      subject={describePages(asked.urls, "Looking for the phrase")}
      sourceLink={
        <>
          <Button size="sm" onClick={onPaste}>
            Write the lines
          </Button>
          <WayLink way="keyword" className={buttonClass({ variant: "outline", size: "sm" })}>
            Show a sample
          </WayLink>
        </>
      }
      noServer={
        <NoReadingNotice run={run} onPaste={onPaste} label="Write the lines">
          Write the results yourself, one a line: the sum is the same.
        </NoReadingNotice>
      }
    >
      {(read) => (
        <Titles read={read} run={run} urls={asked.urls} {...{ onFound, rows, onChange }} />
      )}
    </LiveReading>
  );
}

type TitlesProps = Pick<LiveTitlesProps, "onFound" | "rows" | "onChange" | "run"> & {
  read: LiveRead<LiveTitlesResult>;
  urls: readonly string[];
};

function Titles({ read, run, urls, onFound, rows, onChange }: TitlesProps) {
  const { phrase, rivals } = read.result;
  const known = rivals.filter((rival) => rival.state === "read");
  const named = known.filter(({ phraseIn }) => phraseIn.title).length;
  const headline = `${named} of ${count(known.length, "page")} have it in the title`;

  const fillIn = useEffectEvent(() =>
    onFound(
      rivals.map((rival, at) => ({
        asked: urls[at] ?? rival.url,
        url: rival.url,
        title: rival.state === "read" ? rival.title : null,
      })),
    ),
  );
  useEffect(() => fillIn(), []);

  return (
    <ResultFrame
      label={headline}
      run={run}
      className="titles"
      badge={
        <ReadBadge readAt={read.readAt} status={read.status}>
          {known.length} of {count(rivals.length, "page")} read. A mark means that all words of the
          phrase stand there, in any order. Referring domains and authority are in no page: look
          them up in a link tool.
        </ReadBadge>
      }
      headline={
        <>
          <span dir="auto">“{phrase}”</span>: {headline}
        </>
      }
    >
      <TitleList rivals={rivals} rows={rows} onChange={onChange} />
    </ResultFrame>
  );
}
