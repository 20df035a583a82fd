import { defineTool } from "#app/tools/define-tool.ts";

export const seoAudit = defineTool({
  slug: "seo-audit",
  path: "/tools/seo-audit",
  title: "SEO Audit",
  lead: "One page, checked point by point, with the fix for every point it loses.",
  description:
    "Type an address or paste the HTML: first whether Google can index the page, then every lost point with its line, the rule behind it and the fix.",
  pageTitle: "SEO Audit: can Google index your page?",
  answers: "What is wrong with this page, and on which line?",
  kind: "check",
  faq: [
    {
      question: "Is my page sent anywhere?",
      answer:
        "Source that you paste or drop is read in your browser and goes nowhere. An address that you type goes to our server when you click the button. It reads that one page once and keeps its findings for ten minutes.",
    },
    {
      question: "Why do I see a sample, or a refusal?",
      answer:
        "Some servers turn readers like ours away, and where this site is served without a server of its own nothing can be read at all. The tool says which it is. A sample shows the form of a report and says so; the page source tab works everywhere.",
    },
    {
      question: "Why does a good score not mean a good rank?",
      answer:
        "Because rank is a comparison. The audit looks at one page alone; the results page weighs it against every other. Use the score to clear the ground, then study what the first three results do better.",
    },
  ],
  updated: "2026-11-23",
});
