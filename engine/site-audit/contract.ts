/**
 * What our server and its doors say to each other about the audit of a whole site.
 *
 * `POST /api/site-audits` takes a `SiteAuditRequest` and answers 202 `SiteAuditStarted`; `GET` there
 * says whether that is switched on: `{ siteAudits: "on" | "off" }`.
 * `GET /api/site-audits/:id` answers `SiteAuditState`; `…/pages` and `…/issues` answer `Part<…>` by
 * cursor; `…/events` streams `SiteAuditEvent` (server-sent, `Last-Event-ID`); `POST …/stop`
 * answers the new `SiteAuditState`; `DELETE` answers 204. Files to keep:
 * `GET …/report.json`, `…/report.csv` (issues), `…/pages.csv`, `…/report.md`, `…/sitemap.xml`.
 * Before there is a report, lists and files are 404. What is refused is 4xx with `{ error }`, a
 * sentence that says what to do, with `Allow` where the method is wrong and `Retry-After` where it
 * will pass.
 * The id is the secret: anybody who has it may read, stop and delete. Only its hash is stored.
 */
import { MAX_AUDITED_PAGE_BYTES } from "#engine/bounds.ts";
import type { BoundMet, PageNotReadReason } from "#engine/site-audit/rows.ts";

export type Severity = "blocking" | "clicks" | "cosmetic";

/** Where a rule comes from: Google's documentation, RFC 9309, common to peers, our own. */
/** Who says that a rule holds. "google" is Google Search Central alone. */
export type RuleSource =
  "google" | "business-profile" | "web.dev" | "w3c" | "rfc9309" | "peers" | "own";

export type SiteAuditRequest = {
  url: string;
  pages?: number;
  /** The id of an earlier report of the same site, to compare with: the browser remembers its own. */
  earlier?: string;
};

export type SiteAuditStarted = {
  id: string;
  /** Path of the report with the id in its fragment, which browsers send to nobody. */
  report: string;
};

export type Phase = "waiting" | "reading" | "judging" | "done" | "stopped" | "failed";

export type SiteAuditState = {
  phase: Phase;
  site: string;
  /** ISO instants. */
  startedAt: string;
  keptUntil: string;
  progress: Progress;
  /** Why it ended early or cannot go on, in a sentence. */
  detail?: string;
  /** There from phase "done" or "stopped" on. */
  report?: SiteReportHead;
};

export type Progress = {
  found: number;
  read: number;
  /** So many are read at most, where more are known. */
  limit?: number;
  /** While it is judged: known, and not read. */
  waiting: number;
  /** Kept out by robots.txt, or not followed. */
  keptOut: number;
  /** The address that is being read. */
  now?: string;
  /** For what is known so far: pages, and the pictures that are asked after them, one in each gap. */
  secondsLeft?: number;
  /** The site asked us to slow down (429, 503); since then one page is read in this many ms. */
  slowedToMs?: number;
  /** The last addresses, newest first, at most ten. */
  latest: readonly { url: string; status: number | null; ms?: number; skipped?: string }[];
  /** Newest first, at most twenty. */
  findings: readonly ProgressFinding[];
  /** Every known address, in order of discovery: one square each. At most 2,000. */
  squares: readonly SquareState[];
};

/** What became of an address while the site is read: a redirect leads elsewhere and is no fault by itself. */
export type SquareState = "open" | "redirect" | "shut" | "no-answer" | "kept-out" | "waiting";

export type ProgressFinding = {
  /** ISO instant. */
  at: string;
  issue: string;
  severity: Severity;
  title: string;
  detail: string;
  pages: number;
};

/** `snapshot` on connecting, then a `change` with the whole state each time that it differs, then `end`. */
export type SiteAuditEvent =
  | { type: "snapshot"; state: SiteAuditState }
  | { type: "change"; state: SiteAuditState }
  | { type: "end"; state: SiteAuditState };

/** `next`: to be handed back as `?cursor=`; absent on the last part. */
export type Part<Row> = { rows: readonly Row[]; total: number; next?: string };

