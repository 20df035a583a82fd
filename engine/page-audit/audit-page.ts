/**
 * The audit of one page, in four steps that know nothing of each other: parse (parse-html.ts),
 * measure (page-facts.ts), judge (judge-page.ts with checks/), weigh (points.ts for our score,
 * lighthouse-score.ts for Lighthouse's). Showing is the caller's.
 */
import { parseHtml } from "#engine/html/parse-html.ts";
import type { HtmlProblem } from "#engine/html/html-document.ts";
import type { PageAddress } from "#engine/html/page-address.ts";
import { readPageFacts, type AuditContext, type PageFacts } from "#engine/html/page-facts.ts";
import { summarizeFacts, type AuditFacts } from "#engine/page-audit/audit-facts.ts";
import type {
  CheckGroup,
  Evidence,
  Fix,
  Impact,
  Verdict,
} from "#engine/page-audit/checks/check.ts";
import { judgePage, type Judged } from "#engine/page-audit/judge-page.ts";
import {
  computeLighthouseScore,
  lighthousePointsLost,
  type LighthouseScore,
} from "#engine/page-audit/lighthouse-score.ts";
import { listNotMeasured } from "#engine/page-audit/not-measured.ts";
import { pointsLost, scoreAfter } from "#engine/page-audit/points.ts";
import { RULES_VERSION } from "#engine/page-audit/rules.ts";
import type { Result } from "#lib/result.ts";

export type FindingStatus = Verdict["status"];

export type Finding = {
  id: string;
  title: string;
  group: CheckGroup;
  impact: Impact;
  status: FindingStatus;
  /** Points lost of our 100; 0 unless the status is warn or fail. */
  points: number;
  /** Points lost of Lighthouse's 100, or null if it does not count there. */
  lighthousePoints: number | null;
  text: string;
  why: string;
  source: string | null;
  evidence: readonly Evidence[];
  fix: Fix | null;
};

export type Audit = {
  url: string | null;
  addressSource: PageAddress["source"];
  /** 0 to 100: 100 less the points of all findings. */
  score: number;
  /** 0 to 100, as Lighthouse counts. */
  lighthouseScore: number;
  /** How many of the ten audits could be judged, and what one of weight 1 costs. */
  lighthouse: { applicable: number; pointsPerAudit: number };
  findings: readonly Finding[];
  facts: AuditFacts;
  headings: readonly { level: number; text: string; line: number }[];
  lineCount: number;
  notMeasured: readonly string[];
  rulesVersion: string;
};

/**
 * Audits HTML as text. `context` holds what is known beside it: address, status, headers,
 * robots.txt, and the moment. What cannot be read is a problem ("empty", "binary", "too-large",
 * "too-complex"); no page throws.
 */
export function auditHtml(html: string, context: AuditContext): Result<Audit, HtmlProblem> {
  const parsed = parseHtml(html);
  return parsed.ok ? { ok: true, value: auditPage(readPageFacts(parsed.value, context)) } : parsed;
}

/** The same for a page whose facts are read already. */
export function auditPage(facts: PageFacts): Audit {
  const judged = judgePage(facts);
  const lighthouse = computeLighthouseScore(judged);
  const findings = judged.map((each) => toFinding(each, lighthouse));

  return {
    url: facts.address.source === "unknown" ? null : facts.address.url.href,
    addressSource: facts.address.source,
    score: scoreAfter(findings.map(({ points }) => points)),
    lighthouseScore: lighthouse.score,
    lighthouse: {
      applicable: lighthouse.applicable,
      pointsPerAudit: lighthouse.pointsPerAudit,
    },
    findings,
    facts: summarizeFacts(facts),
    headings: facts.headings.map(({ level, text, element }) => ({
      level,
      text,
      line: element.line,
    })),
    lineCount: facts.document.lineCount,
    notMeasured: listNotMeasured(facts),
    rulesVersion: RULES_VERSION,
  };
}

function toFinding(judged: Judged, lighthouse: LighthouseScore): Finding {
  const { check, verdict } = judged;
  const isFault = verdict.status === "warn" || verdict.status === "fail";
  return {
    id: check.id,
    title: check.title,
    group: check.group,
    impact: check.impact,
    status: verdict.status,
    points: pointsLost(check, verdict.status),
    lighthousePoints: lighthousePointsLost(judged, lighthouse),
    text: verdict.text,
    why: check.why,
    source: check.source ?? null,
    evidence: isFault ? verdict.evidence : [],
    fix: isFault ? verdict.fix : null,
  };
}
