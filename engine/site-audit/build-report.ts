/** From a crawl's rows to the report: order the rows, judge by every rule, group, weigh, draw. */
import type { SiteSeverity } from "#engine/rules/severity.ts";
import type { IssuePage, PointsSum, SiteFix, SiteIssue, SiteReport } from "./site-report.ts";
import { MAX_OWN_REPORT_CHARACTERS, MAX_REPORT_LIST_CHARACTERS } from "#engine/bounds.ts";
import { siteHosts } from "#engine/site-audit/frontier/scope.ts";
import { isRecheckable } from "#engine/site-audit/recheck/is-recheckable.ts";
import { whyNoSitemap } from "#engine/site-audit/export/sitemap-pages.ts";
import { writeSitemapXml } from "#engine/site-audit/export/sitemap-xml.ts";
import { rulePagePath } from "#engine/rules/rule-page-path.ts";
import { boundReport, tellCut } from "#engine/site-audit/report/bound-report.ts";
import {
  collectFindings,
  type Found,
  type FoundPlace,
} from "#engine/site-audit/report/collect-findings.ts";
import { comparePages } from "#engine/site-audit/report/compare-pages.ts";
import { compareReports } from "#engine/site-audit/report/compare-reports.ts";
import { describeCoverage } from "#engine/site-audit/report/describe-coverage.ts";
import { drawPictures } from "#engine/site-audit/report/draw-pictures.ts";
import { findByAi } from "#engine/site-audit/report/find-by-ai.ts";
import { findRoots } from "#engine/site-audit/report/find-roots.ts";
import { groupFixes, type FixWithPages } from "#engine/site-audit/report/group-fixes.ts";
import { listPages } from "#engine/site-audit/report/list-pages.ts";
import {
  describeFailure,
  writeSentence,
  writeSubline,
  writeWhatsapp,
} from "#engine/site-audit/report/sentences.ts";
import type { BoundMet, SiteRows } from "./rows.ts";
import { siteRules } from "./site-rules.ts";
import { buildSite } from "./site.ts";
import { NO_TEMPLATE } from "./templates.ts";

/** Of the rules and their weights; a report says by which it was made. */
export const SITE_RULES_VERSION = "2026-11o";

const cutOff: BoundMet = {
  id: "cut-off",
  text: "No other site could be reached just then, so links to other sites were not checked.",
};

export type BuildOptions = {
  /** Moment of the judgement, for dates in the future. */
  now: number;
  earlier?: SiteReport;
  /** As many rows stay as its owner's own machine can hold. */
  isWhole?: boolean;
  /** Where our pages about the rules are, without a slash at the end; without it no fix names its page. */
  rulesUrl?: string;
};

export function buildReport(
  rows: SiteRows,
  { now, earlier, isWhole = false, rulesUrl }: BuildOptions,
): SiteReport {
  const site = buildSite(rows, now);
  const { findings, isCut } = collectFindings(
    site,
    siteRules,
    isWhole ? MAX_OWN_REPORT_CHARACTERS : MAX_REPORT_LIST_CHARACTERS,
  );
  const fixes = groupFixes(site, findings);
  const list = fixes.map((fix) => toListed(fix, rulesUrl));
  const coverage = describeCoverage(site);
  const points = sumPoints(fixes);
  const failure = describeFailure(site);
  const noSitemap = whyNoSitemap(site);
  const ai = findByAi(site);
  const head = {
    site: new URL(site.home).hostname,
    startUrl: rows.startUrl,
    home: site.home,
    startedAt: rows.startedAt,
    endedAt: rows.endedAt,
    rulesVersion: SITE_RULES_VERSION,
    requests: rows.requests,
    pagesRead: site.pages.filter(({ url, status }) => status !== null && site.stateOf(url).isPage)
      .length,
    sentence: failure?.sentence ?? writeSentence(coverage, list),
    subline: failure?.subline ?? writeSubline(coverage),
    bounds: site.isCutOff ? [...rows.bounds, cutOff] : rows.bounds,
    coverage,
    points,
    fixes: list,
    roots: findRoots(fixes),
    pictures: drawPictures(site),
    ...(noSitemap !== undefined && { noSitemap }),
    ...(ai !== undefined && { ai }),
  };
  const issues = toIssues(fixes);
  const pages = listPages(site, findings);
  const comparison =
    earlier === undefined || !isSameSite(earlier.startUrl, rows.startUrl)
      ? undefined
      : {
          ...compareReports({ ...head, issues, pages }, earlier),
          changes: comparePages({ ...head, pages, answerOf: site.find }, earlier),
        };
  const report = {
    ...head,
    whatsapp: writeWhatsapp(head.site, coverage, list, rows.endedAt, comparison, failure),
    ...(comparison && { comparison }),
    issues,
    pages,
    ...(head.noSitemap === undefined && { sitemapXml: writeSitemapXml(site) }),
  };
  return isWhole ? tellCut(report, isCut) : boundReport(report, isCut);
}

/** With and without www alike. */
function isSameSite(one: string, other: string): boolean {
  return siteHosts(new URL(one).host).includes(new URL(other).host);
}

function toListed(
  { found, places: _places, ofRule, ...fix }: FixWithPages,
  rulesUrl: string | undefined,
): SiteFix {
  return {
    ...fix,
    ...(rulesUrl !== undefined && { rulePage: `${rulesUrl}/${rulePagePath(ofRule)}` }),
    ...(!fix.isNoise && isRecheckable(ofRule) && { isRecheckable: true as const }),
    pages: found.length,
  };
}

function toIssues(fixes: readonly FixWithPages[]): readonly SiteIssue[] {
  const found = fixes
    .filter(({ isNoise }) => !isNoise)
    .flatMap(({ key, found: each }) => each.map((one) => ({ key, one })));
  return [...Map.groupBy(found, ({ one }) => one.rule)].map(([rule, entries]) => ({
    id: rule.id,
    severity: rule.severity,
    source: rule.source,
    pages: entries.flatMap(({ key, one }) =>
      [one, ...one.more].map((place) => toIssuePage(key, one.url, place)),
    ),
  }));
}

function toIssuePage(
  fix: string,
  url: string,
  { target, evidence, line, linkedFrom }: FoundPlace,
): IssuePage {
  return {
    url,
    ...(target !== undefined && { target }),
    evidence,
    ...(line !== undefined && { line }),
    fix,
    linkedFrom,
  };
}

function sumPoints(fixes: readonly FixWithPages[]): PointsSum {
  const bySeverity: Record<SiteSeverity, number> = { blocking: 0, clicks: 0, cosmetic: 0 };
  for (const { severity, points } of fixes) bySeverity[severity] += points;
  const counted = fixes.filter(({ isNoise }) => !isNoise);
  const shares = counted.flatMap(({ places, weight }) =>
    places.map(({ where, found }) => ({
      template: found.length < 3 ? NO_TEMPLATE : where,
      points: weight * found.length,
      found,
    })),
  );
  const byTemplate = Map.groupBy(shares, ({ template }) => template);
  return {
    total: fixes.reduce((sum, { points }) => sum + points, 0),
    bySeverity,
    byTemplate: [...byTemplate]
      .map(([template, those]) => ({ template, ...sumOf(those) }))
      .toSorted((a, b) => b.points - a.points),
  };
}

function sumOf(shares: readonly { points: number; found: readonly Found[] }[]) {
  return {
    points: shares.reduce((sum, { points }) => sum + points, 0),
    pages: new Set(shares.flatMap(({ found }) => found.map(({ url }) => url))).size,
    fixes: shares.length,
  };
}
