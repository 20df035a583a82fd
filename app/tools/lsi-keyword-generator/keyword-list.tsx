import { toFileName } from "#lib/file-name.ts";
import { toCsv } from "#lib/text/to-csv.ts";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import { toKeywordRows, type SampleKeywords } from "./sample.ts";
import type { SampleProps } from "#app/tools/kit/reading/reading-tool.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { SampleBadge } from "#app/tools/kit/result/sample-badge.tsx";

export type KeywordsOfTopic = SampleKeywords & { topic: string };

const words = {
  exported: "Keywords exported as CSV!",
  why: "A fixed list, not research: this page knows two topics and fills a pattern for the rest.",
} as const;

/** The agreed keywords of a topic, which say that they are a sample. It comes while the wait is on. */
export function KeywordList({ sample: shown, run }: SampleProps<KeywordsOfTopic>) {
  return (
    <ResultFrame
      label={`${shown.keywords.length} keywords for ${shown.topic}`}
      run={run}
      isSample
      badge={<SampleBadge why={words.why} tab="from-texts" link="Compute terms from real pages" />}
      headline={
        <>
          Keywords for <span dir="auto">“{shown.topic}”</span>
        </>
      }
    >
      <ul className="rows" data-kind="columns" aria-label="Keywords">
        {shown.keywords.map((keyword) => (
          <li key={keyword} dir="auto">
            {keyword}
          </li>
        ))}
      </ul>
      <p className="actions after">
        <ExportCsv
          name={toFileName(shown.topic, "_lsi_keywords.csv")}
          write={() => toCsv(toKeywordRows(shown.keywords))}
          toast={words.exported}
          label="Export as CSV"
        />
      </p>
    </ResultFrame>
  );
}
