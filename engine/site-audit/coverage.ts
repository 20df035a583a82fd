/**
 * What Google can index of a site, and why not the rest: a page counts when it answers, robots.txt
 * lets Google in, nothing says noindex, its canonical points to itself and its words are in the HTML.
 */
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";
import { findShared, judgeElsewhere, onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { isUsuallyClosed, isUsuallyNoindexed } from "#engine/site-audit/meant-to-be-out.ts";
import type { FoundBy, PageNotReadReason, PageRow, SiteRows } from "#engine/site-audit/rows.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import {
  EMPTY_PAGE,
  isOfCanonicalAlone,
  isVerificationFile,
} from "#engine/site-audit/not-a-page.ts";
import {
  closedToGoogle,
  pageClosedToGoogle,
} from "#engine/site-audit/rules/indexing/closed-to-google.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";

export type PageState = {
  group: CoverageGroup;
  /** Empty where it is indexable. */
  reason: string;
  /** False for redirects and for files that are no HTML: they are not counted as pages. */
  isPage: boolean;
};

type Given = {
  rows: SiteRows;
  byUrl: ReadonlyMap<string, PageRow>;
  listed: ReadonlyMap<string, unknown>;
  countInlinks: (url: string) => number;
  /** Whether a page links there without a nofollow. */
  isFollowed: (url: string) => boolean;
  isOwn: (url: string) => boolean;
  home: string;
  robots: RobotsTxt | null;
};

type Known = Given & { shared: ReturnType<typeof findShared>; keptOut: ReadonlySet<string> };

export function judgeCoverage(given: Given): ReadonlyMap<string, PageState> {
  const { pages } = given.rows;
  const shared = findShared(pages, given.isOwn);
  const known = { ...given, shared, keptOut: findKeptOut(given) };
  return new Map(pages.map((page) => [page.url, judgePage(page, known)]));
}

function judgePage(page: PageRow, known: Known): PageState {
  const { status, notRead, facts } = page;
  if (notRead !== undefined) return judgeNotRead(page, notRead, known);
  if (status === null) return { group: "no-answer", reason: "no answer", isPage: true };
  if (page.location !== undefined) return notAPage("a redirect");
  if (status >= 300 && status < 400) return notAPage(`status ${status}`);
  if (status >= 400) return judgeRefusal(page, status, known);
  if (isVerificationFile(page.url)) return notAPage("a verification file");
  if (facts === undefined) {
    return page.unreadable === undefined
      ? notAPage("not HTML")
      : {
          group: page.unreadable === EMPTY_PAGE ? "by-mistake" : "not-read",
          reason: page.unreadable,
          isPage: true,
        };
  }
  return judgeFacts(page.url, facts, known);
}

function judgeFacts(url: string, facts: SitePageFacts, known: Known): PageState {
  const { noindex, canonicals, shell, saysMissing } = facts;
  const line = closedToGoogle(known, url);
  if (line !== null) return { ...closed(url, known), reason: `robots.txt, line ${line}` };
  if (noindex !== null) {
    return {
      group: isMeantNoindex(url, known) ? "on-purpose" : "by-mistake",
      reason: noindex.from === "header" ? "noindex in the header" : "noindex in the head",
      isPage: true,
    };
  }
  const canonical = onlyCanonical(canonicals);
  if (canonical !== null && canonical !== url) {
    return {
      ...judgeElsewhere(url, facts, canonical, { ...known, ...known.shared }),
      isPage: true,
    };
  }
  if (saysMissing !== null)
    return { group: "by-mistake", reason: "says that it is missing", isPage: true };
  if (shell !== null)
    return { group: "by-mistake", reason: "no words without JavaScript", isPage: true };
  return { group: "indexable", reason: "", isPage: true };
}

/** They speak of who may come in, and of our pace; not of the page. */
export const CLOSED_TO_US: readonly number[] = [401, 403, 429];

