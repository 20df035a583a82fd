import { defineTool } from "#app/tools/define-tool.ts";

export const productReviewGenerator = defineTool({
  slug: "product-review-generator",
  path: "/product-review-generator",
  title: "Product Review Generator",
  lead: "Three drafts from your own words, in five languages.",
  description:
    "Turn your own experience of a product into three review drafts in English, Urdu, Hindi, Spanish or Arabic, with nothing invented.",
  pageTitle: "Product Review Generator",
  answers: "Can I have three drafts, in five languages?",
  kind: "write",
  faq: [
    {
      question: "Is it free?",
      answer:
        "Yes, free and unlimited, and without an account. The drafts are put together in your browser.",
    },
    {
      question: "May I publish a draft as it is?",
      answer:
        "Rewrite it first, from your own real experience. A review of something you have not used breaks the rules of every large platform and, in many countries, the law.",
    },
    {
      question: "Does it make up details?",
      answer:
        "No. A draft holds only what you typed and the words of its frame. If your experience is missing, a bracket shows where it belongs.",
    },
  ],
  updated: "2026-11-21",
});
