/**
 * What the server and its clients say to each other about the audit of a whole site.
 *
 * `POST /api/site-audits` takes a `SiteAuditRequest` and answers 202 `SiteAuditStarted`; `GET` there
 * says whether that is switched on: `{ siteAudits: "on" | "off" }`.
 * `GET /api/site-audits/:id` answers `SiteAuditState`; `…/pages` and `…/issues` answer `Part<…>` by
 * cursor; `…/events` streams `SiteAuditEvent` (server-sent, `Last-Event-ID`); `POST …/stop`
 * answers the new `SiteAuditState`; `POST …/marks` takes a `FixMarkRequest` and answers `Marks`;
 * `POST …/rechecks` takes a `RecheckRequest`, reads the addresses of one finding again and answers `Rechecks`;
 * `POST …/sections` takes `{ hidden }`, the sections that nobody else gets from now on, and answers 204;
 * `DELETE` answers 204. Files to keep:
 * `GET …/report.json`, `…/report.csv` (issues), `…/pages.csv`, `…/report.md` (a page or two), `…/fixes.md` (the developer's list), `…/sitemap.xml`.
 * Before there is a report, lists and files are 404. What is refused is 4xx with `{ problem }`, a
 * sentence that says what to do, with `Allow` where the method is wrong and `Retry-After` where it
 * will pass.
 * The id is the secret: anybody who has it may read. Stopping, marking, checking again, hiding
 * sections and deleting need a second
 * one, `manage`, in the header `MANAGE_HEADER`; audits of the agency's own people have none, and are managed by
 * whoever is signed in at the desk. Only hashes are stored.
 */
import type { SiteSeverity } from "#engine/rules/severity.ts";
import { MAX_AUDITED_PAGE_BYTES } from "#engine/bounds.ts";
import type { ReportSection } from "./report/report-sections.ts";
import type { MarkedFix, RecheckedFix, SiteReportHead } from "./site-report.ts";

/** Carries `manage` of a `SiteAuditStarted`. */
export const MANAGE_HEADER = "X-Manage-Key";

export type SiteAuditStarted = {
  id: string;
  /** Path of the report with the id in its fragment, which browsers send to nobody. */
  report: string;
  /** The secret that may stop and delete it; absent where the desk alone may. */
  manage?: string;
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
  /** Findings of the report that its owner marked; absent where there are none. */
  marks?: readonly MarkedFix[];
  /** Findings that were checked again, each as it was the last time; absent where there are none. */
  rechecks?: readonly RecheckedFix[];
  /** The agency's own report, and whoever asks is signed in at the desk: no second secret is needed. */
  isStaff?: true;
  /** For whoever manages the report: sections that others do not get; absent where they get all. */
  hidden?: readonly ReportSection[];
};

/** All marks of a report. */
export type Marks = { marks: readonly MarkedFix[] };

/** All findings of a report that were checked again. */
export type Rechecks = { rechecks: readonly RecheckedFix[] };

/** Of the reason why a finding is marked. */
export const MAX_REASON_CHARACTERS = 300;

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
  severity: SiteSeverity;
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

/** So many fixes are shown on screen, on paper and in a terminal; a button, or the files, have the others. */
export const MAX_FIXES_SHOWN = 25;

/** So many addresses of a finding are read again; a person waits for the answer. */
export const MAX_RECHECKED = 20;

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
  /** Findings checked again for one visitor, and in one report. */
  rechecksPerTenMinutes: 10,
  rechecksPerDay: 40,
  /** For the reading of one of them; the answer comes within ten seconds after that. */
  recheckMs: 50_000,
} as const;

/** Audits by our own people and of clients' sites; the page on our reader and the privacy page say so. */
export const watchBounds = {
  pages: 2_000,
  keepMonths: 13,
  keepDays: 396,
} as const;
