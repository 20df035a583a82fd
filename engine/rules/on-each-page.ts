import type { Check } from "./check.ts";
import type { PageIssue } from "./page-issue.ts";
import { translatedPages } from "#engine/site-audit/rule-helpers/untranslated.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import { mayBeTurned } from "#engine/site-audit/rule-helpers/may-be-turned.ts";
import type { AuditedPage } from "#engine/site-audit/site.ts";

/**
 * The rules of a site that count the verdicts of checks on its pages, one for each of their issues. They
 * have the checks' yardsticks, since the verdicts were made when the pages were read.
 */
export function onEachPage(checks: readonly Check[]): readonly SiteRule[] {
  const rules = new Map<string, SiteRule>();
  for (const check of checks) {
    for (const issue of check.issues ?? []) {
      if (!rules.has(issue.id)) rules.set(issue.id, toRule(check, issue));
    }
  }
  return [...rules.values()];
}

function toRule(
  { id: ofCheck, source, why, guide }: Check,
  { isCountedByPlace, isOfResult, isUndoneBySheets, alsoFind, ...issue }: PageIssue,
): SiteRule {
  return {
    ...issue,
    ...(source !== undefined && { sourceUrl: source }),
    why: issue.why ?? why,
    guide,
    ofCheck,
    ...(isUndoneBySheets !== true && alsoFind === undefined && { isOfOnePage: true }),
    find: (site) => [
      ...(isOfResult === true ? translatedPages(site) : site.judgedPages)
        // What a page says does not count before its noindex is gone.
        .filter(({ facts }) => facts.noindex === null)
        .filter(({ url }) => isUndoneBySheets !== true || !mayBeTurned(site, url))
        .flatMap((page) => findOnPage(page, issue.id, isCountedByPlace === true)),
      ...(alsoFind?.(site) ?? []),
    ],
  };
}

function findOnPage(
  { url, facts }: AuditedPage,
  id: string,
  isCountedByPlace: boolean,
): readonly RuleFinding[] {
  return facts.verdicts
    .filter(({ issue }) => issue === id)
    .flatMap(({ text, places }): readonly RuleFinding[] =>
      isCountedByPlace
        ? places.map(({ line, value }) => ({ url, line, target: value, evidence: value }))
        : [{ url, line: places[0]?.line ?? 0, evidence: evidenceOf(text, places[0]?.value) }],
    );
}

/** What is wrong, with the place where the page shows it. */
function evidenceOf(text: string, place = ""): string {
  return place === "" ? text : `${text}: ${place}`;
}
