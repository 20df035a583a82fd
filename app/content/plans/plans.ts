import type { Plan } from "./schema.ts";

/** From the smallest to the largest. Prices are per month. */
export const plans: readonly Plan[] = [
  {
    slug: "basic",
    title: "Basic",
    description: "One location, a clear set of services.",
    priceInPkr: 45_000,
    features: [
      { text: "10 keywords", compare: { Keywords: "10" } },
      {
        text: "2 posts of 800 words",
        compare: { "Posts a month": "2", "Words in each": "800" },
      },
      { text: "10 citations", compare: { Citations: "10" } },
      { text: "Monthly reporting", compare: { Reporting: "Monthly" } },
    ],
    highlight: false,
  },
  {
    slug: "growth",
    title: "Growth",
    description: "A few branches, or a crowded trade.",
    priceInPkr: 95_000,
    features: [
      { text: "25 keywords", compare: { Keywords: "25" } },
      {
        text: "4 posts of 1200 words",
        compare: { "Posts a month": "4", "Words in each": "1200" },
      },
      { text: "25 citations", compare: { Citations: "25" } },
      { text: "5 backlink outreach", compare: { "Backlink outreach": "5" } },
      { text: "Competitor analysis", compare: { "Competitor analysis": "Included" } },
      {
        text: "Bi-weekly reporting",
        gloss: "every two weeks",
        compare: { Reporting: "Bi-weekly (every two weeks)" },
      },
    ],
    highlight: true,
  },
  {
    slug: "authority",
    title: "Authority",
    description: "Several cities, or a whole market.",
    priceInPkr: 180_000,
    features: [
      { text: "50+ keywords", compare: { Keywords: "50+" } },
      {
        text: "8 posts of 1500+ words",
        compare: { "Posts a month": "8", "Words in each": "1500+" },
      },
      { text: "12+ backlink outreach", compare: { "Backlink outreach": "12+" } },
      {
        text: "Conversion rate optimization (CRO)",
        compare: { "Conversion work (CRO)": "Included" },
      },
      { text: "Weekly reporting", compare: { Reporting: "Weekly" } },
      { text: "Weekly strategy calls", compare: { "Strategy calls": "Weekly" } },
    ],
    includes: "growth",
    highlight: false,
  },
];

/** The most that work for several branches costs a month; it is quoted from the plans. */
export const LARGEST_PROJECT_PKR = 250_000;

/** The rows of the comparison, in their order. */
export const comparisonRows = [
  "Keywords",
  "Posts a month",
  "Words in each",
  "Citations",
  "Backlink outreach",
  "Competitor analysis",
  "Conversion work (CRO)",
  "Reporting",
  "Strategy calls",
] as const;
