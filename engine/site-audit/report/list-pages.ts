import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { Found } from "./collect-findings.ts";
import { describeDetails } from "./page-details.ts";
import { findParents } from "./find-parents.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Every page that is known, those with most points first. */
export function listPages(site: Site, findings: readonly Found[]): readonly ReportPage[] {
  const byUrl = Map.groupBy(
    findings.filter(({ isNoise }) => isNoise !== true),
    ({ url }) => url,
  );
  const parents = findParents(site);
  return site.pages
    .filter(({ url }) => site.stateOf(url).isPage)
    .map((page): ReportPage => {
      const parent = parents.get(page.url);
      const { group, reason } = site.stateOf(page.url);
      const found = byUrl.get(page.url) ?? [];
      const details = describeDetails(page);
      return {
        url: page.url,
        status: page.status,
        indexable: group === "indexable",
        group,
        reason,
        ...(page.notRead && { notRead: page.notRead.reason }),
        depth: page.depth,
        ...(parent !== undefined && { parent }),
        inlinks: site.countInlinks(page.url),
        outlinks: site.links.from(page.url).length,
        rank: site.rankOf(page.url),
        template: site.templateOf(page.url),
        title: page.facts?.titles[0]?.value ?? null,
        wordCount: page.facts?.wordCount ?? null,
        issues: [...new Set(found.map(({ rule }) => rule.id))],
        points: found.reduce((sum, { rule, grade }) => sum + (grade ?? rule).weight, 0),
        inSitemap: site.listed.has(page.url),
        ...(details && { details }),
      };
    })
    .toSorted(
      (a, b) =>
        b.points - a.points || (a.depth ?? 99) - (b.depth ?? 99) || (a.url < b.url ? -1 : 1),
    );
}
