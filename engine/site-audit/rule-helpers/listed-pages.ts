import type { PageRow, SitemapEntry } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Every address of the sitemaps that the crawl knows. */
export function pagesOfSitemaps(
  site: Site,
): readonly { page: PageRow; entry: SitemapEntry & { file: string } }[] {
  return [...site.listed.values()].flatMap((entry) => {
    const page = site.find(entry.url);
    return page === undefined ? [] : [{ page, entry }];
  });
}