function judgeRefusal({ url, foundBy }: PageRow, status: number, known: Known): PageState {
  if (CLOSED_TO_US.includes(status)) {
    return {
      group: "not-read",
      reason: `closed to our reader: it answers ${status}`,
      isPage: true,
    };
  }
  const isNamed = known.countInlinks(url) > 0 || foundBy.some((by) => !HEAD_ALONE.has(by));
  if (!isNamed) return notAPage("a canonical or a language link alone names it");
  return {
    group: "by-mistake",
    reason: status === 404 ? "not found, 404" : `answers ${status}`,
    isPage: true,
  };
}

/** Then the page that names it is at fault, and this one is not missed. */
const HEAD_ALONE: ReadonlySet<FoundBy> = new Set(["canonical", "hreflang", "next"]);

/** Its kind is usually kept out, or nothing invites anybody there. */
function isMeantNoindex(url: string, known: Known): boolean {
  const { listed, isFollowed, home, keptOut } = known;
  if (listed.has(url) || url === home) return false;
  return isUsuallyNoindexed(url) || keptOut.has(url) || !isFollowed(url);
}

/** A folder of this many pages is a kind of its own. Our choice. */
const MIN_OF_A_KIND = 3;

/**
 * Pages of a folder that says noindex as a whole and stands in no sitemap, where other pages do: one
 * switch of a builder does both. Where most of the site says noindex, that was not meant.
 */
function findKeptOut({ rows, listed }: Given): ReadonlySet<string> {
  const read = rows.pages.filter(({ facts }) => facts !== undefined);
  const out = read.filter(({ facts }) => facts?.noindex !== null);
  if (listed.size === 0 || out.length * 2 > read.length) return new Set();
  const folders = [...Map.groupBy(read, ({ url }) => folderOf(url))].filter(
    ([folder, pages]) =>
      folder !== "" &&
      pages.length >= MIN_OF_A_KIND &&
      pages.every(({ url, facts }) => facts?.noindex !== null && !listed.has(url)),
  );
  return new Set(folders.flatMap(([, pages]) => pages.map(({ url }) => url)));
}

/** "https://shop.pk/tags" of "https://shop.pk/tags/blue/"; "" of what stands at the top. */
function folderOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, "");
  const folder = path.slice(0, path.lastIndexOf("/"));
  return folder === "" ? "" : origin + folder;
}

/** It was asked, and gave nothing. */
export const NO_ANSWER: readonly PageNotReadReason[] = [
  "timeout",
  "unreachable",
  "tls",
  "too-large",
  "not-public",
];

function judgeNotRead(
  page: PageRow,
  { reason, detail, line }: NonNullable<PageRow["notRead"]>,
  known: Known,
): PageState {
  if (reason === "robots") {
    if (known.rows.robots?.kind === "unavailable")
      return { group: "no-answer", reason: "robots.txt gives no answer", isPage: true };
    const where = line === undefined ? "robots.txt" : `robots.txt, line ${line}`;
    return pageClosedToGoogle(known, page) === null
      ? { group: "not-read", reason: `closed to our reader: ${where}`, isPage: true }
      : { ...closed(page.url, known), reason: where };
  }
  if (reason === "acts")
    return { group: "on-purpose", reason: "not opened: it would do something", isPage: true };
  if (reason === "tracking") return notAPage("a page of the site with parameters that track");
  if (isOfCanonicalAlone(page)) return notAPage("a canonical alone names it");
  if (NO_ANSWER.includes(reason)) return { group: "no-answer", reason: detail, isPage: true };
  return { group: "not-read", reason: detail, isPage: true };
}

/** What the site lists, links to for its readers or begins with is not meant to be closed to Google. */
function closed(url: string, { listed, countInlinks, home }: Known) {
  const isWanted =
    listed.has(url) || url === home || (countInlinks(url) > 0 && !isUsuallyClosed(url));
  return { group: isWanted ? "by-mistake" : "on-purpose", isPage: true } as const;
}

function notAPage(reason: string): PageState {
  return { group: "not-read", reason, isPage: false };
}
