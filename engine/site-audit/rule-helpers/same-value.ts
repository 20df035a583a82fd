import type { At } from "#engine/site-audit/page/site-page-facts.ts";
import { namedVersions, namesVersion } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

export type Shared = { page: AuditedPage; at: At<string>; pages: number; first: AuditedPage };

/**
 * Pages that share a value with another page; an empty one is no value. Language versions that name
 * each other are one page in several languages. `kinOf` says which pages may share it besides: those
 * with equal answers.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sameValue(
  site: Site,
  pages: readonly AuditedPage[],
  read: (page: AuditedPage) => At<string> | undefined,
  kinOf: (url: string) => string = (url) => url,
): readonly Shared[] {
  const values = pages.flatMap((page) => {
    const at = read(page);
    return at === undefined || at.value === "" ? [] : [{ page, at }];
  });
  return [...Map.groupBy(values, ({ at }) => at.value.toLowerCase()).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length < 2) return [];
    const kin = same.map(({ page }) => page);
    if (areKin(site, kin, kinOf)) return [];
    return same.map(({ page, at }) => ({ page, at, pages: same.length, first: first.page }));
  });
}

/** Whether all of them are the pages of one list, or of one page's language versions. */
export function areKin(
  site: Site,
  same: readonly AuditedPage[],
  kinOf: (url: string) => string = (url) => url,
): boolean {
  const waiting = new Map(same.map((page) => [page.url, page]));
  const byKin = Map.groupBy(waiting.keys(), kinOf);
  const [first] = waiting.values();
  const reached = first === undefined ? [] : [first];
  for (const page of reached) {
    if (!waiting.delete(page.url)) continue;
    const versions = namedVersions(site, page).flatMap(({ value }) => {
      const other = value === null ? undefined : waiting.get(value);
      return other !== undefined && namesVersion(site, other, page.url) ? [other] : [];
    });
    const kin = (byKin.get(kinOf(page.url)) ?? []).flatMap((url) => waiting.get(url) ?? []);
    reached.push(...versions, ...kin);
  }
  return waiting.size === 0;
}
