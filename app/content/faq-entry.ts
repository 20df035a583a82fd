/** A question and its answer, shown on a page and repeated in its FAQPage block word for word. */
export type FaqEntry = { question: string; answer: string };
