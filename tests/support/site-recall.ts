/** What the rules of the whole-site audit find of what is planted for them, and what they find besides. */
import { buildReport } from "#engine/site-audit/build-report.ts";
import { siteRules } from "#engine/site-audit/site-rules.ts";
import { plantSite } from "#tests/cases/site-audit/planted-site.ts";
import type { SiteWideCase } from "#tests/cases/site-audit/site-wide-case.ts";
import { siteWideCases } from "#tests/cases/site-audit/site-wide-cases.ts";
import { NOW, toSiteRows } from "./site-rows.ts";

export type RecallRow = {
  issue: string;
  severity: string;
  /** Addresses that show the fault, or small sites that do, and how many of these were found. */
  planted: number;
  found: number;
  /** What looks like the fault and is right. */
  nearMisses: number;
  /** Near misses and other addresses of the planted site that were found all the same. */
  falseAlarms: number;
};

/** By rule, in the rules' order. */
export function countRecall(): readonly RecallRow[] {
  const { answers, extra, expected, nearMisses } = plantSite();
  const report = buildReport(toSiteRows(answers, extra), { now: NOW });
  const inPlanted = new Map(
    report.issues.map(({ id, pages }) => [id, [...new Set(pages.map(({ url }) => url))]] as const),
  );
  return siteRules.map(({ id, severity }) => {
    const wanted = expected.get(id) ?? new Set<string>();
    const shown = inPlanted.get(id) ?? [];
    const found = shown.filter((url) => wanted.has(url)).length;
    const sites = siteWideCases.filter(({ issue }) => issue === id);
    const faulty = sites.filter(({ isFault }) => isFault);
    const right = sites.filter(({ isFault }) => !isFault);
    return {
      issue: id,
      severity,
      planted: wanted.size + faulty.length,
      found: found + faulty.filter(isFound).length,
      nearMisses: (nearMisses.get(id)?.size ?? 0) + right.length,
      falseAlarms: shown.length - found + right.filter(isFound).length,
    };
  });
}

function isFound({ issue, answers, extra }: SiteWideCase): boolean {
  const { issues } = buildReport(toSiteRows(answers, extra), { now: NOW });
  return issues.some(({ id }) => id === issue);
}
