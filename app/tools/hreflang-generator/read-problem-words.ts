import { foreignTextWords, unreadableWords } from "#engine/html/foreign-text-words.ts";
import type { ReadProblem } from "#engine/hreflang/read-annotations.ts";

/** Why a text that was handed over for its annotations is not checked, and what to do. */
export const readProblemWords: Record<ReadProblem, string> = {
  ...foreignTextWords,
  ...unreadableWords,
  empty: "Paste a page's head, a sitemap or a Link header, or drop the file here.",
  "no-annotations": "There is no hreflang in this text.",
  // Here a sitemap is welcome, and so is a header.
  xml: "This is XML without pages: a sitemap of sitemaps, a feed or a drawing. Paste a page’s head, or a sitemap with its <url> entries.",
  response:
    "These headers hold no Link with hreflang. Paste the page that comes after them, from its first tag on.",
  text: "This is neither HTML, a sitemap nor a Link header. View the page’s source in your browser and paste that.",
};
