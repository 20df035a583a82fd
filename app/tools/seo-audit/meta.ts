import { defineTool } from "#app/tools/define-tool.ts";

export const seoAudit = defineTool({
  slug: "seo-audit",
  path: "/tools/seo-audit",
  title: "SEO Audit",
  lead: "Ten checks on one page, with the fix for every point it loses.",
  description:
    "Audit a page in your browser: paste its HTML and get a score with every lost point on its line, the rule behind it and the fix. Nothing is uploaded.",
  pageTitle: "SEO Audit: check a page in your browser",
  answers: "What is wrong with this page, and on which line?",
  kind: "check",
  faq: [
    {
      question: "Is my page sent anywhere?",
      answer:
        "No. The source you paste or drop is read by this page in your browser. Close the tab and it is gone.",
    },
    {
      question: "Why does the address tab show only a sample?",
      answer:
        "A page in a browser may not read another website; browsers forbid it for everyone's safety. So that tab shows the form of a report and says so. For your real page, use the page source tab.",
    },
    {
      question: "Why does a good score not mean a good rank?",
      answer:
        "Because rank is a comparison. The audit looks at one page alone; the results page weighs it against every other. Use the score to clear the ground, then study what the first three results do better.",
    },
  ],
  updated: "2026-11-21",
});
