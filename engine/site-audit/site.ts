/** A crawl's rows, put in order so that a rule can ask its question in one step. */
import { buildLinkTable, LINK_KIND, type LinkTable } from "#engine/site-audit/link-table.ts";
import type { Followed } from "#engine/site-audit/follow-redirects.ts";
import { judgeCoverage, type PageState } from "#engine/site-audit/coverage.ts";
import { isOfCanonicalAlone, isVerificationFile } from "#engine/site-audit/not-a-page.ts";
import { readListed, type ListedEntry } from "#engine/site-audit/read-listed.ts";
import { createKnownNames, resolveNames } from "#engine/site-audit/resolve-names.ts";
import { computePageRank } from "#engine/site-audit/page-rank.ts";
import { nameTemplates } from "#engine/site-audit/templates.ts";
import { findClusters, type Cluster } from "#engine/site-audit/similarity.ts";
import type {
  LinkRow,
  PageNotReadReason,
  PageRow,
  SitePageFacts,
  SiteRows,
  TargetRow,
} from "#engine/site-audit/rows.ts";
import { parseRobotsTxt, type RobotsTxt } from "#engine/robots-txt/parse.ts";

export type AuditedPage = PageRow & { facts: SitePageFacts };

export type Site = {
  rows: SiteRows;
  /** The pages as they were read: a canonical that redirects to its own page is not resolved here. */
  asRead: ReadonlyMap<string, PageRow>;
  /** Moment of the judgement. */
  now: number;
  home: string;
  /** Every address of the site. */
  pages: readonly PageRow[];
  /** Those that answered 2xx in HTML. */
  readPages: readonly AuditedPage[];
  /** Of these, what Google can index. */
  indexablePages: readonly AuditedPage[];
  /** These, and the pages that a fault keeps out which may be lifted: their words are judged too. */
  judgedPages: readonly AuditedPage[];
  find: (url: string) => PageRow | undefined;
  stateOf: (url: string) => PageState;
  templateOf: (url: string) => string;
  links: LinkTable;
  /** Links of pages (`<a href>`) from other pages to this address, or to one that redirects here. */
  inlinks: (url: string) => readonly LinkRow[];
  /** Whether one of them has no nofollow. */
  isFollowed: (url: string) => boolean;
  outlinks: (url: string) => readonly LinkRow[];
  /** How many other pages link here, themselves or over a redirect. */
  countInlinks: (url: string) => number;
  rankOf: (url: string) => number;
  /** Listed in a sitemap, with the file. */
  listed: ReadonlyMap<string, ListedEntry>;
  targets: ReadonlyMap<string, TargetRow>;
  /** What stands at the end of its redirects; undefined where nothing was asked. */
  endOfTarget: (url: string) => TargetRow | undefined;
  /** Not one of several other sites answered us: links to them were not checked. */
  isCutOff: boolean;
  isOwn: (url: string) => boolean;
  /** More pages are known than were read: what links to a page cannot be told in full. */
  isPartlyRead: boolean;
  robots: RobotsTxt | null;
  /** Follows redirects through the rows: where an address ends, and over how many. */
  follow: (url: string) => Followed;
  clusters: readonly Cluster[];
};

export function buildSite(given: SiteRows, now: number): Site {
  const links = buildLinkTable(given.links);
  const asRead = new Map(given.pages.map((page) => [page.url, page]));
  const names = createKnownNames(asRead);
  const { follow } = names;
  const rows = { ...given, pages: given.pages.map((page) => resolveNames(page, names)) };
  const byUrl = new Map(rows.pages.map((page) => [page.url, page]));
  const listed = readListed(rows, names);
  const isOwn = createOwn(new Set(rows.hosts));
  const cutOff = isCutOff(rows, isOwn);
  const targets = cutOff ? withoutAnswers(rows.targets, isOwn) : rows.targets;
  const byTarget = new Map(targets.map((target) => [target.url, target]));
  const ways = findWays(rows.pages, follow);
  const countInlinks = createCounter(links, ways);
  const start = byUrl.get(rows.startUrl);
  const home = start === undefined ? rows.startUrl : follow(rows.startUrl).url;
  const readPages = rows.pages.filter(
    (page): page is AuditedPage => page.facts !== undefined && !isVerificationFile(page.url),
  );
  const robots = rows.robots?.kind === "file" ? parseRobotsTxt(rows.robots.text) : null;
  const inlinks = (url: string) =>
    [url, ...(ways.get(url) ?? [])]
      .flatMap((way) => Array.from(links.to(way), links.at))
      .filter(({ kind, from }) => kind === "link" && from !== url);
  const isFollowed = (url: string) => inlinks(url).some(({ nofollow }) => !nofollow);
  const states = judgeCoverage({
    rows,
    byUrl,
    listed,
    countInlinks,
    isFollowed,
    isOwn,
    home,
    robots,
  });
  const stateOf = (url: string) => states.get(url) ?? unknownState;
  const indexablePages = readPages.filter(({ url }) => stateOf(url).group === "indexable");
  const judgedPages = readPages.filter((page) => isJudged(page, stateOf(page.url), listed));
  const templates = nameTemplates(
    rows.pages.filter(({ url }) => states.get(url)?.isPage === true),
    home,
  );
  const ranks = computePageRank(links, (address) => byUrl.has(address));

  return {
    rows,
    asRead,
    now,
    home,
    pages: rows.pages,
    readPages,
    indexablePages,
    judgedPages,
    find: (url) => byUrl.get(url),
    stateOf,
    templateOf: (url) => templates.get(url) ?? "Single pages",
    links,
    inlinks,
    isFollowed,
    outlinks: (url) => Array.from(links.from(url), links.at).filter(({ kind }) => kind === "link"),
    countInlinks,
    rankOf: (url) => ranks.get(url) ?? 0,
    listed,
    isPartlyRead: rows.pages.some(
      (page) =>
        page.notRead !== undefined && UNREAD.has(page.notRead.reason) && !isOfCanonicalAlone(page),
    ),
    isCutOff: cutOff,
    targets: byTarget,
    endOfTarget: (url) => followTarget(byTarget, url),
    isOwn,
    robots,
    follow,
    clusters: findClusters(indexablePages),
  };
}

