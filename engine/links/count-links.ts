import type { CheckedLink } from "./checked-link.ts";

export type LinkTotals = {
  total: number;
  dofollow: number;
  nofollow: number;
  ugc: number;
  sponsored: number;
  internal: number;
  external: number;
  notWeb: number;
  notCrawlable: number;
};

export type DomainRow = { domain: string; isOwn: boolean; total: number; followed: number };

/** The sums of all links; `withoutHref` are the anchors that lead nowhere. */
export function countTotals(links: readonly CheckedLink[], withoutHref: number): LinkTotals {
  const web = links.filter(({ isWeb }) => isWeb);

  function labelled(label: "ugc" | "sponsored"): number {
    return links.filter(({ labels }) => labels.includes(label)).length;
  }

  return {
    total: links.length,
    dofollow: web.filter(({ status }) => status === "followed").length,
    nofollow: web.filter(({ status }) => status === "not followed").length,
    ugc: labelled("ugc"),
    sponsored: labelled("sponsored"),
    internal: web.filter(({ external }) => !external).length,
    external: web.filter(({ external }) => external).length,
    notWeb: links.filter(({ status }) => status === "none").length,
    notCrawlable: links.filter(({ status }) => status === "not crawlable").length + withoutHref,
  };
}

/** Links to the web by registrable domain, most first. */
export function listDomains(links: readonly CheckedLink[]): readonly DomainRow[] {
  const rows = new Map<string, DomainRow>();
  for (const { domain, external, isWeb, status } of links) {
    if (!isWeb) continue;
    const row = rows.get(domain) ?? { domain, isOwn: !external, total: 0, followed: 0 };
    rows.set(domain, {
      ...row,
      total: row.total + 1,
      followed: row.followed + (status === "followed" ? 1 : 0),
    });
  }
  return [...rows.values()].toSorted(
    (a, b) => b.total - a.total || a.domain.localeCompare(b.domain),
  );
}
