import type { FaqEntry } from "#app/content/faq-entry.ts";

/**
 * The last four answers are the agency's own terms and samples here: write yours before you publish
 * (README.md, Before you publish).
 */
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
  {
    question: "Is tax included?",
    answer:
      "No. Sales tax on services is added on its own line, at the rate that applies to your invoice. Ask us for the figure before you sign. If your firm has to withhold income tax, it does so from our invoice and sends us the certificate.",
  },
  {
    question: "How do we pay?",
    answer:
      "By bank transfer, Raast or cheque, in rupees, within ten days of the invoice. It comes on the first of the month, for that month. You never pay for more than a month ahead.",
  },
  {
    question: "How do we stop?",
    answer:
      "With one month's notice, by email or WhatsApp, at any time and without a reason. There is no fee for leaving and no minimum term.",
  },
  {
    question: "What happens to the work after we leave?",
    answer:
      "It is yours: the texts, the listings, the reports and the change log. Accounts such as the Business Profile and Search Console are in your name from the first day; on the last day you remove our access. There is no password to hand over, since we never had one.",
  },
];
