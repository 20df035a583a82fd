/** What `isFigureTable` recognises; each tool adds what to paste instead. */
export const FIGURE_TABLE =
  "This is a table of figures, such as clicks and impressions from Search Console.";
