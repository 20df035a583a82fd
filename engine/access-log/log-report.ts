/** What is told of a log: figures and addresses of the site, no visitor's address. Moments are ms since 1970. */

export const purposes = ["search", "AI search", "training", "for a person", "other"] as const;
export type FetchPurpose = (typeof purposes)[number];

export type AddressCount = { address: string; requests: number };

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
  statuses: { "2xx": number; "3xx": number; "4xx": number; "5xx": number; other: number };
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
  source: string;
};

export type WastedVisits = {
  kind: "parameters" | "redirect" | "missing";
  requests: number;
  addresses: readonly AddressCount[];
};

export type MissedPages = {
  from: "sitemap" | "crawl" | "list" | "log";
  pages: number;
  /** Those that no search crawler asked for, at most a thousand. */
  byAll: number;
  addresses: readonly string[];
  /** For each search crawler that came; "isCut": more addresses than are kept, so some may have been fetched. */
  rows: readonly { name: string; missed: number; isCut: boolean }[];
};

export type Disobedience = {
  name: string;
  operator: string;
  /** "no" and "may not": its owner says so, and the file is a wish. */
  obeys: "yes" | "may not" | "no";
  requests: number;
  addresses: readonly (AddressCount & { line: number; rule: string })[];
  /** Requests that were counted without their address. */
  notJudged: number;
};

export type LogReport = {
  /** May ChatGPT cite the site, and did it come: one sentence. */
  answer: string;
  requests: number;
  first: number;
  last: number;
  people: number;
  programs: { requests: number; names: readonly { name: string; requests: number }[] };
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
};
