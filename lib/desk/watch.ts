/** Watched sites. Times are milliseconds since 1970. */
import type { Person } from "#lib/desk/person.ts";

export const MAX_WATCH_PAGES = 2_000;
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
  mailTo: string;
  mails: boolean;
  summary: boolean;
  verdict: SiteVerdict;
  /** What got worse or better, in a sentence each, the gravest first: "3 pages can no longer be indexed". */
  headline: string;
  detail: string;
  paused: { by: string | null; note: string } | null;
  isReading: boolean;
  /** Of the last ten readings, the oldest first; null: no answer. */
  points: readonly (number | null)[];
  readAt: number | null;
  nextAt: number | null;
  /** Path of the newest report, while it is kept. */
  report: string | null;
};

export type SitesAnswer = {
  sites: readonly WatchedSite[];
  /** The newest mail that went out. */
  lastMail: { client: string; at: number } | null;
};

export type NewSite = {
  url: string;
  client: string;
  owner: string | null;
  rhythm: WatchRhythm;
  pages: number;
  mailTo: string;
  summary: boolean;
};

export type SiteChange =
  { kind: "pause"; note: string } | { kind: "go-on" } | { kind: "mails"; mails: boolean };

/** `mails` absent in the request: only asks. */
export type StopAnswer = { client: string; mailTo: string; mails: boolean };
