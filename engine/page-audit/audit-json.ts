import type { AuditFacts } from "#engine/page-audit/audit-facts.ts";
import type { Audit, FindingStatus } from "#engine/page-audit/audit-page.ts";
import type { CheckGroup } from "#engine/page-audit/checks/check.ts";

/** The machine output: the same in the browser's export and on the command line. */
export type AuditJson = {
  url: string | null;
  score: number;
  lighthouseScore: number;
  checks: readonly {
    id: string;
    group: CheckGroup;
    status: FindingStatus;
    points: number;
    text: string;
    evidence: readonly { line: number; excerpt: string }[];
    fix: string | null;
  }[];
  facts: AuditFacts;
  notMeasured: readonly string[];
  rulesVersion: string;
};

/** An audit as plain values; `fix` is the markup to paste, else the advice in words. */
export function toAuditJson(audit: Audit): AuditJson {
  return {
    url: audit.url,
    score: audit.score,
    lighthouseScore: audit.lighthouseScore,
    checks: audit.findings.map(({ id, group, status, points, text, evidence, fix }) => ({
      id,
      group,
      status,
      points,
      text,
      evidence: evidence.map(({ line, excerpt }) => ({ line, excerpt })),
      fix: fix === null ? null : (fix.markup ?? fix.advice),
    })),
    facts: audit.facts,
    notMeasured: audit.notMeasured,
    rulesVersion: audit.rulesVersion,
  };
}
