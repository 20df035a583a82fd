import { count } from "#lib/count.ts";
import { toCsv } from "#lib/text/to-csv.ts";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { RobotsVerdicts } from "./robots-verdicts.tsx";
import { tellVerdict } from "#engine/robots-txt/tell-binding.ts";
import type { RobotsTestResult, UrlVerdict } from "#engine/robots-txt/test-urls.ts";
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
      badge={
        <MeasuredBadge on="file">
          Rules: <a href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>, as Google’s own
          parser reads them. Checked against its verdicts on 597 cases, 21 November 2026.
        </MeasuredBadge>
      }
      headline={summarize(tested.result)}
    >
      {tested.result.urls.length === 0 ? (
        <p className="tool-help">
          Write an address to see who may read it, and which line decides.
        </p>
      ) : (
        <>
          <RobotsVerdicts
            key={tested.run}
            result={tested.result}
            agents={tested.agents}
            lines={tested.robotsTxt.split(/\r\n|\r|\n/)}
            chosen={chosen}
            onChoose={onChoose}
          />
          <div className="actions after">
            <ExportCsv
              name="robots-test.csv"
              write={() => writeCsv(tested)}
              toast="Verdicts exported as CSV!"
            />
          </div>
        </>
      )}
    </ResultFrame>
  );
}

function summarize({ urls, bindings, findings }: RobotsTestResult): string {
  if (urls.length === 0) {
    return findings.length === 0
      ? "No findings in the file"
      : `${count(findings.length, "finding", "findings")} in the file`;
  }
  const verdicts = urls.flatMap((url) => (url.isReadable ? url.verdicts : []));
  const readable = urls.filter((url) => url.isReadable);
  const allowed = verdicts.filter((verdict) => verdict.allowed).length;
  const blocked = countClosed(readable, (at) => bindings[at]?.obeys === undefined);
  const asked = verdicts.length - allowed - blocked;
  const unreadable = urls.length - readable.length;
  const parts = [`${allowed} allowed`, `${blocked} blocked`];
  if (asked > 0) parts.push(`${asked} asked to stay out`);
  if (unreadable > 0) parts.push(`${unreadable} not a URL`);
  return parts.join(", ");
}

function countClosed(
  urls: readonly Extract<UrlVerdict, { isReadable: true }>[],
  isWanted: (agent: number) => boolean,
): number {
  return urls
    .map(({ verdicts }) => verdicts.filter(({ allowed }, at) => !allowed && isWanted(at)).length)
    .reduce((sum, one) => sum + one, 0);
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
            tellVerdict(verdict, result.bindings[index]?.obeys),
            verdict.line ?? "",
            verdict.line === undefined ? "" : (lines[verdict.line - 1]?.trim() ?? ""),
          ])
        : [[url.url, "", "", "not a URL", "", ""]],
    ),
  ]);
}
