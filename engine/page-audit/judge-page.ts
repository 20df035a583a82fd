import type { PageFacts } from "#engine/html/page-facts.ts";
import { checks } from "#engine/rules/checks.ts";
import type { Check, CheckVerdict } from "#engine/rules/check.ts";

export type JudgedCheck = { check: Check; verdict: CheckVerdict };

/** Judging: every check of checks.ts over the facts of one page, in the order of that list. */
export function judgePage(facts: PageFacts): readonly JudgedCheck[] {
  return checks.map((check) => ({ check, verdict: check.evaluate(facts) }));
}
