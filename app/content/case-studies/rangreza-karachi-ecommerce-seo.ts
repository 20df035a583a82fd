import type { CaseStudy } from "./schema.ts";

/** Demonstration content: client, figures and events are invented. Replace before publishing. */
export const rangrezaKarachiEcommerceSeo: CaseStudy = {
  slug: "rangreza-karachi-ecommerce-seo",
  client: "Rangreza",
  city: "Karachi",
  industry: "Fashion e-commerce",
  title: "Category pages that people could find, and then use",
  summary:
    "Thirty-eight thousand addresses, most of them filters. We kept two thousand and wrote those properly.",
  description:
    "E-commerce SEO for a Karachi fashion shop: 38,000 addresses cut to 2,000, category pages rewritten, and orders up from 44 to 104.",
  services: ["E-commerce SEO", "Crawl control", "Content", "Technical SEO"],
  challenge: [
    "The shop sold 1,400 pieces of clothing. Its site offered search engines 38,000 pages.",
    "Every filter made an address of its own: lawn in blue, lawn in blue under 5,000 rupees, lawn in blue under 5,000 rupees sorted by date. Crawlers spent their visits there and came to a new collection three weeks late, when it had sold out.",
    "The pages that should have earned orders were bare. “Unstitched lawn” was a grid of pictures with no word on fabric, size or delivery, and “Eid collection” moved to a new address every year, leaving its links behind.",
  ],
  solution: {
    intro:
      "First we made the shop smaller, then we made what remained worth finding. Nothing was deleted before its links and its orders had been counted. We compare December with the December before it, since Ramzan and the wedding season lift whole months.",
    steps: [
      {
        when: "January",
        what: "The endless filter pages closed in robots.txt. Sixty that people search for by name were kept, and the few left over pointed to their category.",
      },
      {
        when: "February",
        what: "One lasting address for each season. The old Eid and winter pages now lead there, and so do their links.",
      },
      {
        when: "May",
        what: "Category pages with what a buyer asks on WhatsApp: fabric, size chart, delivery by city, how returns work.",
      },
      {
        when: "August",
        what: "Product pictures cut from 900 KB to 70. On a mid-range phone the category page appears four seconds earlier.",
      },
    ],
  },
  results: [
    { metric: "orders a month from search", from: "44", to: "104", unit: "" },
    { metric: "addresses in the index", from: "38,000", to: "2,050", unit: "" },
    { metric: "days until a new collection is indexed", from: "21", to: "2", unit: "" },
    { metric: "main categories on the first page", from: "1", to: "6", unit: " of 7" },
  ],
  plot: {
    shape: "bars",
    label: "Orders a month from search",
    firstMonth: "2023-11",
    startMonth: "2024-01",
    values: [47, 44, 41, 40, 62, 57, 55, 60, 66, 71, 84, 96, 112, 104],
  },
  detail: {
    label: "Position in search, 40 to 1",
    beforeName: "December 2023",
    afterName: "December 2024",
    from: 40,
    to: 1,
    ticks: [40, 30, 20, 10, 1],
    accent: { rows: ["Khaddar suits"], name: "First" },
    rows: [
      { name: "Unstitched lawn", before: 23, after: 4 },
      { name: "Eid collection", before: 31, after: 2 },
      { name: "Khaddar suits", before: 9, after: 1 },
      { name: "Kurtas", before: 28, after: 7 },
      { name: "Dupattas", before: 19, after: 3 },
      { name: "Winter shawls", before: 26, after: 8 },
      { name: "Bridal wear", before: 38, after: 17 },
    ],
  },
  cover: "plot",
  testimonial: "mehwish-lakhani",
  updated: "2026-11-26",
};
