import type { AuditFacts } from "./audit-facts.ts";
import type { Audit, FindingStatus } from "./audit-page.ts";
import type { ScoreLevel } from "./bands.ts";
import type { CheckGroup } from "#engine/rules/check.ts";
import type { Severity } from "#engine/rules/severity.ts";
import type { GateId, GateState } from "#engine/page-audit/gates/gate.ts";
import type { IndexabilityAnswer } from "./indexability.ts";
import type { NoteGroup } from "#engine/page-audit/notes/note.ts";

/** The machine output: the same in the browser's export and on the command line. */
export type AuditJson = {
  url: string | null;
  /** Before any number: can the page appear at all? */
  indexability: {
    answer: IndexabilityAnswer;
    wordCount: number;
    gates: readonly { id: GateId; state: GateState; text: string }[];
  };
  /** What the score is called; null where a gate is shut. */
  band: ScoreLevel | null;
  score: number;
  lighthouseScore: number;
  checks: readonly {
    id: string;
    group: CheckGroup;
    severity: Severity;
    status: FindingStatus;
    points: number;
    text: string;
    evidence: readonly { line: number; excerpt: string }[];
    fix: string | null;
  }[];
  notes: readonly {
    id: string;
    group: NoteGroup;
    text: string;
    advice: string;
    evidence: readonly { line: number; excerpt: string }[];
  }[];
  facts: AuditFacts;
  notMeasured: readonly string[];
  rulesVersion: string;
};

/** An audit as plain values; `fix` is the markup to paste, else the advice in words. */
export function toAuditJson(audit: Audit): AuditJson {
  return {
    url: audit.url,
    indexability: {
      answer: audit.indexability.answer,
      wordCount: audit.indexability.wordCount,
      gates: audit.indexability.gates.map(({ id, state, text }) => ({ id, state, text })),
    },
    band: audit.band,
    score: audit.score,
    lighthouseScore: audit.lighthouseScore,
    checks: audit.findings.map(({ id, group, severity, status, points, text, evidence, fix }) => ({
      id,
      group,
      severity,
      status,
      points,
      text,
      evidence: evidence.map(({ line, excerpt }) => ({ line, excerpt })),
      fix: fix === null ? null : (fix.markup ?? fix.advice),
    })),
    notes: audit.notes.map(({ id, group, text, advice, evidence }) => ({
      id,
      group,
      text,
      advice,
      evidence: evidence.map(({ line, excerpt }) => ({ line, excerpt })),
    })),
    facts: audit.facts,
    notMeasured: audit.notMeasured,
    rulesVersion: audit.rulesVersion,
  };
}
