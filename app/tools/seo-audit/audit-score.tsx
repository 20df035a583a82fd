import { Printer } from "lucide-react";

import type { ReactNode } from "react";

import { count } from "#lib/count.ts";
import { toFileName } from "#lib/file-name.ts";
import { ReportFiles, type ReportTexts } from "#app/tools/kit/result/report-files.tsx";
import { findFaults, writeCsv, writeJson, writeMarkdown } from "./write-markdown.ts";
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { Audit, Finding } from "#engine/page-audit/audit-page.ts";
import { GOOD_FROM, levelWords, MIDDLING_FROM } from "#engine/page-audit/bands.ts";
import { SEVERITIES, severityWords, type Severity } from "#engine/rules/severity.ts";
import { Button } from "#app/ui/button.tsx";
import { plotProps, plotMark } from "#app/ui/plot/plot-mark.ts";
import { ScoreRing } from "#app/ui/score-ring.tsx";

/** `ai`: for the Markdown file, if the page was read by its address. */
type Measured = { audit: Audit; ai: AiFindability | undefined };

const filesOf = ({ audit, ai }: Measured): ReportTexts => ({
  CSV: () => writeCsv(audit),
  JSON: () => writeJson(audit),
  Markdown: () => writeMarkdown(audit, ai),
});

/** `children`: further things to do with the result. */
export function AuditScore({ audit, ai, children }: Measured & { children?: ReactNode }) {
  const { band } = audit;
  const faults = findFaults(audit.findings);
  const lost = 100 - audit.score;

  return (
    <>
      <div className="frame-head">
        <ScoreRing score={audit.score} level={band ?? "poor"} />
        <b>All our rules</b>
        <p className="mini soft">
          {band === null
            ? "Not in any result until that is fixed."
            : `${levelWords[band]} (${GOOD_FROM} and above is good, below ${MIDDLING_FROM} poor).`}
        </p>
      </div>
      <div className="frame-evidence stack" data-gap="middle">
        <h2>{lost === 0 ? "Not a point lost" : `Where ${count(lost, "point")} went`}</h2>
        <Waterfall kept={audit.score} faults={faults} />
        <p className="figure-key">
          {SEVERITIES.map((severity) => (
            <span key={severity}>
              <i className={paints[severity]} /> {severityWords[severity]}{" "}
              <b className="number">−{sumOf(faults, severity)}</b>
            </span>
          ))}
        </p>
        <p className="soft small measure">{adviseBeginning(faults)}</p>
        <ReportFiles
          name={toFileName(hostOf(audit.url), "_seo_audit")}
          write={filesOf({ audit, ai })}
        >
          <Button size="sm" variant="outline" onClick={() => print()} Icon={Printer}>
            Print or PDF
          </Button>
          {children}
        </ReportFiles>
      </div>
    </>
  );
}

const paints: Record<Severity, string> = {
  out: "p-fail",
  blocking: "p-fail",
  clicks: "p-mark",
  cosmetic: "p-quiet",
};

const WIDTH = 1000;
const GAP = 3;

/** 100 points in a row: what was kept, then each loss in the colour of its tier. */
function Waterfall({ kept, faults }: { kept: number; faults: readonly Finding[] }) {
  const blocks = faults.map(({ id, points, severity, text }, at) => ({
    id,
    text,
    points,
    severity,
    start: kept + faults.slice(0, at).reduce((sum, fault) => sum + fault.points, 0),
  }));
  return (
    <svg
      {...plotProps(
        `${kept} points kept${faults.length > 0 ? `; lost: ${faults.map(({ points }) => points).join(", ")}` : ""}`,
        "x",
      )}
      className="drawing"
      viewBox={`0 0 ${WIDTH} 90`}
      height="48"
      preserveAspectRatio="none"
    >
      <rect
        x="0"
        y="0"
        width={Math.max(0, kept * 10 - GAP)}
        height="90"
        className="p-soft"
        {...plotMark("Kept", count(kept, "point"))}
      />
      {blocks.map(({ id, text, points, severity, start }) => (
        <rect
          key={id}
          {...plotMark(text, `−${count(points, "point")}`)}
          x={start * 10}
          y="0"
          width={Math.max(2, points * 10 - GAP)}
          height="90"
          className={paints[severity]}
        />
      ))}
    </svg>
  );
}

function sumOf(faults: readonly Finding[], severity: Severity): number {
  return faults
    .filter((fault) => fault.severity === severity)
    .reduce((sum, { points }) => sum + points, 0);
}

function adviseBeginning([first]: readonly Finding[]): string {
  if (first === undefined)
    return "All that HTML can tell is in order. The rest is text, links and patience.";
  return `Begin with “${first.text}”: ${first.fix?.advice ?? ""}`;
}

function hostOf(url: string | null): string {
  return url === null ? "page" : new URL(url).hostname;
}
