/** What is told of a log: figures and addresses of the site, no visitor's address. Moments are ms since 1970. */

export const purposes = ["search", "AI search", "training", "for a person", "other"] as const;
export type FetchPurpose = (typeof purposes)[number];

/** A name or an address, with its requests. */
export type RankedCount = { name: string; requests: number };

const MAX_SHOWN = 20;

/** The first twenty. */
export function rankCounts(
  counted: Iterable<readonly [name: string, requests: number]>,
): RankedCount[] {
  return [...counted]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_SHOWN)
    .map(([name, requests]) => ({ name, requests }));
}

/** May a reader cite the site, and did its search crawler come? "unknown": robots.txt was not given. */
export type ReaderAnswer = {
  reader: string;
  may: "yes" | "no" | "unknown";
  why: string;
  /** "came 234 times, last on 30 October 2026". */
  came: string;
  /** What it fetched because a person asked; absent where it did not. */
  fetched?: string;
};

export type CrawlerVisits = {
  name: string;
  operator: string;
  purpose: FetchPurpose;
  requests: number;
  /** For robots.txt alone. */
  robotsTxt: number;
  /** 2xx and "not modified", robots.txt aside. */
  got: number;
  first: number;
  last: number;
  statuses: Record<"2xx" | "3xx" | "4xx" | "5xx" | "other", number>;
  bytes: number;
  /** The mean; null where the log has no times. */
  tookMs: number | null;
  /** Requests from the operator's own addresses, of the day on which these were taken; the rest came by name only. */
  confirmed: number;
  rangesOf: string | null;
};

/** Who called itself a crawler from outside of the addresses that its operator publishes. */
export type Pretender = {
  name: string;
  operator: string;
  requests: number;
  /** At most a thousand are counted. */
  addresses: number;
  rangesOf: string;
};

export type WastedVisits = {
  kind: "parameters" | "redirect" | "missing";
  requests: number;
  addresses: readonly RankedCount[];
};

export type MissedPages = {
  from: "sitemap" | "crawl" | "list" | "log";
  pages: number;
  /** Those that no search crawler asked for, at most a thousand of them as addresses. */
  byAll: number;
  addresses: readonly string[];
  /** For each search crawler that came. */
  rows: readonly { name: string; missed: number }[];
};

/** What one crawler asked for although a line of robots.txt closes it. */
export type Disobedience = {
  name: string;
  /** "no" and "may not": its owner says so, and the file is a wish. */
  obeys: "yes" | "may not" | "no";
  requests: number;
  line: number;
  rule: string;
  addresses: readonly RankedCount[];
};

export type LogReport = {
  /** May ChatGPT cite the site, and did it come: one sentence. */
  answer: string;
  readers: readonly ReaderAnswer[];
  requests: number;
  first: number;
  last: number;
  people: number;
  programs: { requests: number; names: readonly RankedCount[] };
  unread: number;
  unreadLines: readonly string[];
  /** Whose addresses the log has in place of the visitors'; null where it has theirs. */
  proxy: string | null;
  /** The host that the figures on pages and robots.txt are of; null where the log names none. */
  host: string | null;
  crawlers: readonly CrawlerVisits[];
  pretenders: readonly Pretender[];
  /** In Pakistan, every day from the first to the last, at most 366; requests in the order of `purposes`. */
  days: readonly { day: string; requests: readonly number[] }[];
  wasted: readonly WastedVisits[];
  missed: MissedPages | null;
  /** null: no robots.txt was given. */
  disobeyed: readonly Disobedience[] | null;
  /** Requests of crawlers whose addresses there was no room for: only totals have them. */
  unlisted: number;
};
