import { defineTool } from "#app/tools/define-tool.ts";

export const freelancerReviewGenerator = defineTool({
  slug: "freelancer-review-generator",
  path: "/freelancer-review-generator",
  title: "Freelancer Review Generator",
  lead: "A review for the person you worked with, and a reply to it.",
  description:
    "Draft a review for Fiverr or Upwork and the seller's reply to it, in English, Urdu or Hindi, from what you typed. A start to rewrite in your own words.",
  pageTitle: "Freelancer Review Generator",
  answers: "What do I write to the person I hired?",
  kind: "write",
  faq: [
    {
      question: "Which platforms is it for?",
      answer:
        "Fiverr, Upwork and any other. The text is a draft; you paste it yourself where you want it.",
    },
    {
      question: "May I trade reviews with others?",
      answer:
        "No. Fiverr and Upwork suspend accounts for buying, building or trading feedback. Write only about work that took place.",
    },
    {
      question: "Why is there a reply as well?",
      answer:
        "Sellers are read by how they answer. The reply thanks the client and stays with what was said.",
    },
  ],
  updated: "2026-11-23",
});