/** The report without its long lists. */
export type SiteReportHead = {
  site: string;
  startUrl: string;
  startedAt: string;
  endedAt: string;
  rulesVersion: string;
  requests: number;
  pagesRead: number;
  /** "Google can index 61 of 74 pages. Three things cost you most." */
  sentence: string;
  /** What stands against the rest, in one sentence. */
  subline: string;
  bounds: readonly BoundMet[];
  coverage: Coverage;
  points: PointsSum;
  /** The fix list, in its order, without the addresses: those come with `…/issues`. */
  fixes: readonly SiteFix[];
  /** What one change would clear, most points first; absent in reports of older rules. */
  roots?: readonly RootCause[];
  pictures: Pictures;
  /** The five lines of a message. */
  whatsapp: string;
  comparison?: Comparison;
  /** Why no corrected sitemap is offered, in a sentence; absent where one is. */
  noSitemap?: string;
};

export type CoverageGroup = "indexable" | "by-mistake" | "on-purpose" | "no-answer" | "not-read";

export type Coverage = {
  known: number;
  indexable: number;
  byMistake: number;
  onPurpose: number;
  noAnswer: number;
  /** Known and not asked: beyond a bound. */
  notRead: number;
  /** Why, most first; `group` indexable is split by template. */
  reasons: readonly { group: CoverageGroup; text: string; pages: number }[];
};

export type PointsSum = {
  total: number;
  bySeverity: Readonly<Record<Severity, number>>;
  byTemplate: readonly { template: string; points: number; pages: number; fixes: number }[];
};

/** Pages that one fix changes together. */
export type FixGroup = {
  /** "/product/", "Single pages". */
  where: string;
  pages: number;
  /** "One fix", "4 pages". */
  effort: string;
};

/** One template or one setting behind findings of several kinds. */
export type RootCause = {
  /** "/product/", "Across the site", "robots.txt, line 3". */
  where: string;
  /** Names of the issues that it would clear, wholly or in part. */
  issues: readonly string[];
  pages: number;
  /** Of its own pages: no point counts for two roots. */
  points: number;
  /** Keys of the fixes that it clears for the most part, in their order. */
  fixes: readonly string[];
};

/** One line of the fix list: one fault, however many pages show it. */
export type SiteFix = {
  /** Of this fix within the report, such as "title-duplicate/product". */
  key: string;
  issue: string;
  severity: Severity;
  source: RuleSource;
  /** Where the rule can be read; absent for our own. */
  sourceUrl?: string;
  /** "48 product pages share one title". */
  title: string;
  /** One sentence on what was found. */
  detail: string;
  why: string;
  rule: string;
  /** For a developer, in words. */
  fix: string;
  /** How to know that it is fixed. */
  doneWhen: string;
  /** "/product/", "/journal/ and single pages", "Across the site". */
  where: string;
  /** Templates first, most pages first; absent where the fault stands in one place. */
  groups?: readonly FixGroup[];
  pages: number;
  /** "One fix", "One fix and 4 pages", "48 pages". */
  effort: string;
  whoMends: "template" | "server" | "content" | "links";
  weight: number;
  /** weight × pages; 0 for noise. */
  points: number;
  /** Expected on such a site: shown apart, without points. */
  isNoise: boolean;
  /** Up to five lines of what it looks like now. */
  examples: readonly { line?: number; text: string }[];
  /** What the fault is about, such as dead addresses; absent where it is about the page alone. */
  targets?: FixTargets;
};

/** `total`: how many there are; `rows`: those on most pages first, as many as the report has room for. */
export type FixTargets = { total: number; rows: readonly FixTarget[] };

/** `first`: up to three of its pages. */
export type FixTarget = { target: string; pages: number; first: readonly string[] };

/** One issue by its name, with every place; the shape of the JSON export. */
export type SiteIssue = {
  id: string;
  severity: Severity;
  source: RuleSource;
  pages: readonly IssuePage[];
};

/** One place: a page may have several. */
export type IssuePage = {
  url: string;
  /** The address or the tag that is at fault there; absent where it is the page. */
  target?: string;
  evidence: string;
  line?: number;
  /** Of the fix that mends it. */
  fix: string;
  linkedFrom: readonly LinkedFrom[];
};

/** `anchor` "" and line 0: the sitemap. */
export type LinkedFrom = { url: string; anchor: string; line: number };

