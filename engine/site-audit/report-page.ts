import type { PageNotReadReason } from "./rows.ts";

export type CoverageGroup = "indexable" | "by-mistake" | "on-purpose" | "no-answer" | "not-read";

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
