import type { PageFacts } from "#engine/html/page-facts.ts";
import { checks } from "#engine/page-audit/checks.ts";
import type { Check, Verdict } from "#engine/page-audit/checks/check.ts";

/** One check and what it says of one page. */
export type Judged = { check: Check; verdict: Verdict };

/** Judging: every check of checks.ts over the facts of one page, in the order of that list. */
export function judgePage(facts: PageFacts): readonly Judged[] {
  return checks.map((check) => ({ check, verdict: check.evaluate(facts) }));
}
