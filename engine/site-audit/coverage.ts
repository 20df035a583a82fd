/**
 * What Google can index of a site, and why not the rest: a page counts when it answers, robots.txt
 * lets Google in, nothing says noindex, its canonical points to itself and its words are in the HTML.
 */
import type { CoverageGroup } from "#engine/site-audit/contract.ts";
import { isMeantToBeOut } from "#engine/site-audit/meant-to-be-out.ts";
import type {
  PageNotReadReason,
  PageRow,
  SitePageFacts,
  SiteRows,
} from "#engine/site-audit/rows.ts";
import { isVerificationFile } from "#engine/site-audit/not-a-page.ts";
import { jaccard, readShingles } from "#engine/site-audit/similarity.ts";
import type { Followed } from "#engine/site-audit/follow-redirects.ts";
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

type Known = {
  rows: SiteRows;
  byUrl: ReadonlyMap<string, PageRow>;
  listed: ReadonlyMap<string, unknown>;
  countInlinks: (url: string) => number;
  follow: (url: string) => Followed;
  home: string;
  robots: RobotsTxt | null;
};

/** Two texts that share less are two pages, whatever the canonical says. Our choice. */
const SAME_PAGE = 0.5;

export function judgeCoverage(known: Known): ReadonlyMap<string, PageState> {
  return new Map(known.rows.pages.map((page) => [page.url, judgePage(page, known)]));
}

function judgePage(page: PageRow, known: Known): PageState {
  const { status, notRead, facts } = page;
  if (notRead !== undefined) return judgeNotRead(page, notRead, known);
  if (status === null) return { group: "no-answer", reason: "no answer", isPage: true };
  if (page.location !== undefined) return notAPage("a redirect");
  if (status >= 300 && status < 400) return notAPage(`status ${status}`);
  if (status >= 400) {
    return {
      group: "by-mistake",
      reason: status === 404 ? "not found, 404" : `answers ${status}`,
      isPage: true,
    };
  }
  if (isVerificationFile(page.url)) return notAPage("a verification file");
  if (facts === undefined) {
    return page.unreadable === undefined
      ? notAPage("not HTML")
      : { group: "by-mistake", reason: "no words in its HTML", isPage: true };
  }
  return judgeFacts(page.url, facts, known);
}

function judgeFacts(url: string, facts: SitePageFacts, known: Known): PageState {
  const { noindex, canonicals, shell, saysMissing } = facts;
  const line = closedToGoogle(known, url);
  if (line !== null) return { ...closed(url, known), reason: `robots.txt, line ${line}` };
  if (noindex !== null) {
    const isMeant = !known.listed.has(url) && isMeantToBeOut(url);
    return {
      group: isMeant ? "on-purpose" : "by-mistake",
      reason: noindex.from === "header" ? "noindex in the header" : "noindex in the head",
      isPage: true,
    };
  }
  const canonical = onlyCanonical(canonicals);
  if (canonical !== null && canonical !== url) {
    const isMeant = isMeantCanonical(url, facts, canonical, known);
    return {
      group: isMeant ? "on-purpose" : "by-mistake",
      reason: "canonical points elsewhere",
      isPage: true,
    };
  }
  if (saysMissing !== null)
    return { group: "by-mistake", reason: "says that it is missing", isPage: true };
  if (shell !== null)
    return { group: "by-mistake", reason: "no words without JavaScript", isPage: true };
  return { group: "indexable", reason: "", isPage: true };
}

/** The one address that a page names as canonical; null where there is none or several differ. */
export function onlyCanonical(canonicals: SitePageFacts["canonicals"]): string | null {
  const values = new Set(canonicals.flatMap(({ value }) => (value === null ? [] : [value])));
  const [first = null] = values;
  return values.size === 1 ? first : null;
}

/** A sorted or filtered list, or the same text at another address, that leads to a page which can be indexed. */
function isMeantCanonical(
  url: string,
  facts: SitePageFacts,
  canonical: string,
  known: Known,
): boolean {
  const target = known.byUrl.get(canonical);
  if (target === undefined) return URL.parse(url)?.search !== "";
  if (target.facts === undefined || target.facts.noindex !== null) return false;
  if (new URL(url).search !== "") return true;
  return (
    target.facts.textHash === facts.textHash ||
    jaccard(readShingles(target.facts), readShingles(facts)) >= SAME_PAGE
  );
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
  if (NO_ANSWER.includes(reason)) return { group: "no-answer", reason: detail, isPage: true };
  return { group: "not-read", reason: detail, isPage: true };
}

/** What the site lists, links to for its readers or begins with is not meant to be closed to Google. */
function closed(url: string, { listed, countInlinks, home }: Known) {
  const isWanted =
    listed.has(url) || url === home || (countInlinks(url) > 0 && !isMeantToBeOut(url));
  return { group: isWanted ? "by-mistake" : "on-purpose", isPage: true } as const;
}

function notAPage(reason: string): PageState {
  return { group: "not-read", reason, isPage: false };
}