/** Shut out by a noindex, a robots.txt or a canonical: with that gone it stands in the results as it is. */
function isJudged(
  { url, facts, foundBy }: AuditedPage,
  { group }: PageState,
  listed: Site["listed"],
): boolean {
  if (group !== "by-mistake") return group === "indexable";
  // What nothing leads to is not missed by anybody.
  const isWanted = foundBy.includes("link") || listed.has(url);
  return isWanted && facts.saysMissing === null && facts.shell === null;
}

/** Reasons for which a page that may well link to others was not opened. */
const UNREAD: ReadonlySet<PageNotReadReason> = new Set(["limit", "depth", "stopped"]);

/** Asked for each of a million links, which name few origins. */
function createOwn(hosts: ReadonlySet<string>): Site["isOwn"] {
  const known = new Map<string, boolean>();
  return (url) => {
    // The host ends at the third slash.
    const end = url.indexOf("/", "https://".length);
    const origin = end === -1 ? url : url.slice(0, end);
    let isOwn = known.get(origin);
    if (isOwn === undefined) {
      isOwn = hosts.has(URL.parse(origin)?.host ?? "");
      known.set(origin, isOwn);
    }
    return isOwn;
  };
}

const unknownState: PageState = { group: "not-read", reason: "not read", isPage: false };

/** So many sites in silence, and none that answers, is our own line's fault. Our choice. */
const SILENT_SITES = 3;

/** Where not one site of several answered, the addresses elsewhere were not checked. */
function withoutAnswers(targets: readonly TargetRow[], isOwn: Site["isOwn"]): readonly TargetRow[] {
  return targets.map((target) =>
    !isOwn(target.url) && isPublicName(target.url) ? { ...target, state: "unchecked" } : target,
  );
}

/** A site of our own machine proves no line to the world: there one silent site is enough. */
function isCutOff({ startUrl, targets }: SiteRows, isOwn: Site["isOwn"]): boolean {
  const elsewhere = targets.filter(({ url }) => !isOwn(url) && isPublicName(url));
  const sites = new Set(elsewhere.map(({ url }) => URL.parse(url)?.hostname));
  return (
    sites.size >= (isPublicName(startUrl) ? SILENT_SITES : 1) &&
    elsewhere.every(({ status }) => status === null)
  );
}

/** A name that other name servers answer for: no number, and none that RFC 6761 keeps from them. */
function isPublicName(url: string): boolean {
  const { hostname = "" } = URL.parse(url) ?? {};
  return (
    !/^\[|^\d+(?:\.\d+){3}$|(?:^|\.)(?:localhost|invalid)$/.test(hostname) && hostname.includes(".")
  );
}

const MAX_TARGET_HOPS = 10;

function followTarget(targets: ReadonlyMap<string, TargetRow>, url: string): TargetRow | undefined {
  let target = targets.get(url);
  for (let hops = 0; target?.location !== undefined && hops < MAX_TARGET_HOPS; hops += 1) {
    const next = targets.get(target.location);
    if (next === undefined) return target;
    target = next;
  }
  return target;
}

/** Addresses that redirect, by the address where they end. */
function findWays(
  pages: readonly PageRow[],
  follow: Site["follow"],
): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  for (const { url, location } of pages) {
    if (location === undefined) continue;
    const { url: end, isLoop } = follow(url);
    if (isLoop || end === url) continue;
    const known = ways.get(end);
    if (known === undefined) ways.set(end, [url]);
    else known.push(url);
  }
  return ways;
}

/** Distinct pages that link to an address or to a way there, itself not counted. */
function createCounter(
  table: LinkTable,
  ways: ReadonlyMap<string, readonly string[]>,
): (url: string) => number {
  const { from, kind } = table.columns;
  const counts = new Map<string, number>();
  return (url) => {
    const known = counts.get(url);
    if (known !== undefined) return known;
    const own = table.numberOf(url);
    const sources = new Set<number>();
    for (const way of [url, ...(ways.get(url) ?? [])]) {
      for (const place of table.to(way)) {
        const source = from[place] ?? 0;
        if (kind[place] === LINK_KIND && source !== own) sources.add(source);
      }
    }
    counts.set(url, sources.size);
    return sources.size;
  };
}
