/** A crawl's rows, put in order so that a rule can ask its question in one step. */
import { buildLinkTable, type LinkTable } from "./link-table.ts";
import { judgeCoverage, type PageState } from "./coverage.ts";
import { isOfCanonicalAlone, isVerificationFile } from "./not-a-page.ts";
import { createInlinks, type Inlinks } from "./inlinks.ts";
import { findCopies, type AddressCopy } from "./find-copies.ts";
import { followRedirects, type Followed } from "./follow-redirects.ts";
import { createSpelling, withOneSpelling } from "./one-spelling.ts";
import { readListed, type ListedEntry } from "./read-listed.ts";
import { readTargets, type ReadTargets } from "./read-targets.ts";
import { createKnownNames, joinCopies } from "./resolve-names.ts";
import { computePageRank } from "./page-rank.ts";
import { nameTemplates, NO_TEMPLATE } from "./templates.ts";
import { findClusters, type Cluster } from "#engine/site-audit/rule-helpers/similarity.ts";
import type { LinkRow, PageNotReadReason, PageRow, SiteRows } from "./rows.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { parseRobotsTxt, type RobotsTxt } from "#engine/robots-txt/parse.ts";

export type AuditedPage = PageRow & { facts: SitePageFacts };

export type Site = Inlinks &
  ReadTargets & {
    rows: SiteRows;
    /** The pages as they were read: a canonical that redirects to its own page is not resolved here. */
    asRead: ReadonlyMap<string, PageRow>;
    /** Moment of the judgement. */
    now: number;
    home: string;
    /** Every page of the site, and every address that answers otherwise; copies are not among them. */
    pages: readonly PageRow[];
    /** Other addresses of these pages. What names one of them, names the page. */
    copies: ReadonlyMap<string, AddressCopy>;
    /** Those that answered 2xx in HTML. */
    readPages: readonly AuditedPage[];
    /** Of these, what Google can index. */
    indexablePages: readonly AuditedPage[];
    /** These, and the pages that a fault keeps out which may be lifted: their words are judged too. */
    judgedPages: readonly AuditedPage[];
    /** Of a copy, the page. */
    find: (url: string) => PageRow | undefined;
    stateOf: (url: string) => PageState;
    templateOf: (url: string) => string;
    links: LinkTable;
    outlinks: (url: string) => readonly LinkRow[];
    rankOf: (url: string) => number;
    /** Listed in a sitemap, with the file. */
    listed: ReadonlyMap<string, ListedEntry>;
    /** Whether a sitemap lists it, or an address that redirects to it. */
    isListed: (url: string) => boolean;
    isOwn: (url: string) => boolean;
    /** More pages are known than were read: what links to a page cannot be told in full. */
    isPartlyRead: boolean;
    robots: RobotsTxt | null;
    /** Follows redirects through the rows: where an address ends, and over how many. */
    follow: (url: string) => Followed;
    clusters: readonly Cluster[];
  };

export function buildSite(given: SiteRows, now: number): Site {
  const spell = createSpelling(given.pages);
  const spelled = withOneSpelling(given, spell);
  const asRead = new Map(spelled.pages.map((page) => [page.url, page]));
  const start = followRedirects(asRead, spelled.startUrl).url;
  const copies = findCopies(spelled.pages, start);
  const names = createKnownNames(asRead, copies);
  const home = names.pageOf(start);
  const links = buildLinkTable(given.links, spell, names.pageOf);
  const rows = { ...spelled, pages: joinCopies(spelled.pages, names, copies) };
  const byUrl = new Map(rows.pages.map((page) => [page.url, page]));
  const { follow } = names;
  const listed = readListed(rows, names);
  const listedEnds = new Set([...listed.keys()].map((url) => follow(url).url));
  const isOwn = createOwn(new Set(rows.hosts));
  const incoming = createInlinks(links, rows.pages, follow);
  const readPages = rows.pages.filter(
    (page): page is AuditedPage => page.facts !== undefined && !isVerificationFile(page.url),
  );
  const robots = rows.robots?.kind === "file" ? parseRobotsTxt(rows.robots.text) : null;
  const states = judgeCoverage({ ...incoming, links, rows, byUrl, listed, isOwn, home, robots });
  const stateOf = (url: string) => states.get(url) ?? unknownState;
  const indexablePages = readPages.filter(({ url }) => stateOf(url).group === "indexable");
  const judgedPages = readPages.filter((page) => isJudged(page, stateOf(page.url), listed));
  const templates = nameTemplates(
    rows.pages.filter(({ url }) => states.get(url)?.isPage === true),
    home,
  );
  const ranks = computePageRank(links, (address) => byUrl.has(address));

  return {
    ...incoming,
    ...readTargets(rows, isOwn),
    rows,
    asRead,
    now,
    home,
    pages: rows.pages,
    copies,
    readPages,
    indexablePages,
    judgedPages,
    find: (url) => byUrl.get(names.pageOf(spell(url))),
    stateOf,
    templateOf: (url) => templates.get(url) ?? NO_TEMPLATE,
    links,
    outlinks: (url) => Array.from(links.from(url), links.at).filter(({ kind }) => kind === "link"),
    rankOf: (url) => ranks.get(url) ?? 0,
    listed,
    isListed: (url) => listed.has(url) || listedEnds.has(url),
    isPartlyRead: rows.pages.some(
      (page) =>
        page.notRead !== undefined && UNREAD.has(page.notRead.reason) && !isOfCanonicalAlone(page),
    ),
    isOwn,
    robots,
    follow,
    clusters: findClusters(indexablePages),
  };
}

/** Shut out by a noindex, a robots.txt or a canonical: with that gone it is in the results as it is. */
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
