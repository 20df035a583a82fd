import type { Part, SiteAuditStarted, SiteAuditState } from "#engine/site-audit/contract.ts";
import type { SiteAuditRequest } from "#engine/site-audit/site-audit-request.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteIssue } from "#engine/site-audit/site-report.ts";

import type { AuditRefusal } from "#server/audits/start/audit-refusals.ts";
import type { Listener, StateJson } from "#server/audits/start/crawl-listeners.ts";
import type { HandedOut } from "#server/audits/report/hand-out-files.ts";
import type { ExportFormat } from "#server/audits/report/report-files.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";
import type { StreamPlace } from "#server/audits/routes/stream-places.ts";

export type Begun = { ok: true; started: SiteAuditStarted } | AuditRefusal;

/** `report`: its key, by which the agency's own people name it. No link to it is known to anybody yet. */
export type BegunForStaff = { ok: true; report: string } | AuditRefusal;

export type StaffAuditRequest = Omit<SiteAuditRequest, "earlier"> & {
  /** The key of an earlier report of the same site. */
  earlier?: string;
  /** The enquiry whose website it is; null: nobody's. */
  enquiry: string | null;
  /** How long the report is kept; without it, as long as a visitor's. */
  keepDays?: number;
};

/** "report": its head, or a part of its lists. */
export type Loaded = "file" | "report";

export type ListKind = "pages" | "issues";

/** What the routes ask of the audits. Who may stop and delete is theirs to know. */
export type SiteAuditApi = {
  isActive: boolean;
  begin: (request: SiteAuditRequest, visitor: string) => Promise<Begun>;
  /** With the staff's bounds: more pages, as much time as they take, and no count by visitor. */
  beginForStaff: (request: StaffAuditRequest) => Promise<BegunForStaff>;
  find: (secret: string) => Promise<Crawl | undefined>;
  /** By its key. */
  findByKey: (report: string) => Promise<Crawl | undefined>;
  /** The path of a fresh link that reads it, until it is deleted; undefined where it is gone. */
  linkTo: (crawl: Crawl) => Promise<string | undefined>;
  describe: (crawl: Crawl) => Promise<SiteAuditState>;
  /** The same as it is sent. */
  stateJson: (crawl: Crawl) => Promise<StateJson>;
  /** Whoever else opens a report makes it a shared one, which goes last where there is no room. */
  noteReader: (crawl: Crawl, visitor: string) => Promise<void>;
  list: (
    crawl: Crawl,
    kind: ListKind,
    from: number,
    limit: number,
  ) => Promise<Part<ReportPage | SiteIssue>>;
  /** The same as JSON. */
  listText: (crawl: Crawl, kind: ListKind, from: number, limit: number) => Promise<string>;
  /** What was read is kept and judged. */
  stop: (crawl: Crawl) => Promise<void>;
  remove: (crawl: Crawl) => Promise<void>;
  listen: (crawl: Crawl, listener: Listener) => () => void;
  /** A place for a progress stream; undefined where there is none. */
  watch: (crawl: Crawl, visitor: string) => StreamPlace | undefined;
  /** Undefined where the report has no such file. */
  findFile: (crawl: Crawl, format: ExportFormat) => Promise<HandedOut | undefined>;
  /** A place to load it; a refusal where there is none, or where it was asked for too often. */
  load: (crawl: Crawl, visitor: string, what: Loaded) => Promise<StreamPlace | AuditRefusal>;
};

export type SiteAudits = {
  api: SiteAuditApi;
  /** Streams end at once, or the server would wait for them. */
  endStreams: () => void;
  close: () => Promise<void>;
};
