/**
 * The audit of one page, in five steps that know nothing of each other: parse (parse-html.ts),
 * measure (page-facts.ts), ask whether it can be found at all (indexability.ts), judge (judge-page.ts
 * with checks/, list-notes.ts with notes/), weigh (points.ts for our score, lighthouse-score.ts for
 * Lighthouse's). Showing is the caller's.
 */
import { parsePastedHtml, type PastedProblem } from "#engine/html/pasted-html.ts";
import type { PageAddress } from "#engine/html/page-address.ts";
import { readPageFacts, type AuditContext, type PageFacts } from "#engine/html/page-facts.ts";
import { summarizeFacts, type AuditFacts } from "./audit-facts.ts";
import {
  severityOf,
  type CheckGroup,
  type CheckVerdict,
  type Evidence,
  type Fix,
} from "#engine/rules/check.ts";
import { judgePage, type JudgedCheck } from "./judge-page.ts";
import {
  computeLighthouseScore,
  lighthousePointsLost,
  type LighthouseScore,
} from "./lighthouse-score.ts";
import { levelOf, type ScoreLevel } from "./bands.ts";
import { isShut, judgeIndexability, type Arrival, type Indexability } from "./indexability.ts";
import { listNotes, type Note } from "./list-notes.ts";
import { listNotMeasured } from "./not-measured.ts";
import { losePoints, scoreAfter } from "./points.ts";
import { RULES_VERSION } from "./rules.ts";
import type { Severity } from "#engine/rules/severity.ts";
import type { Result } from "#lib/result.ts";

export type FindingStatus = CheckVerdict["status"];

export type Finding = {
  id: string;
  title: string;
  group: CheckGroup;
  severity: Severity;
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
  /** Can Google index this page? It comes before any number. */
  indexability: Indexability;
  /** What the score is called; null where a gate is shut, since then no band means anything. */
  band: ScoreLevel | null;
  /** 0 to 100: 100 less the points of all findings. */
  score: number;
  /** 0 to 100, as Lighthouse counts. */
  lighthouseScore: number;
  /** How many of the ten audits could be judged, and what one of weight 1 costs. */
  lighthouse: { applicable: number; pointsPerAudit: number };
  findings: readonly Finding[];
  /** What is worth knowing and costs nothing, grouped. */
  notes: readonly Note[];
  facts: AuditFacts;
  /** The outline's beginning, at most `OUTLINE_LENGTH` of them. */
  headings: readonly { level: number; text: string; line: number }[];
  headingCount: number;
  lineCount: number;
  notMeasured: readonly string[];
  rulesVersion: string;
};

/** A longer outline is not read, and a page read live would send it over the network. */
export const OUTLINE_LENGTH = 60;

/**
 * Audits HTML as text. `context` holds what is known beside it: address, status, headers,
 * robots.txt, and the moment; `arrival` what is known of the way to it. What cannot be read is a
 * problem ("empty", "binary", "too-large", "too-complex"), and so is what is no HTML (see
 * foreign-text.ts); no page throws.
 */
export function auditHtml(
  html: string,
  context: AuditContext,
  arrival: Arrival = {},
): Result<Audit, PastedProblem> {
  const parsed = parsePastedHtml(html);
  return parsed.ok
    ? { ok: true, value: auditPage(readPageFacts(parsed.value, context), arrival) }
    : parsed;
}

/** The same for a page whose facts are read already. */
export function auditPage(facts: PageFacts, arrival: Arrival = {}): Audit {
  const indexability = judgeIndexability(facts, arrival);
  const judged = judgePage(facts);
  const lighthouse = computeLighthouseScore(judged);
  const losses = losePoints(judged);
  const score = scoreAfter(losses);

  return {
    url: facts.address.source === "unknown" ? null : facts.address.url.href,
    addressSource: facts.address.source,
    indexability,
    band: isShut(indexability) ? null : levelOf(score),
    score,
    lighthouseScore: lighthouse.score,
    lighthouse: {
      applicable: lighthouse.applicable,
      pointsPerAudit: lighthouse.pointsPerAudit,
    },
    findings: judged.map((each, at) =>
      toFinding(each, losses[at] ?? 0, lighthouse, isShut(indexability)),
    ),
    notes: listNotes(facts),
    facts: summarizeFacts(facts),
    headings: facts.headings.slice(0, OUTLINE_LENGTH).map(({ level, text, element }) => ({
      level,
      text,
      line: element.line,
    })),
    headingCount: facts.headings.length,
    lineCount: facts.document.lineCount,
    notMeasured: listNotMeasured(facts),
    rulesVersion: RULES_VERSION,
  };
}

function toFinding(
  judged: JudgedCheck,
  points: number,
  lighthouse: LighthouseScore,
  isPageShut: boolean,
): Finding {
  const { check, verdict } = judged;
  const isFault = verdict.status === "warn" || verdict.status === "fail";
  const severity = severityOf(check, verdict);
  // What shuts no gate only hinders: a canonical or a noindex that is in the body, say.
  const isTooHard = isFault && !isPageShut && severity === "out";
  return {
    id: check.id,
    title: check.title,
    group: check.group,
    severity: isTooHard ? "blocking" : severity,
    status: verdict.status,
    points,
    lighthousePoints: lighthousePointsLost(judged, lighthouse),
    text: verdict.text,
    why: check.why,
    source: check.source ?? null,
    evidence: isFault ? verdict.evidence : [],
    fix: isFault ? verdict.fix : null,
  };
}
