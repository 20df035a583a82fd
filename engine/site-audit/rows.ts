/**
 * What a crawl leaves of a site: rows that a store keeps and that the report is made of. The HTML
 * itself is dropped once it is read. Addresses are in full, as WHATWG `URL` writes them, without
 * fragments; lines count from 1, 0 where nothing stands in a line (a header); times in ms.
 */

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

/** Where a value stands in a page. */
export type At<Value> = { value: Value; line: number };

/** What the rules ask of one page, small enough to be kept for ten thousand of them. */
export type SitePageFacts = {
  titles: readonly At<string>[];
  /** Of the first title, on a results page, in px. */
  titleWidthPx: number;
  descriptions: readonly At<string>[];
  /** Of the first description, on a results page, in px. */
  descriptionWidthPx: number;
  /** Of og:title and og:image, those that the page has not. */
  socialMissing: readonly string[];
  h1s: readonly At<string>[];
  /** Null: no attribute. */
  lang: string | null;
  dir: string | null;
  /** In head and in the Link header. `value` null: not an address. */
  canonicals: readonly (At<string | null> & { from: "head" | "header" })[];
  noindex: (At<string> & { from: "meta" | "header" }) | null;
  nofollow: (At<string> & { from: "meta" | "header" }) | null;
  hreflang: readonly (At<string | null> & { code: string; from: "head" | "header" })[];
  /** Words that a reader sees without JavaScript. */
  wordCount: number;
  /** The words of the part that is the page's own (without menus and footer). */
  mainWordCount: number;
  /** The element that a script is to fill, where the HTML has no words of its own. */
  shell: At<string> | null;
  /** Hash of the main text; equal texts have equal hashes. */
  textHash: string;
  /** 64 bits in hexadecimal, over the main text's words. */
  simhash: string;
  /**
   * Sorted 32-bit hashes of the main text's shingles: little-endian in base64 where they are kept,
   * numbers where thousands of pages are compared. `readShingles` takes both.
   */
  shingles: string | Uint32Array;
  /** Some of the main text's own words, to show and to compare pages that differ by a name alone. */
  opening: string;
  /** Hash of the markup's skeleton: pages of one template share it. */
  shape: string;
  /** Values of `id` and `a name`, at most 2,000. */
  ids: readonly string[];
  /** The text speaks of a missing page. */
  saysMissing: At<string> | null;
  structuredData: {
    invalid: readonly At<string>[];
    incomplete: readonly At<string>[];
    businesses: readonly BusinessFacts[];
  };
  phones: readonly At<string>[];
  /** The last nine digits of numbers that stand in the text; absent: none. */
  textPhones?: readonly string[];
  whatsappLinks: readonly At<string>[];
  favicon: boolean;
  mixedContent: readonly At<string>[];
  renderBlocking: readonly At<string>[];
  imagesWithoutSize: readonly At<string>[];
  imagesWithoutAlt: readonly At<string>[];
  /** Pictures that name no file, and that no script could know to fill; absent: none. */
  imagesWithoutSource?: readonly At<string>[];
  /** The first large picture, where it is loaded lazily. */
  lazyFirstImage: At<string> | null;
  /** Arabic letters in Urdu text: the word they stand in. */
  arabicLetters: readonly At<string>[];
  /** Urdu or Arabic text whose element or page says no dir="rtl". */
  leftToRightUrdu: At<string> | null;
  /** Buttons and anchors without an address that say "load more" and the like. */
  deadAnchors: readonly At<string>[];
};

export type BusinessFacts = {
  line: number;
  type: string;
  name: string | null;
  phone: string | null;
  /** Street, city and code; null where there is no street. */
  address: string | null;
  locality: string | null;
  /** Absent: none is said. */
  country?: string;
  /** Required or recommended properties that are missing. */
  missing: readonly string[];
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
  | "icon";

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
  /** Where on the page; a link that stands in menus or footers of many pages is one cause. */
  region: "main" | "nav" | "header" | "footer" | "aside";
  /** Its words say nothing of what is behind it, in the language that they are in. */
  isVague?: true;
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
};

export type RobotsRow = {
  url: string;
  status: number | null;
  /** As in read-robots: "unavailable" forbids everything. */
  kind: "file" | "none" | "unavailable";
  /** At most 500 KiB. */
  text: string;
  detail?: string;
  /** Seconds, as the file asks for our agent; at most 10 are kept. */
  crawlDelaySeconds?: number;
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

/** A bound that was met. Each is a sentence in the report. */
export type BoundMet = {
  id:
    | "pages"
    | "depth"
    | "time"
    | "external-targets"
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
  robots: RobotsRow | null;
  variants: readonly VariantRow[];
  /** Made-up addresses, to see what the site says of pages that it does not have: at the top, and in its largest folder. */
  madeUp: (MadeUp & { inFolder?: MadeUp }) | null;
  bounds: readonly BoundMet[];
};
