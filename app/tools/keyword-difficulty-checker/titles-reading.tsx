import { useEffect, useEffectEvent } from "react";

import { count } from "#lib/count.ts";
import type { FoundResult } from "#app/tools/keyword-difficulty-checker/result-row.ts";
import "#app/tools/keyword-difficulty-checker/title-list.css";
import {
  TitleList,
  type ChangeFigures,
} from "#app/tools/keyword-difficulty-checker/title-list.tsx";
import { ReadBadge } from "#app/tools/kit/reading/read-badge.tsx";
import type { ResultProps } from "#app/tools/kit/reading/reading-tool.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";

/** What the result needs of the form around it. */
export type TitlesForm = {
  /** The results' titles, once. */
  onFound: (found: readonly FoundResult[]) => void;
  rows: string;
  onChange: ChangeFigures;
};

type LiveTitlesProps = ResultProps<"titles"> & TitlesForm;

/** What the results' pages say of the phrase, read now; their titles go into the lines. */
export function TitlesReading({ read, request, run, onFound, rows, onChange }: LiveTitlesProps) {
  const { phrase, rivals } = read.result;
  const known = rivals.filter((rival) => rival.state === "read");
  const named = known.filter(({ phraseIn }) => phraseIn.title).length;
  const headline = `${named} of ${count(known.length, "page")} have it in the title`;

  const fillIn = useEffectEvent(() =>
    onFound(
      rivals.map((rival, at) => ({
        asked: request.rivals?.[at] ?? rival.url,
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
          phrase are there, in any order. Referring domains and authority are in no page: look them
          up in a link tool.
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
