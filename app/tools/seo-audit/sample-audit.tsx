import { SampleBadge } from "#app/tools/kit/sample-badge.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { AuditChecklist } from "#app/tools/seo-audit/audit-checklist.tsx";
import type { SampleReport } from "#app/tools/seo-audit/sample.ts";
import { levelOf, levelWords } from "#engine/page-audit/bands.ts";
import { ScoreRing } from "#app/ui/score-ring.tsx";

/** An invented report that says so. It comes while the wait is on. */
export function SampleAudit({ report, run }: { report: SampleReport; run: number }) {
  return (
    <ToolResult
      label={`Sample result: ${report.score} of 100`}
      run={run}
      className="audit-card audit-sample"
    >
      <div className="audit-verdict">
        <SampleBadge way="page-source" link="Audit your real source instead" />
        <ScoreRing score={report.score} level={levelOf(report.score)} />
        <h2>{levelWords[levelOf(report.score)]}</h2>
      </div>
      <div className="audit-lists">
        <AuditChecklist title="On the page" checks={report.onPage} />
        <AuditChecklist title="Technical" checks={report.technical} />
      </div>
    </ToolResult>
  );
}
