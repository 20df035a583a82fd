import { DifficultyBand } from "./difficulty-band.tsx";
import type { KeywordReport } from "./sample.ts";
import type { SampleProps } from "#app/tools/kit/reading/reading-tool.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Pairs } from "#app/tools/kit/result/pairs.tsx";
import { SampleBadge } from "#app/tools/kit/result/sample-badge.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

/** Invented figures that say so. It comes while the wait is on. */
export function SampleResult({ sample: report, run }: SampleProps<KeywordReport>) {
  return (
    <ResultFrame
      label={`Sample result: difficulty ${report.difficulty}, ${report.band}`}
      run={run}
      isBeside
      isSample
      badge={
        <SampleBadge
          why="Invented: a page in a browser has neither a results page nor an index of links."
          tab="your-own-look"
          link="Work out your own figure"
        />
      }
      headline={<span dir="auto">“{report.keyword}”</span>}
      figure={
        <Pairs
          className="figures"
          rows={[
            [
              "Difficulty",
              <>
                {report.difficulty} <DifficultyBand band={report.band} />
              </>,
            ],
            ["Monthly volume", groupThousands(report.volume)],
          ]}
        />
      }
    >
      <h3>Related ideas</h3>
      <ul className="rows" data-kind="columns">
        {report.related.map((idea) => (
          <li key={idea} dir="auto">
            {idea}
          </li>
        ))}
      </ul>
    </ResultFrame>
  );
}
