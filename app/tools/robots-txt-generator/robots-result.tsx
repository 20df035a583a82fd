import { toCsv } from "#lib/text/to-csv.ts";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { RobotsVerdicts } from "#app/tools/robots-txt-generator/robots-verdicts.tsx";
import type { RobotsTestResult } from "#engine/robots-txt/test-urls.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";

export type Tested = {
  robotsTxt: string;
  agents: readonly string[];
  result: RobotsTestResult;
  run: number;
};

/** A URL and an agent, by their places. */
type Chosen = { url: number; agent: number };

type RobotsResultProps = {
  tested: Tested;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

export function RobotsResult({ tested, chosen, onChoose }: RobotsResultProps) {
  return (
    <ResultFrame
      label={summarize(tested.result)}
      run={tested.run}
      className="robots-result"
      badge={
        <MeasuredBadge on="file">
          Rules: <a href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>, as Google’s own
          parser reads them. Checked against its verdicts on 597 cases, 21 November 2026.
        </MeasuredBadge>
      }
      headline={summarize(tested.result)}
    >
      <RobotsVerdicts
        key={tested.run}
        result={tested.result}
        agents={tested.agents}
        lines={tested.robotsTxt.split(/\r\n|\r|\n/)}
        chosen={chosen}
        onChoose={onChoose}
      />
      <div className="actions">
        <ExportCsv
          name="robots-test.csv"
          write={() => writeCsv(tested)}
          toast="Verdicts exported as CSV!"
        />
      </div>
    </ResultFrame>
  );
}

function summarize({ urls }: RobotsTestResult): string {
  const verdicts = urls.flatMap((url) => (url.isReadable ? url.verdicts : []));
  const allowed = verdicts.filter((verdict) => verdict.allowed).length;
  const unreadable = urls.filter((url) => !url.isReadable).length;
  const parts = [`${allowed} allowed`, `${verdicts.length - allowed} blocked`];
  if (unreadable > 0) parts.push(`${unreadable} not a URL`);
  return parts.join(", ");
}

function writeCsv({ result, agents, robotsTxt }: Tested): string {
  const lines = robotsTxt.split(/\r\n|\r|\n/);
  return toCsv([
    ["URL", "Compared as", "Agent", "Verdict", "Line", "Rule"],
    ...result.urls.flatMap((url) =>
      url.isReadable
        ? url.verdicts.map((verdict, index) => [
            url.url,
            url.path,
            agents[index] ?? "",
            verdict.allowed ? "allowed" : "blocked",
            verdict.line ?? "",
            verdict.line === undefined ? "" : (lines[verdict.line - 1]?.trim() ?? ""),
          ])
        : [[url.url, "", "", "not a URL", "", ""]],
    ),
  ]);
}
