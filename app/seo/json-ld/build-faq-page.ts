import type { FAQPage } from "schema-dts";

import type { FaqEntry } from "#app/content/faq-entry.ts";

/** https://schema.org/FAQPage. Pass the very entries that the page shows: the markup must match the visible text. */
export function buildFaqPage(entries: readonly FaqEntry[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
