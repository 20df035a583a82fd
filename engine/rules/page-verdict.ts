/** A fault of one page, as its crawl keeps it. */
export type PageVerdict = {
  /** Id of the issue. */
  issue: string;
  text: string;
  /** Where the fault is in the source, the first few places. */
  places: readonly { line: number; value: string }[];
};
