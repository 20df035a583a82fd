/**
 * What a crawl leaves of a site: rows that a store keeps and that the report is made of. The HTML
 * itself is dropped once it is read. Addresses are in full, as WHATWG `URL` writes them, without
 * fragments; lines count from 1, 0 where nothing is in a line (a header); times in ms.
 */

import type { AskedAs } from "#engine/ai-access/judge-server-access.ts";
import type { RobotsFile } from "#engine/live/read-page.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";

/** How an address became known. */
export type FoundBy = "start" | "link" | "sitemap" | "redirect" | "hreflang" | "canonical" | "next";

/** Why an address of the site was not asked, or gave no answer that can be judged. */
export type PageNotReadReason =
  /** robots.txt closes it to us. */
  | "robots"
  /** More pages are known than are read. */
  | "limit"
  /** More clicks from the start than are followed. */
  | "depth"
  /** Another address of a page that is known, with parameters that only track. */
  | "tracking"
  /** Its pattern of address has had its share: calendars, sorted and filtered lists. */
  | "trap"
  /** Opening it would do something: logging out, a basket. */
  | "acts"
  | "timeout"
  | "unreachable"
  | "tls"
  | "too-large"
  /** The reading was stopped or the site was tired before its turn. */
  | "stopped"
  | "not-public";

/** One address of the site itself. Every hop of a redirect is a row of its own. */
export type PageRow = {
  url: string;
  foundBy: readonly FoundBy[];
  /** Clicks from the start over the links that were read; null where no link leads here. */
  depth: number | null;
  /** Null: it was not asked or did not answer; then `notRead` says why. */
  status: number | null;
  notRead?: {
    reason: PageNotReadReason;
    /** In words. */ detail: string;
    /** Of robots.txt. */ line?: number;
  };
  /** In full, where the status is a redirect, or the page's meta refresh leads on at once. */
  location?: string;
  contentType?: string;
  firstByteMs?: number;
  /** Of the body, unpacked. */
  bytes?: number;
  /** One header a line, as they came. */
  xRobotsTag?: string;
  linkHeader?: string;
  /** Names in lower case: those that `keepHeaders` keeps. */
  headers?: Readonly<Record<string, string>>;
  /** A 2xx answer in HTML. */
  facts?: SitePageFacts;
  /** HTML that could not be parsed: what it is instead, in words. */
  unreadable?: string;
};

export type LinkKind =
  | "link"
  | "image"
  | "script"
  | "style"
  | "frame"
  | "canonical"
  | "hreflang"
  | "next"
  | "prev"
  /** og:image */
  | "social"
  /** The favicon. */
  | "icon"
  /** A picture that structured data names. */
  | "data";

/** One place where a page names an address. */
export type LinkRow = {
  /** The page's address. */
  from: string;
  to: string;
  /** Without "#"; absent where there is none. */
  fragment?: string;
  kind: LinkKind;
  /** At most 120 characters: the words, or a picture's alternative text. */
  anchor: string;
  line: number;
  /** rel=nofollow, ugc or sponsored, or the whole page says nofollow. */
  nofollow: boolean;
  /** Where on the page; a link that is in menus or footers of many pages is one cause. */
  region: "main" | "nav" | "header" | "footer" | "aside";
};

/** What became of an address that is no page of the site: a picture, a style sheet, another site. */
export type TargetRow = {
  url: string;
  status: number | null;
  /** "unchecked": 403, 429, 999 and others that keep robots out, timeouts; never called broken. */
  state: "alive" | "redirected" | "dead" | "unchecked";
  /** In full, without its fragment; a target of its own. */
  location?: string;
  bytes?: number;
  contentType?: string;
  detail?: string;
  /** Of the site's own script: ids that it may give to elements; absent where its text was not read, or where it
   * reads what follows # itself. */
  insertedIds?: readonly string[];
  /** Of a style sheet or script: it may set a text's direction; absent where its text was not read. */
  maySetDirection?: boolean;
};

export type SitemapRow = {
  url: string;
  /** robots.txt, the usual place, or an index file. */
  foundIn: "robots" | "usual" | "index";
  status: number | null;
  kind: "pages" | "index" | "invalid" | "missing" | "unread";
  /** Why it is invalid or was not read; with "pages" and "index", a mistake in what was read. */
  detail?: string;
  /** At most 50,000 of one file. */
  entries: readonly SitemapEntry[];
};

export type SitemapEntry = {
  url: string;
  lastmod?: string;
  hreflang?: readonly { code: string; url: string }[];
  /** What rel says of one of its versions, where that is no link type: the version does not count. */
  wrongRel?: string;
};

/** One of http, https, with and without www, and where it ended. */
export type VariantRow = {
  url: string;
  status: number | null;
  end: string | null;
  detail?: string;
};

export type MadeUp = {
  url: string;
  status: number | null;
  textHash: string | null;
  /** Where its redirects end, if at a page that answers 200. */
  end?: string;
};

/** What a crawler's page says, where one came. */
export type CrawlerSaw = {
  name: string;
  title: string;
  h1: string;
  /** Its first words, 500 characters at most. */
  opening: string;
  words: number;
  /** To the page that we got, 0 to 1. */
  likeness: number;
  /** Host names of other sites that it links to; 100 at most. */
  sites: readonly string[];
};

/** What the server answered for the home page under crawlers' names. */
export type SiteAskedAs = {
  url: string;
  asked: readonly AskedAs[];
  /** Absent in rows of older crawls. */
  saw?: readonly CrawlerSaw[];
};

/** A bound that was met. Each is a sentence in the report. */
export type BoundMet = {
  id:
    | "pages"
    | "depth"
    | "time"
    | "external-targets"
    /** No other site answered at all. */
    | "cut-off"
    | "pattern"
    | "sitemap-entries"
    | "sitemap-bytes"
    | "page-bytes"
    | "links-of-a-page"
    | "robots-unreachable"
    | "robots-bytes"
    | "server-tired"
    | "reader-died"
    | "room"
    | "lengths"
    | "structured-data"
    | "report"
    | "stopped"
    | "crawl-delay"
    /** Of a terminal: asked otherwise than a stranger's site is, and not all of it. */
    | "own-site"
    | "scope";
  text: string;
};

/** All of a crawl. `links` may be many: they are read once, in any order. */
export type SiteRows = {
  /** The address that was asked for. */
  startUrl: string;
  /** Host names that count as the site: the start's after its redirects, with and without www. */
  hosts: readonly string[];
  /** ISO instants. */
  startedAt: string;
  endedAt: string;
  state: "done" | "stopped" | "failed";
  requests: number;
  /** Between two requests; absent: at least a second. */
  gapMs?: number;
  pages: readonly PageRow[];
  links: Iterable<LinkRow>;
  targets: readonly TargetRow[];
  sitemaps: readonly SitemapRow[];
  robots: RobotsFile | null;
  variants: readonly VariantRow[];
  /** Made-up addresses, to see what the site says of pages that it does not have: at the top, and in its largest folder. */
  madeUp: (MadeUp & { inFolder?: MadeUp }) | null;
  /** Absent: nobody was asked as. */
  askedAs?: SiteAskedAs;
  bounds: readonly BoundMet[];
};
