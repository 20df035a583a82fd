/** A crawl's rows from a few lines, for tests of the rules: HTML goes through the same reading as in a crawl. */
import { clicksFrom } from "#engine/site-audit/clicks-from.ts";
import { readSitePage } from "#engine/site-audit/page/read-site-page.ts";
import type { FoundBy, LinkRow, PageRow, SiteRows } from "#engine/site-audit/rows.ts";

export const SITE = "https://shop.example";
export const NOW = Date.UTC(2026, 10, 22);

/** HTML of a page, or its answer where that is something else. Paths are taken on `SITE`. */
export type Answer =
  | string
  | (Omit<Partial<PageRow>, "url"> & { html?: string; xRobotsTag?: string; linkHeader?: string });

export type Extra = Partial<Omit<SiteRows, "pages" | "links">>;

export function toUrl(path: string): string {
  return new URL(path, SITE).href;
}

/** The rows of a site with these answers; addresses that are linked and not given are left out. */
export function toSiteRows(answers: Readonly<Record<string, Answer>>, extra: Extra = {}): SiteRows {
  const links: LinkRow[] = [];
  const pages = Object.entries(answers).map(([path, answer]) => {
    const { row, found } = toPage(toUrl(path), answer);
    links.push(...found);
    return row;
  });
  const depths = clicksFrom(toUrl("/"), links);
  const listed = new Set(
    (extra.sitemaps ?? []).flatMap(({ entries }) => entries.map(({ url }) => url)),
  );
  return {
    startUrl: toUrl("/"),
    hosts: [new URL(SITE).hostname],
    startedAt: "2026-11-22T09:00:00.000Z",
    endedAt: "2026-11-22T09:02:00.000Z",
    state: "done",
    requests: pages.length,
    targets: [],
    sitemaps: [],
    robots: null,
    variants: [],
    madeUp: null,
    bounds: [],
    ...extra,
    links,
    pages: pages.map((page) => ({
      ...page,
      depth: depths.get(page.url) ?? null,
      foundBy: page.foundBy.length > 0 ? page.foundBy : readFoundBy(page.url, links, listed),
    })),
  };
}

function toPage(url: string, answer: Answer): { row: PageRow; found: readonly LinkRow[] } {
  const { html, ...given } = typeof answer === "string" ? { html: answer } : answer;
  const row: PageRow = {
    foundBy: [],
    depth: null,
    status: given.notRead === undefined ? 200 : null,
    contentType: "text/html; charset=utf-8",
    ...given,
    url,
  };
  if (html === undefined) return { row, found: [] };
  const read = readSitePage(html, {
    url,
    status: row.status ?? 200,
    now: NOW,
    ...(row.xRobotsTag !== undefined && { xRobotsTag: row.xRobotsTag }),
    ...(row.linkHeader !== undefined && { linkHeader: row.linkHeader }),
  });
  if (!read.ok) return { row: { ...row, unreadable: read.problem }, found: [] };
  const { facts, links, refresh } = read.value;
  if (refresh !== null) return { row: { ...row, location: refresh }, found: [] };
  return { row: { ...row, bytes: row.bytes ?? html.length, facts }, found: links };
}

function readFoundBy(
  url: string,
  links: readonly LinkRow[],
  listed: ReadonlySet<string>,
): readonly FoundBy[] {
  const found: FoundBy[] = [];
  if (url === toUrl("/")) found.push("start");
  if (links.some(({ to, kind }) => kind === "link" && to === url)) found.push("link");
  if (listed.has(url)) found.push("sitemap");
  return found;
}
