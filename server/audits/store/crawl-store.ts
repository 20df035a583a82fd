import type { Phase, Progress, SquareState } from "#engine/site-audit/contract.ts";
import type { ReportSection } from "#engine/site-audit/report/report-sections.ts";
import type { MarkedFix, RecheckedFix, SiteReport } from "#engine/site-audit/site-report.ts";
import type { BoundMet, FoundBy, SiteRows } from "#engine/site-audit/rows.ts";

import type { ExportFormat, ReportFile } from "#server/audits/report/report-files.ts";
import type { CrawlSettings } from "#server/audits/settings.ts";

/** Where the site really is, once its start has answered. */
type CrawlSite = { startUrl: string; hosts: readonly string[] };

export type Crawl = {
  id: number;
  /** Its secret is known to the person who started it; we keep the hash. */
  secretHash: string;
  /** Of the secret that may stop and delete it; null: the desk alone may. */
  manageHash: string | null;
  /** As it was judged: what is asked first. */
  url: string;
  phase: Phase;
  /** Somebody asked for its end; what was read is judged. */
  stopAsked: boolean;
  settings: CrawlSettings;
  createdAt: number;
  keptUntil: number;
  endedAt: number | null;
  /** How long it has been reading. */
  readingMs: number;
  requests: number;
  site: CrawlSite | null;
  detail: string | null;
  bounds: readonly BoundMet[];
  /** Findings of single pages that were shown while it read, as JSON. */
  early: string;
  /** As it was last written down, for a crawl that another process works on. */
  progress: Progress | null;
  /** The secret's hash of the report to compare with. */
  earlier: string | null;
  /** The enquiry whose website it is. */
  enquiry: string | null;
  /** Its report is made. */
  hasReport: boolean;
  /** A process works on it, here or elsewhere, and its lease lasts. */
  isLeased: boolean;
  /** Readers that died of its pages. */
  deaths: number;
  /** How many processes have begun with it since something of it was kept or its lease was given back. */
  taken: number;
  /** Whose it is: server/audits/start/audit-starter.ts; null: one of the agency’s own people. */
  visitor: string | null;
  /** Somebody else has opened its report. */
  isShared: boolean;
  /** Sections of its report that only whoever manages it gets. */
  hidden: readonly ReportSection[];
};

/**
 * Whoever works on a crawl has one name for each time that it begins with it; by the store's own
 * clock the crawl is theirs for so long unless they renew.
 */
type Lease = { owner: string; leaseMs: number };

export type NewCrawl = Pick<
  Crawl,
  "secretHash" | "url" | "settings" | "createdAt" | "keptUntil" | "earlier" | "enquiry"
> & { visitor?: string | null; manageHash?: string | null };

export type CrawlChanges = Partial<
  Omit<
    Crawl,
    | "id"
    | "secretHash"
    | "manageHash"
    | "settings"
    | "createdAt"
    | "hasReport"
    | "isLeased"
    | "taken"
    | "visitor"
    | "hidden"
  >
>;

/** Waiting; not to be asked, with the reason in `notRead`; or how it answered. */
export type AddressState = SquareState;

export type FrontierRow = {
  n: number;
  url: string;
  foundBy: number;
  depth: number | null;
  state: AddressState;
  turn: number | null;
  /** As JSON. */
  notRead: string | null;
};

/** "file": a style sheet, a script, an icon. */
export type TargetKind = "image" | "file" | "external";

/** Everything that one step leaves: all of it is kept, or nothing. */
export type CrawlStep = {
  found?: readonly FrontierRow[];
  /** Addresses that were found in another way, too. */
  changed?: readonly Pick<FrontierRow, "n" | "foundBy" | "depth">[];
  /** The start, where it turned out to be at http. */
  moved?: readonly Pick<FrontierRow, "n" | "url">[];
  /** `n`s in the order in which they will be asked. */
  turns?: readonly Pick<FrontierRow, "n" | "turn">[];
  /** Answers as JSON of `PageRow` without what the frontier knows. `leads`: numbers, 32 bits each. */
  pages?: readonly {
    n: number;
    state: AddressState;
    body: string;
    links: string | null;
    leads: Uint8Array | null;
  }[];
  notRead?: readonly { n: number; notRead: string }[];
  newTargets?: readonly { n: number; url: string; kind: TargetKind }[];
  targets?: readonly { n: number; body: string }[];
  parts?: readonly { name: string; body: string }[];
  crawl?: CrawlChanges;
  /** Kept only while the crawl is theirs. */
  owner?: string;
};

/** Whether something of the site is kept by it. */
export function isProgress({ pages, targets, parts }: CrawlStep): boolean {
  return [pages, targets, parts].some((rows) => rows !== undefined && rows.length > 0);
}

/** "sitemap": the corrected one, one row. */
export type FindingKind = "issue" | "page" | "sitemap";

/** A finding whose mark is taken away. */
export type OpenFix = { fix: string; state: "open" };

type CrawlUsage = { crawl: number; visitor: number; all: number };

