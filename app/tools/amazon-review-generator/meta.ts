import { defineTool } from "#app/tools/define-tool.ts";

export const amazonReviewGenerator = defineTool({
  slug: "amazon-review-generator",
  path: "/amazon-review-generator",
  title: "Amazon Review Generator",
  lead: "Put what you think of a product into words, and see Amazon's rules beside it.",
  description:
    "Draft an Amazon review from your own use of a product in English, Urdu or Spanish, with a check of the wording against Amazon's review rules.",
  pageTitle: "Amazon Review Generator",
  answers: "How do I say what I think of a product?",
  kind: "write",
  faq: [
    {
      question: "Does Amazon allow drafted reviews?",
      answer:
        "Amazon wants your own honest experience. A draft is a start; rewrite it so that it says what you saw. Repeated, copied text is treated as spam.",
    },
    {
      question: "What is the Verified Purchase label?",
      answer:
        "Amazon's own mark for items bought there. The checkbox here only shows how a review looks with it; no tool can grant it.",
    },
    {
      question: "May I review my own or a friend's product?",
      answer:
        "No. Amazon forbids reviews by sellers, their family and close friends, and any review that is paid for.",
    },
  ],
  updated: "2026-11-23",
});