export type ReportPage = {
  url: string;
  status: number | null;
  indexable: boolean;
  group: CoverageGroup;
  /** "noindex in the header", "robots.txt, line 3": why it is not. */
  reason: string;
  notRead?: PageNotReadReason;
  /** Clicks from the start; null: no way there. */
  depth: number | null;
  /** The page that leads here in the fewest clicks; absent for the start and without a way there. */
  parent?: string;
  inlinks: number;
  outlinks: number;
  /** Share of internal PageRank, 0 to 1. */
  rank: number;
  template: string;
  title: string | null;
  wordCount: number | null;
  /** Names of the issues that it shows. */
  issues: readonly string[];
  points: number;
  inSitemap: boolean;
  /** What a table of pages shows beside; absent where the address was not asked. */
  details?: PageDetails;
};

/** What was read of one page. "" and null: it has none. */
export type PageDetails = {
  contentType: string;
  /** Where it redirects to, in full. */
  location: string;
  bytes: number | null;
  firstByteMs: number | null;
  titlePx: number | null;
  description: string;
  h1: string;
  h1Count: number;
  canonical: string;
  lang: string;
  dir: string;
  /** Of the page's meta tags: "noindex, nofollow". */
  robots: string;
  xRobotsTag: string;
  /** Codes of its language versions. */
  hreflang: string;
  mainWordCount: number | null;
  /** Equal texts have equal hashes. */
  textHash: string;
};

export type Pictures = {
  /**
   * One a folder or template, most pages first. `squares`: one a page, as many as are drawn; `counts`:
   * of all its pages, absent in reports of older rules. `isLinked`: false where "orphan" says so.
   */
  folders: readonly {
    name: string;
    counts?: { pages: number; indexable: number; unlinked: number };
    squares: readonly { url: string; group: CoverageGroup; isLinked: boolean }[];
  }[];
  /** Pages by clicks from the start; `clicks` null: no path. */
  depth: readonly { clicks: number | null; pages: number }[];
  redirects: readonly {
    from: string;
    hops: readonly { status: number; to: string }[];
    verdict: "right" | "mend";
    text: string;
  }[];
  hreflang: {
    codes: readonly string[];
    rows: readonly {
      page: string;
      cells: readonly { code: string; state: "here" | "wrong" | "none"; text: string }[];
    }[];
  };
  sitemap: {
    listed: number;
    linked: number;
    both: number;
    sitemapOnly: number;
    linksOnly: number;
    /** What to do about them. */
    notes: readonly { pages: number; text: string }[];
  } | null;
  clusters: readonly {
    /** Lowest likeness within it, 0 to 1. */
    likeness: number;
    pages: readonly { url: string; title: string; inlinks: number }[];
    text: string;
  }[];
};

export type Comparison = {
  /** ISO instant of the earlier reading. */
  since: string;
  before: { indexable: number; known: number; points: number; fixes: number };
  now: { indexable: number; known: number; points: number; fixes: number };
  fixed: readonly ComparedFix[];
  /** What is new, and what was there and has spread to more addresses, which is still there too. */
  added: readonly AddedFix[];
  still: readonly ComparedFix[];
};

export type ComparedFix = { title: string; points: number };

/** `points`: of its new addresses. */
export type AddedFix = ComparedFix & {
  /** Its new addresses and the first three of them; reports of older rules have none. */
  at?: { addresses: number; first: readonly string[] };
  /** It was there before, at other addresses. */
  isGrown?: true;
};

/** The whole of it: what is stored, exported as JSON, and compared with the next one. */
export type SiteReport = SiteReportHead & {
  issues: readonly SiteIssue[];
  pages: readonly ReportPage[];
  /** The corrected sitemap, where the site was read to its end. */
  sitemapXml?: string;
};

/** What bounds an audit that a visitor asks for, unless the server is set otherwise. Times in ms. */
export const siteAuditBounds = {
  pages: 100,
  depth: 20,
  perVisitorPerDay: 3,
  limitMs: 600_000,
  keepDays: 30,
  pageBytes: MAX_AUDITED_PAGE_BYTES,
  pageMs: 10_000,
  externalTargets: 300,
  /** Two requests at once, and one new one a second, for each registrable domain. */
  atOnce: 2,
  gapMs: 1_000,
  /** The longest Crawl-delay that is kept. */
  maxCrawlDelayMs: 10_000,
} as const;
