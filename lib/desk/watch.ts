/** Watched sites. Times are milliseconds since 1970. */
import type { Person } from "./person.ts";

export const MAX_WATCH_PAGES = 2_000;
export const USUAL_WATCH_PAGES = 500;
export const watchRhythms = ["nightly", "weekly", "monthly"] as const;
export type WatchRhythm = (typeof watchRhythms)[number];

export type SiteVerdict = "worse" | "better" | "same" | "not-read" | "new" | "paused";

export type WatchedSite = {
  id: string;
  url: string;
  host: string;
  client: string;
  owner: Person | null;
  rhythm: WatchRhythm;
  pages: number;
  /** One address or several, with commas between them. */
  mailTo: string;
  /** The desk's switch. False: nobody gets mail about it. */
  mails: boolean;
  summary: boolean;
  /** News of it comes once a week, together with that of its readers' other sites. */
  weeklyMail: boolean;
  verdict: SiteVerdict;
  /** What got worse or better, the gravest first: "3 pages can no longer be indexed". */
  headline: string;
  detail: string;
  paused: { by: string | null; note: string } | null;
  isReading: boolean;
  /** Of the last ten readings, the oldest first; null: it could not be read. */
  points: readonly (number | null)[];
  readAt: number | null;
  nextAt: number;
  /** Addresses whose readers have stopped the mails: only they can start them again. */
  stopped: readonly string[];
  unsent: readonly UnsentMail[];
};

export type SitesAnswer = {
  sites: readonly WatchedSite[];
  /** The newest mail that went out. */
  lastMail: { client: string; at: number } | null;
};

/** A page that could be indexed at the reading before; `text`: "404, was 200", "noindex in the head". */
export type LostPage = { url: string; text: string };

/** A change of one address, in words: "Title", "“New” was “Old”". `isOut`: Google can index it no longer. */
export type AddressChange = { url: string; what: string; text: string; isOut: boolean };

/** `more`: of a fault that was there before, at how many addresses it is new. */
export type ChangedFix = { title: string; points: number; more?: number };

/** A reading beside the one before; lists hold the first few, counts all. */
export type SiteComparison = {
  since: number;
  before: { points: number; indexable: number };
  lostPages: number;
  lost: readonly LostPage[];
  /** New faults. */
  added: readonly ChangedFix[];
  /** Known faults at more addresses than before; absent in readings before they were told apart. */
  worse?: readonly ChangedFix[];
  fixed: readonly ChangedFix[];
  /** By address, the gravest first; absent in readings before this was compared. */
  changes?: { total: number; rows: readonly AddressChange[] };
};

/** A mail or a call that was tried and did not go out. */
export type UnsentMail = {
  /** Address of its reader; "webhook" and the like for another channel. */
  to: string;
  at: number;
  /** In a sentence. */
  why: string;
  /** It is tried no more, until somebody sends it again. */
  isGivenUp: boolean;
};

/** Figures are null where it could not be read. */
export type SiteReading = {
  id: string;
  at: number;
  outcome: "reading" | "done" | "failed";
  points: number | null;
  indexable: number | null;
  known: number | null;
  headline: string;
  detail: string;
  comparison: SiteComparison | null;
  /** Key of the report, while it is kept, and of the progress while it is read: `deskApi.openReport`. */
  report: string | null;
};

/** `readings`: newest first, the last 400 at most. */
export type SiteAnswer = { site: WatchedSite; readings: readonly SiteReading[] };

export type SiteSettings = {
  client: string;
  owner: string | null;
  rhythm: WatchRhythm;
  pages: number;
  mailTo: string;
  summary: boolean;
  weeklyMail: boolean;
};

export type NewSite = SiteSettings & { url: string };

/** Of a report on a whole site, by its key: its reading ends and is kept, or all of it goes. */
export type ReportChange = { report: string; kind: "stop" | "delete" };

export type SiteChange =
  | { kind: "pause"; note: string }
  | { kind: "go-on" }
  | { kind: "mails"; mails: boolean }
  /** The mails that were given up. */
  | { kind: "send-again" }
  | ({ kind: "edit" } & SiteSettings);
