import { defineTool } from "#app/tools/define-tool.ts";

export const googleReviewGenerator = defineTool({
  slug: "google-review-generator",
  path: "/google-review-generator",
  title: "Google Review Generator",
  lead: "A customer's review and the owner's answer, in three languages.",
  description:
    "Draft a Google review of a local business and the owner's answer to it in English, Urdu or Arabic, from what you typed. Answers for real reviews too.",
  pageTitle: "Google Review Generator",
  answers: "How should a shop answer this review?",
  kind: "write",
  faq: [
    {
      question: "May a business write its own reviews?",
      answer:
        "No. Google accepts genuine experience only, and may pause a profile's reviews and show a public warning. Use the reply tab for the reviews you receive.",
    },
    {
      question: "May I offer a discount for a review?",
      answer:
        "No. Google forbids incentives, and asking only happy customers. Ask everyone, with the same neutral words.",
    },
    {
      question: "How soon should I answer?",
      answer:
        "A bad one within a day, all within two days. Thank, address one point, and move details to a private channel.",
    },
  ],
  updated: "2026-11-21",
});
