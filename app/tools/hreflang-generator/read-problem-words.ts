import { foreignTextWords, unreadableWords } from "#engine/html/foreign-text-words.ts";
import type { ReadProblem } from "#engine/hreflang/read-annotations.ts";

/** Why a text that was handed over for its annotations is not checked, and what to do. */
export const readProblemWords: Record<ReadProblem, string> = {
  ...foreignTextWords,
  ...unreadableWords,
  empty: "Paste a page's head, a sitemap or a Link header, or drop the file here.",
  "no-annotations": "There is no hreflang in this text.",
  // Here a sitemap is welcome, and so is a header.
  text: "This is neither HTML, a sitemap nor a Link header. View the page’s source in your browser and paste that.",
};
