import { expect, test } from "vitest";

import { buildFaqPage } from "./build-faq-page.ts";

test("each entry becomes a question with its accepted answer, in page order", () => {
  const page = buildFaqPage([
    { question: "How long?", answer: "Three months." },
    { question: "How much?", answer: "PKR 45,000." },
  ]);

  expect(page).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "How long?",
        acceptedAnswer: { "@type": "Answer", text: "Three months." },
      },
      {
        "@type": "Question",
        name: "How much?",
        acceptedAnswer: { "@type": "Answer", text: "PKR 45,000." },
      },
    ],
  });
});
