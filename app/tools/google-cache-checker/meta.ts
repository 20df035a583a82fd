import { defineTool } from "#app/tools/define-tool.ts";

export const googleCacheChecker = defineTool({
  slug: "google-cache-checker",
  path: "/google-cache-checker",
  title: "Google Cache Checker",
  lead: "Google's cache is gone. See what it showed, and where old copies are now.",
  description:
    "Google ended its cache in 2024. See what a cache check looked like, then open what replaces it, such as the Wayback Machine.",
  pageTitle: "Google Cache Checker and what replaced it",
  answers: "Is there an old copy of this page anywhere?",
  kind: "check",
  faq: [
    {
      question: "Can a page still be in Google's cache?",
      answer:
        "No. Google removed the links to its cached copies by February 2024 and ended the cache: search in September 2024. Any tool that reports a cached date today invents it.",
    },
    {
      question: "What should I use instead?",
      answer:
        "For old copies, the Wayback Machine. For your own pages, the URL Inspection in Google Search Console shows the page as Google last crawled it.",
    },
    {
      question: "Does this page ask Google or the archive?",
      answer:
        "Google never. When you click the button, our own server asks the Wayback Machine for its nearest copy of that address. The links are built in your browser, and nothing is sent by them until you click.",
    },
  ],
  updated: "2026-11-23",
});
