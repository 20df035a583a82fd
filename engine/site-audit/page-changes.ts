/** What changed between two readings of one site, address by address: report/compare-pages.ts. */
/** In order of how much a client may lose by it. */
export const pageChangeKinds = [
  "removed",
  "noindex",
  "status",
  "moved",
  "canonical",
  "words",
  "title",
  "added",
] as const;

export type PageChangeKind = (typeof pageChangeKinds)[number];

/**
 * `was` and `is` by kind: numbers for status and words, text for title, addresses for canonical and
 * moved. "" is: has none. `isOut`: Google could index the page before and cannot now.
 */
export type PageChange = {
  url: string;
  kind: PageChangeKind;
  was: string;
  is: string;
  isOut?: true;
};

/** The gravest first, as many as are kept; counts are of all. */
export type PageChanges = {
  total: number;
  counts: Readonly<Partial<Record<PageChangeKind, number>>>;
  rows: readonly PageChange[];
};
