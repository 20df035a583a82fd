import { usePaperFoot } from "#app/ui/use-paper-foot.ts";
import { AuditChecklist } from "#app/tools/seo-audit/audit-checklist.tsx";
import { AuditFindings } from "#app/tools/seo-audit/audit-findings.tsx";
import { AuditPageView } from "#app/tools/seo-audit/audit-page-view.tsx";
import { AuditScore } from "#app/tools/seo-audit/audit-score.tsx";
import type { CheckGroup } from "#engine/rules/check.ts";
import { AuditNotes } from "#app/tools/seo-audit/audit-notes.tsx";
import { GOOD_FROM, MIDDLING_FROM } from "#engine/page-audit/bands.ts";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import { RULES_CHECKED_ON } from "#engine/page-audit/rules.ts";
import "#app/tools/seo-audit/audit-print.css";

/** What the verdict rests on, from top to bottom: scores, findings, lists, the page from outside, what is missing. */
export function AuditReport({ audit }: { audit: Audit }) {
  const passed = audit.findings.filter(({ status }) => status === "pass");
  const { applicable, pointsPerAudit } = audit.lighthouse;
  usePaperFoot(audit.url ?? "Pasted page");

  function listOf(group: CheckGroup) {
    return audit.findings.filter(
      (finding) => finding.group === group && finding.status !== "notApplicable",
    );
  }

  return (
    <>
      <section
        className="audit-card audit-of-source"
        aria-label={`${audit.score} out of 100 by all our rules, ${audit.lighthouseScore} Lighthouse-compatible`}
      >
        <AuditScore audit={audit} />
      </section>
      <AuditFindings audit={audit} />
      <AuditPageView audit={audit} />
      <AuditNotes notes={audit.notes} />
      <div className="grid audit-all-checks">
        <AuditChecklist title="On the page" checks={listOf("on-page")} />
        <AuditChecklist title="Technical" checks={listOf("technical")} />
      </div>
      <section className="audit-not-measured">
        <h2>Not measurable from HTML alone</h2>
        <ul>
          {audit.notMeasured.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <p className="tool-help number">
        Rules {audit.rulesVersion}, checked {RULES_CHECKED_ON}; {passed.length} passed. A fail costs
        the points of its check, a warning half of them; all checks together have 100. Without a
        title, a description, a main heading or fifty words a page has at most {GOOD_FROM - 1},
        without two of them at most {MIDDLING_FROM - 1}: those findings cost the rest.
        Lighthouse-compatible: {applicable} of its ten audits could be judged, and each failure
        costs {pointsPerAudit.toFixed(2)} out of 100
        {audit.findings.some(({ id }) => id === "is-crawlable") ? ", indexing four times that" : ""}
        .
      </p>
    </>
  );
}
