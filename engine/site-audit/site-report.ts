/** The report of a whole site, as it is stored, answered and exported. */
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { CoverageGroup, ReportPage } from "./report-page.ts";
import type { RuleSource } from "#engine/rules/rule-source.ts";
import type { SiteSeverity } from "#engine/rules/severity.ts";
import type { BoundMet } from "./rows.ts";
import type { Pictures } from "./pictures.ts";
import type { PageChanges } from "./page-changes.ts";
import type { ReportSection } from "./report/report-sections.ts";
import type { UnreadCount } from "./unread-words.ts";

/** The report without its long lists. */
export type SiteReportHead = {
  site: string;
  startUrl: string;
  /** Where the site is, after redirects of its start; absent in reports of older rules. */
  home?: string;
  startedAt: string;
  endedAt: string;
  rulesVersion: string;
  requests: number;
  pagesRead: number;
  /** "Google can index 61 of 74 pages. Fix these three first: they keep pages out of Google." */
  sentence: string;
  /** Why not the rest, in one sentence. */
  subline: string;
  bounds: readonly BoundMet[];
  coverage: Coverage;
  points: PointsSum;
  /** The fix list, in its order, without the addresses: those come with `…/issues`. */
  fixes: readonly SiteFix[];
  /** What one change would clear, most points first; absent in reports of older rules. */
  roots?: readonly RootCause[];
  pictures: Pictures;
  /** Can AI find the home page? Absent in reports of older rules. */
  ai?: AiFindability;
  /** The five lines of a message. */
  whatsapp: string;
  comparison?: Comparison;
  /** Why no corrected sitemap is offered, in a sentence; absent where one is. */
  noSitemap?: string;
  /** Sections whose content its owner keeps from others; absent where all is there. */
  leftOut?: readonly ReportSection[];
};

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
  /** Addresses that were not read as a page, by reason, most first; absent in reports made before. */
  unread?: readonly UnreadCount[];
};

export type PointsSum = {
  total: number;
  bySeverity: Readonly<Record<SiteSeverity, number>>;
  byTemplate: readonly { template: string; points: number; pages: number; fixes: number }[];
};

/** Pages that one fix changes together. */
export type FixGroup = {
  /** "/product/", "Pages without a template". */
  where: string;
  pages: number;
  /** "Change one template", "4 pages". */
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
  severity: SiteSeverity;
  source: RuleSource;
  /** Where the rule can be read; absent for our own. */
  sourceUrl?: string;
  /** Full address of our page about the rule; absent in reports of older rules. */
  rulePage?: string;
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
  /** Templates first, most pages first; absent where the fault is in one place. */
  groups?: readonly FixGroup[];
  pages: number;
  /** "One fix", "Change one template and 4 single pages", "48 pages". */
  effort: string;
  whoMends: "template" | "server" | "content" | "links";
  /** Every page that shows it is out of Google's index by mistake. */
  keepsOut?: true;
  weight: number;
  /** weight × pages; 0 for noise. */
  points: number;
  /** Expected on such a site: shown apart, without points. */
  isNoise: boolean;
  /** Up to five lines of what it looks like now. */
  examples: readonly { line?: number; text: string }[];
  /** What the fault is about, such as dead addresses; absent where it is about the page alone. */
  targets?: FixTargets;
  /** A new reading of its addresses shows if it is fixed; absent in reports of older rules. */
  isRecheckable?: true;
  /** What the report's owner says of it; stored beside the report. */
  mark?: FixMark;
  /** How its addresses were when they were last read again; stored beside the report. */
  recheck?: FixRecheck;
};

/** `reason`: plain text, "" where none is given. `at`: ISO instant. */
export type FixMark = { state: "done" | "ignored"; reason: string; at: string };

/** `fix`: the key of the finding. */
export type MarkedFix = FixMark & { fix: string };

/** "unread": the address gave no answer this time, so nothing is known. */
export type RecheckState = "fixed" | "still" | "changed" | "unread";

export type RecheckedAddress = {
  url: string;
  state: RecheckState;
  /** What the report showed. */
  was: string;
  /** What is there now; absent where it is the same or fixed. */
  now?: string;
};

/** What a new reading of a finding's own addresses showed. */
export type FixRecheck = {
  /** ISO instant of the new reading. */
  at: string;
  /** Of all that were read: fixed or still there where all are, else changed. */
  state: RecheckState;
  addresses: readonly RecheckedAddress[];
  /** Addresses of the finding that were not read again. */
  left: number;
};

/** `fix`: the key of the finding. */
export type RecheckedFix = FixRecheck & { fix: string };

/** `total`: how many there are; `rows`: those on most pages first, as many as the report has room for. */
export type FixTargets = { total: number; rows: readonly FixTarget[] };

/** `first`: up to three of its pages. */
export type FixTarget = { target: string; pages: number; first: readonly string[] };

/** One issue by its name, with every place; the shape of the JSON export. */
export type SiteIssue = {
  id: string;
  severity: SiteSeverity;
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
  /** Of the fix that clears it. */
  fix: string;
  linkedFrom: readonly LinkedFrom[];
};

/** `anchor` "" and line 0: the sitemap. */
export type LinkedFrom = { url: string; anchor: string; line: number };

export type Comparison = {
  /** ISO instant of the earlier reading. */
  since: string;
  before: { indexable: number; known: number; points: number; fixes: number };
  now: { indexable: number; known: number; points: number; fixes: number };
  fixed: readonly ComparedFix[];
  /** At more addresses than before. This and the other groups with `?` are absent in reports of older rules. */
  worse?: readonly AddedFix[];
  /** At fewer addresses; `points`: of those that show it no more. */
  better?: readonly ComparedFix[];
  /** Its pages are gone, which fixes nothing. */
  gone?: readonly ComparedFix[];
  added: readonly AddedFix[];
  /** At as many addresses as before. */
  still: readonly ComparedFix[];
  /** Nobody looked at its addresses this time. */
  unseen?: readonly ComparedFix[];
  /** By address; absent in reports of older rules. */
  changes?: PageChanges;
};

export type ComparedFix = {
  title: string;
  points: number;
  /** How its owner had marked it in the earlier report; `fix`: its key in this one where it is there. */
  mark?: MarkedFix;
};

/** `points`: of its new addresses. */
export type AddedFix = ComparedFix & {
  /** Its new addresses and the first three of them; reports of older rules have none. */
  at?: { addresses: number; first: readonly string[] };
};

/** The whole of it: what is stored, exported as JSON, and compared with the next one. */
export type SiteReport = SiteReportHead & {
  issues: readonly SiteIssue[];
  pages: readonly ReportPage[];
  /** The corrected sitemap, where the site was read to its end. */
  sitemapXml?: string;
};
