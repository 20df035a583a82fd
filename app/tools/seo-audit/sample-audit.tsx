import type { SampleProps } from "#app/tools/kit/reading/reading-tool.ts";
import { SampleBadge } from "#app/tools/kit/result/sample-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { AuditChecklist } from "./audit-checklist.tsx";
import type { SampleReport } from "./sample.ts";
import { levelOf, levelWords } from "#engine/page-audit/bands.ts";
import "#app/ui/score-ring.css";
import { ScoreRing } from "#app/ui/score-ring.tsx";

/** An invented report that says so. It comes while the wait is on. */
export function SampleAudit({ sample: report, run }: SampleProps<SampleReport>) {
  return (
    <ResultFrame
      label={`Sample result: ${report.score} out of 100`}
      run={run}
      isBeside
      isSample
      badge={<SampleBadge tab="page-source" link="Audit your real source instead" />}
      headline={levelWords[levelOf(report.score)]}
      figure={<ScoreRing score={report.score} level={levelOf(report.score)} />}
    >
      <div className="grid">
        <AuditChecklist title="On the page" checks={report.onPage} />
        <AuditChecklist title="Technical" checks={report.technical} />
      </div>
    </ResultFrame>
  );
}
