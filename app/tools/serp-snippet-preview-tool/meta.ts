import { defineTool } from "#app/tools/define-tool.ts";

export const serpSnippetPreviewTool = defineTool({
  slug: "serp-snippet-preview-tool",
  path: "/serp-snippet-preview-tool",
  title: "SERP Snippet Preview",
  lead: "Your title and description as a search result, measured in pixels.",
  description:
    "Preview a title and description as a Google result. Pixel widths, cut-off on desktop and phone, Urdu included, and a table for many pages at once.",
  pageTitle: "SERP Snippet Preview and Pixel Checker",
  answers: "Will my title be cut off on a phone?",
  kind: "generate",
  faq: [
    {
      question: "How long may a title be?",
      answer:
        "Google publishes no limit. In practice titles over about 580 pixels are cut on a wide screen. Pixels count, not letters: 35 times W is wider than 60 thin letters.",
    },
    {
      question: "Why does Google show something other than my description?",
      answer:
        "Google often writes its own from the page's text when it suits the query better. A good description still gets used for the searches you wrote it for.",
    },
    {
      question: "Why measure twice?",
      answer:
        "The first figure uses bold 18 pixel letters, a common yardstick. The second uses the face and size that Google's results use today, Arial at 20 pixels.",
    },
  ],
  updated: "2026-11-21",
});
