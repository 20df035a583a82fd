import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

type HreflangLink = {
  page: AuditedPage;
  code: string;
  target: string;
  /** Undefined: another site, or not asked. */
  to: PageRow | undefined;
};

export type NamedVersion = {
  code: string;
  /** Null: not an address. */
  value: string | null;
  line: number;
  from: "head" | "header" | "sitemap";
};

/**
 * What is said of a page's language versions, in all three places that Google reads alike.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function namedVersions(site: Site, { url, facts }: AuditedPage): readonly NamedVersion[] {
  const inSitemap = site.listed.get(url)?.hreflang ?? [];
  return [
    ...facts.hreflang,
    ...inSitemap.map((each) => ({
      code: each.code,
      value: each.url,
      line: 0,
      from: "sitemap" as const,
    })),
  ];
}

/** Pages that are canonical to themselves: of another one Google takes the language versions from its canonical. */
export function hreflangPages(site: Site): readonly AuditedPage[] {
  return site.readPages.filter(({ url, facts }) => {
    const canonical = onlyCanonical(facts.canonicals);
    return canonical === null || canonical === url;
  });
}

/** Every language version that a page names, once, with what `judge` has against it. */
export function findInVersions(
  site: Site,
  judge: (link: HreflangLink) => string | null,
): readonly RuleFinding[] {
  return hreflangPages(site).flatMap((page) => {
    const seen = new Set<string>();
    return namedVersions(site, page).flatMap(({ code, value, line }) => {
      const key = `${code.toLowerCase()} ${value ?? ""}`;
      if (value === null || seen.has(key)) return [];
      seen.add(key);
      const evidence = judge({ page, code, target: value, to: site.find(value) });
      return evidence === null ? [] : [{ url: page.url, line, evidence }];
    });
  });
}

/** Whether one page's versions name the other. */
export function namesVersion(site: Site, page: PageRow, url: string): boolean {
  const { facts } = page;
  if (facts === undefined) return false;
  return namedVersions(site, { ...page, facts }).some(({ value }) => value === url);
}
