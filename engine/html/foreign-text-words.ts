import type { ForeignText } from "#engine/html/foreign-text.ts";
import type { HtmlProblem } from "#engine/html/html-document.ts";

/** What it looks like, and what to do with it; the same words at every door. */
export const foreignTextWords: Record<ForeignText, string> = {
  address:
    "This looks like an address, not like the page’s HTML. Open it, view its source and paste that.",
  json: "This looks like JSON, not like HTML. Open the page in a browser, view its source and paste that.",
  "robots-txt":
    "This looks like a robots.txt, which the robots.txt tool checks. Here goes the HTML of a page.",
  xml: "This looks like a sitemap, a feed, a drawing or other XML. Here goes the HTML of one page.",
  response:
    "This begins as a terminal or a server log shows a response, with its headers. Paste the page that comes after them, from its first tag on.",
  mail: "This looks like an e-mail, or like a page saved as one (MHTML). Save the page as “HTML only” and drop that.",
  diff: "This looks like a diff: what changed between two files. Paste the page as it is now, without the signs before its lines.",
  numbered:
    "The lines of this begin with their numbers, which would count as words. Copy the source without them: view it in your browser.",
  table:
    "This looks like a table of many pages (CSV). Here goes the HTML of one; the SERP snippet tool measures a table of titles.",
  encoded:
    "This is a page in code, such as base64 or with &lt; for each tag. Open the page in a browser, view its source and paste that.",
  markdown:
    "This looks like Markdown, from which a page is made. Open the page in a browser, view its source and paste that.",
  code: "This looks like a program, a template or a style sheet, not like the page. Open the page in a browser, view its source and paste that.",
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
