/** What the report draws. */
export type Pictures = {
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
};