export type CrawlStore = {
  /** With `lease`, it is theirs from its beginning. */
  create: (crawl: NewCrawl, lease?: Lease) => Promise<number>;
  /** By the hash of its secret, or of one of its further links. */
  find: (hash: string) => Promise<Crawl | undefined>;
  /** One more link that reads it, by the hash of its secret; it goes with the crawl. False: it is gone. */
  addLink: (id: number, hash: string) => Promise<boolean>;
  get: (id: number) => Promise<Crawl | undefined>;
  /** Oldest first: those that were begun and have no report yet. */
  unfinished: () => Promise<readonly Crawl[]>;
  /** Returns it and reserves it for the owner; undefined if another has it, or it is gone. */
  claim: (id: number, lease: Lease) => Promise<Crawl | undefined>;
  /**
   * Reserves it for another `leaseMs`. Other processes show `progress`. Undefined if another process
   * has it by now.
   */
  renew: (
    id: number,
    lease: Lease,
    progress?: Progress,
  ) => Promise<{ stopAsked: boolean } | undefined>;
  release: (id: number, owner: string) => Promise<void>;
  /** Throws `CrawlGone` where it was deleted, and `CrawlTaken` where it is not the owner's any more. */
  keep: (id: number, step: CrawlStep) => Promise<void>;
  readFrontier: (id: number) => Promise<readonly FrontierRow[]>;
  /** One answer as JSON; undefined where the address has not been asked. */
  readPage: (id: number, n: number) => Promise<string | undefined>;
  readPart: (id: number, name: string) => Promise<string | undefined>;
  readTargets: (
    id: number,
  ) => Promise<readonly { n: number; url: string; kind: TargetKind; isAsked: boolean }[]>;
  /** For the report. Links are read as they are asked for, once. */
  readRows: (id: number) => Promise<SiteRows>;
  /** As `keep`: with `owner`, only while it is theirs. */
  keepReport: (id: number, report: SiteReport, owner?: string) => Promise<void>;
  /** One of a report's files, in place of what was kept of it; `owner` as in `keepReport`. */
  keepFile: (id: number, file: ReportFile, owner?: string) => Promise<void>;
  /** Piece `n` of a file, from 0; undefined after the last one. */
  readFile: (id: number, format: ExportFormat, n: number) => Promise<Uint8Array | undefined>;
  /** Undefined where there is none. */
  readHead: (id: number) => Promise<string | undefined>;
  /** With marks and outcomes of new readings at its findings. */
  readReport: (id: number) => Promise<SiteReport | undefined>;
  /** Marks a finding, or takes its mark away; files that show marks are made again. `owner` as in `keepReport`. */
  keepMark: (id: number, mark: MarkedFix | OpenFix, owner?: string) => Promise<void>;
  /** Hides sections of its report, and no others; its files are made again. `owner` as in `keepReport`. */
  keepHidden: (id: number, hidden: Crawl["hidden"], owner?: string) => Promise<void>;
  /** In the order of their keys. */
  readMarks: (id: number) => Promise<readonly MarkedFix[]>;
  /** What a new reading of a finding showed, in place of the last one; otherwise as `keepMark`. */
  keepRecheck: (id: number, recheck: RecheckedFix, owner?: string) => Promise<void>;
  /** In the order of their keys. */
  readRechecks: (id: number) => Promise<readonly RecheckedFix[]>;
  /**
   * JSON of the rows from number `from` on: `limit` of them, or as many as one part holds, and at
   * least one.
   */
  readFindings: (
    id: number,
    kind: FindingKind,
    from: number,
    limit: number,
  ) => Promise<{ total: number; rows: readonly string[] }>;
  ofEnquiries: () => Promise<ReadonlyMap<string, { createdAt: number; phase: Phase }>>;
  /** Deletes the crawls that were made for an enquiry. Returns how many. */
  removeOf: (enquiry: string) => Promise<number>;
  /** Hides it at once; its rows are deleted in small steps, and their space is freed. */
  remove: (id: number) => Promise<void>;
  /** In bytes: what was written of a crawl, of a visitor's crawls, and what all of them take. */
  usage: (of: { id?: number; visitor?: string | null }) => Promise<CrawlUsage>;
  /**
   * The report to delete first for want of space: visitors' reports that only they have opened, then
   * their others, then the agency's own; each oldest first.
   */
  oldestReport: () => Promise<number | undefined>;
  /** How many were forgotten: those whose time was over. */
  purge: (now: number) => Promise<number>;
  close: () => Promise<void>;
};

/** It was deleted: nothing of it may be written. */
export class CrawlGone extends Error {
  override name = "CrawlGone";
}

/** Another process works on it: this one was silent for too long. */
export class CrawlTaken extends Error {
  override name = "CrawlTaken";
}

const FOUND_BY: readonly FoundBy[] = [
  "start",
  "link",
  "sitemap",
  "redirect",
  "hreflang",
  "canonical",
  "next",
];

/** Ways of finding as bits, so that one more way costs one number. */
export function foundByBit(how: FoundBy): number {
  return 1 << FOUND_BY.indexOf(how);
}

/** The reverse of `foundByBit`, over several bits. */
export function readFoundBy(bits: number): readonly FoundBy[] {
  return FOUND_BY.filter((_how, at) => (bits & (1 << at)) !== 0);
}
