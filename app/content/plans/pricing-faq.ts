import type { FaqEntry } from "#app/content/faq.ts";

export const pricingFaq: readonly FaqEntry[] = [
  {
    question: "Which plan should I start with?",
    answer:
      "Ask for the free audit first. If one location and ten phrases cover your business, Basic is enough, and we will say so.",
  },
  {
    question: "How long until it pays?",
    answer:
      "First improvements show within 3 months and significant rankings in 6 to 12. We would rather you budget for a year than hope for a month.",
  },
  {
    question: "Are the prices for one city?",
    answer:
      "They are for the amount of work. It can go into one city or be shared among several; we agree on that in the plan.",
  },
  {
    question: "Does Authority include what Growth has?",
    answer:
      "Yes, all of it. The 25 citations and the competitor analysis of Growth are part of Authority too, though its card only lists what is larger or new.",
  },
  {
    question: "Can I change plans?",
    answer:
      "Yes, from the next month. The report shows what was done, so the choice is yours to make on evidence.",
  },
  {
    question: "Do you promise a position?",
    answer:
      "No. Nobody outside the search engine decides positions, so nobody can sell one. We promise the work listed above, and a report that compares each month with day one.",
  },
];
