/**
 * What Google can index of a site, and why not the rest. A page is an address that answers 200 with
 * HTML. Google can index it when robots.txt lets it in, nothing says noindex, its canonical points to
 * itself and its words are in the HTML.
 *
 * "By mistake" is said only where the site contradicts itself: its sitemap lists or its menu leads to what
 * it keeps out, its home page is kept out, or a canonical leads to an error or to another language. Whatever else is kept
 * out may be what the owner wants.
 */
import type { CoverageGroup } from "./report-page.ts";
import type { LinkTable } from "./link-table.ts";
import { findShared, judgeElsewhere, onlyCanonical } from "./judge-elsewhere.ts";
import { isUsuallyNoindexed } from "./meant-to-be-out.ts";
import type { PageNotReadReason, PageRow, SiteRows } from "./rows.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { EMPTY_PAGE, isOfCanonicalAlone, isVerificationFile } from "./not-a-page.ts";
import {
  closedToGoogle,
  pageClosedToGoogle,
} from "#engine/site-audit/rule-helpers/closed-to-google.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";

export type PageState = {
  group: CoverageGroup;
  /** Empty where it is indexable. */
  reason: string;
  /** False for dead links, redirects and files that are no HTML: they are not counted as pages. */
  isPage: boolean;
};

type Given = {
  rows: SiteRows;
  byUrl: ReadonlyMap<string, PageRow>;
  listed: ReadonlyMap<string, unknown>;
  isOwn: (url: string) => boolean;
  home: string;
  robots: RobotsTxt | null;
  isInMenu: (url: string) => boolean;
  links: LinkTable;
};

type Known = Given & {
  shared: ReturnType<typeof findShared>;
  /** The home page says noindex, and so does most of the site: one switch closes all of it. */
  isAllNoindex: boolean;
};

export function judgeCoverage(given: Given): ReadonlyMap<string, PageState> {
  const { pages } = given.rows;
  const shared = findShared(pages, given.isOwn);
  const known = { ...given, shared, isAllNoindex: isAllNoindex(given) };
  return new Map(pages.map((page) => [page.url, judgePage(page, known)]));
}

function judgePage(page: PageRow, known: Known): PageState {
  const { status, notRead, facts } = page;
  if (notRead !== undefined) return judgeNotRead(page, notRead, known);
  if (status === null) return { group: "no-answer", reason: "no answer", isPage: true };
  if (page.location !== undefined) return notAPage("a redirect");
  if (status >= 300 && status < 400) return notAPage(`status ${status}`);
  if (status >= 400) return judgeRefusal(status);
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
      group: isWanted(url, known, known.isAllNoindex) ? "by-mistake" : "on-purpose",
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

function judgeRefusal(status: number): PageState {
  return CLOSED_TO_US.includes(status)
    ? { group: "not-read", reason: `closed to our reader: it answers ${status}`, isPage: true }
    : notAPage(`answers ${status}`);
}

/**
 * Whether a page that is kept out is certainly wanted: the sitemap lists it, it is the home page, or the
 * menu leads there, or what closes it closes the whole site, and it is of no kind that owners keep out.
 */
function isWanted(url: string, known: Known, isWholeSite: boolean): boolean {
  if (known.listed.has(url) || url === known.home) return true;
  return (isWholeSite || known.isInMenu(url)) && !isUsuallyNoindexed(url);
}

function isAllNoindex({ rows, byUrl, home }: Given): boolean {
  const read = rows.pages.flatMap(({ facts }) => facts ?? []);
  const out = read.filter(({ noindex }) => noindex !== null);
  return byUrl.get(home)?.facts?.noindex != null && out.length * 2 > read.length;
}

/** No connection was made: of robots.txt and of pages nothing is known. */
export function isNotThere(start: PageRow | undefined): boolean {
  return start?.status === null && ["unreachable", "tls"].includes(start.notRead?.reason ?? "");
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
  // A basket, a log-out, an editor: no page to be found, unless the site itself lists it as one.
  if (reason === "acts" && !known.listed.has(page.url))
    return notAPage("not opened: it would do something");
  if (reason === "tracking")
    return notAPage(
      "a page of the site with parameters that track, share or print, or name a session",
    );
  if (isOfCanonicalAlone(page)) return notAPage("a canonical alone names it");
  if (NO_ANSWER.includes(reason)) return { group: "no-answer", reason: detail, isPage: true };
  return { group: "not-read", reason: detail, isPage: true };
}

function closed(url: string, known: Known) {
  const isWholeSite = closedToGoogle(known, known.home) !== null;
  const group = isWanted(url, known, isWholeSite) ? "by-mistake" : "on-purpose";
  return { group, isPage: true } as const;
}

function notAPage(reason: string): PageState {
  return { group: "not-read", reason, isPage: false };
}
