/** The shape of a check: measuring is in page-facts.ts, weighing in points.ts and lighthouse-score.ts, showing at the doors. */
import type { HtmlDocument, HtmlElement } from "#engine/html/html-document.ts";
import { excerptOf } from "#engine/html/html-excerpt.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { Severity } from "./severity.ts";
import type { PageIssue } from "./page-issue.ts";
import type { Remedy, RuleGuide } from "./rule-guide.ts";

export type CheckGroup = "on-page" | "technical";

/** `mark` is the part of the excerpt that is wrong, for underlining. */
export type Evidence = { line: number; excerpt: string; mark?: string };

/** `markup` can be pasted as it is, but for what is in square brackets. */
export type Fix = { advice: string; markup?: string };

export type CheckVerdict =
  | { status: "pass" | "notApplicable"; text: string }
  | {
      status: "warn" | "fail";
      text: string;
      evidence: readonly Evidence[];
      fix: Fix;
      /** Where this fault does other harm than the check's own. */
      severity?: Severity;
      /** By which name a site's report counts it, with that issue's severity; absent: it is about this page alone. */
      issue?: PageIssue;
    };

export type Check = CheckFacts &
  (
    | {
        /** What a site's report tells of the pages that fail; see on-each-page.ts. */
        issues: readonly PageIssue[];
        guide: RuleGuide;
      }
    | { issues?: undefined; guide: RuleGuide & Remedy }
  );

type CheckFacts = {
  id: string;
  title: string;
  group: CheckGroup;
  /** "out" is for what shuts a gate of indexability.ts, and for nothing else. */
  severity: Severity;
  /** What a fail costs, of 100 over all checks. A warning costs half, rounded up. */
  points: number;
  /** Without it no page is good, whatever else it does: see points.ts. */
  isEssential?: true;
  /** Why it matters, in one sentence, to the owner of the page. */
  why: string;
  /** Where the rule comes from; without one it is our own. */
  source?: string;
  /** Set on the ten audits of Lighthouse's SEO category: its weight there. */
  lighthouseWeight?: number;
  evaluate: (facts: PageFacts) => CheckVerdict;
};

/** What the fault does: as its own verdict says, or its issue, or the check. */
export function severityOf(check: Pick<Check, "severity">, verdict: CheckVerdict): Severity {
  if (verdict.status !== "warn" && verdict.status !== "fail") return check.severity;
  return verdict.severity ?? verdict.issue?.severity ?? check.severity;
}

/** The verdict that nothing is wrong, in words for the reader. */
export function pass(text: string): CheckVerdict {
  return { status: "pass", text };
}

/** The verdict that there was nothing to judge, and why. It counts in neither score. */
export function notApplicable(text: string): CheckVerdict {
  return { status: "notApplicable", text };
}

/** The places of these elements, fifty at most: line from 1 and start tag, or with `whole` the element. */
export function evidenceOf(
  document: HtmlDocument,
  elements: readonly HtmlElement[],
  { whole = false, mark }: { whole?: boolean; mark?: string } = {},
): readonly Evidence[] {
  return elements.slice(0, MAX_EVIDENCE).map((element) => ({
    ...excerptOf(document, element, whole),
    ...(mark === undefined ? {} : { mark }),
  }));
}

/** The head's own line, for what is missing from it. */
export function headEvidence({ document }: PageFacts, missing: string): readonly Evidence[] {
  const head = document.elements.find((element) => element.isHtml && element.tag === "head");
  const line = head === undefined || head.line === 0 ? 1 : head.line;
  return [{ line, excerpt: `<head> has no ${missing}` }];
}

/** More places than anyone will read are counted in the text, not listed. */
const MAX_EVIDENCE = 50;
