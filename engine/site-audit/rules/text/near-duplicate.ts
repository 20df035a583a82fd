import type { SiteRule } from "#engine/site-audit/rule.ts";
import { alikeCityPages } from "#engine/site-audit/rule-helpers/alike-city-pages.ts";
import { areKin } from "#engine/site-audit/rule-helpers/same-value.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const nearDuplicate: SiteRule = {
  id: "near-duplicate",
  severity: "clicks",
  source: "peers",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
  weight: 3,
  mends: "content",
  title: (pages) =>
    howMany(pages, "page says nearly the same as another", "pages say nearly the same"),
  why: "Pages that differ by a word compete with each other, and Google shows one.",
  rule: "Pages share less than four fifths of their words in order.",
  fix: "Make one page with a choice on it, or give each page words of its own.",
  doneWhen: "No two pages are alike in 80% of their text.",
  find(site) {
    const cityPages = new Set(alikeCityPages(site).map(({ url }) => url));
    return site.clusters.flatMap(({ urls, likeness }) => {
      const hashes = new Set(urls.map((url) => site.find(url)?.facts?.textHash));
      const own = urls.filter((url) => !cityPages.has(url));
      if (hashes.size < 2 || own.length < 2) return [];
      const pages = own.flatMap((url) => {
        const page = site.find(url);
        return page?.facts === undefined ? [] : [{ ...page, facts: page.facts }];
      });
      // British and American English differ by a few letters, and say so.
      if (areKin(site, pages)) return [];
      return own.map((url) => ({
        url,
        evidence: `${own.length} pages, ${Math.floor(likeness * 100)}% alike or more, such as ${own.find((each) => each !== url) ?? ""}`,
        cause: own[0] ?? "",
      }));
    });
  },
};
