import type { ForeignText } from "./foreign-text.ts";
import type { HtmlProblem } from "./html-document.ts";

/** What it looks like, and what to do with it; the same words at every door. */
export const foreignTextWords: Record<ForeignText, string> = {
  address:
    "This looks like an address, not like the page’s HTML. Open it, view its source and paste that.",
  json: "This looks like JSON, not like HTML. Open the page in a browser, view its source and paste that.",
  text: "There is no HTML in this: not one tag. View the page’s source in your browser and paste that.",
};

/** Why a text that may be HTML is not read; an empty field is told in the words of its tool. */
export const unreadableWords: Record<Exclude<HtmlProblem, "empty">, string> = {
  binary:
    "This is not HTML but a picture, an archive or another binary file. Save the page as “HTML only”.",
  "too-large":
    "This has more than 25 million characters. No search engine reads that much; cut it.",
  "too-complex": "A browser would have to build millions of elements for this. No page needs that.",
};
