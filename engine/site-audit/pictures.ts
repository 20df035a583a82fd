import type { CoverageGroup } from "#engine/site-audit/report-page.ts";

/** What the report draws. */
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
  /** Of all redirects, listed or not; absent in reports of older rules. */
  redirectCounts?: { all: number; toFix: number };
  hreflang: {
    codes: readonly string[];
    rows: readonly {
      page: string;
      cells: readonly { code: string; state: "here" | "wrong" | "none"; text: string }[];
    }[];
    /** Of all sets, listed or not; absent in reports of older rules. */
    counts?: { sets: number; wrong: number };
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
