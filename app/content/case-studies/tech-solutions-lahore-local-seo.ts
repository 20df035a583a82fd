import type { CaseStudy } from "./schema.ts";

/** Demonstration content: client, figures and events are invented. Replace before publishing. */
export const techSolutionsLahoreLocalSeo: CaseStudy = {
  slug: "tech-solutions-lahore-local-seo",
  client: "Tech Solutions Lahore",
  city: "Lahore",
  industry: "IT services",
  title: "How an IT firm became the nearest answer in its own city",
  summary:
    "Local SEO for a services company whose best customers were ten minutes away and could not find it.",
  description:
    "Local SEO for an IT services firm in Lahore: where it stood, the four changes we made in order, and how calls from its profile went from 20 to 58.",
  services: ["Local SEO", "Reviews", "Branch pages", "Listings"],
  challenge: [
    "Forty engineers, eleven years, and a website that spoke to the world. The world did not ring.",
    "The firm repairs networks and servers for offices. Its customers need someone in the building within the hour, so they search with the name of their area. The site named none. The business profile carried an old phone number, the category “Corporate office”, and a pin on the wrong side of Ferozepur Road.",
    "For “network repair” and similar searches it ranked between sixth and seventeenth across the city. The first three were smaller firms with better addresses.",
  ],
  solution: {
    intro:
      "We changed four things, in this order, and waited between them to see which one worked.",
    steps: [
      {
        when: "March",
        what: "One number, one pin and the right category, on the profile and on the eleven listings that copied it.",
      },
      {
        when: "April",
        what: "A page for each of the four areas where an engineer is based: name, response time, parking.",
      },
      {
        when: "June",
        what: "After every visit, a text message asking for a review. No reward, no script.",
      },
      {
        when: "August",
        what: "Three mentions from people they already knew: a supplier, the software park, a client’s school.",
      },
    ],
  },
  results: [
    { metric: "calls a month from the profile", from: "20", to: "58", unit: "" },
    { metric: "areas of Lahore in the first three", from: "0", to: "9", unit: " of 12" },
    { metric: "of callers within 10 km", from: "41", to: "68", unit: "%" },
    { metric: "quotes asked for in a month", from: "6", to: "15", unit: "" },
  ],
  plot: {
    shape: "line",
    label: "Calls a month from the business profile",
    firstMonth: "2023-09",
    startMonth: "2024-03",
    values: [18, 21, 17, 19, 22, 20, 21, 24, 26, 31, 38, 44, 47, 52, 58],
  },
  detail: {
    label: "Position on the map, 20 to 1",
    beforeName: "February",
    afterName: "November",
    from: 20,
    to: 1,
    ticks: [20, 15, 10, 5, 1],
    accent: { rows: ["Gulberg", "Garden Town"], name: "First" },
    rows: [
      { name: "Gulberg", before: 6, after: 1 },
      { name: "Garden Town", before: 7, after: 1 },
      { name: "Model Town", before: 8, after: 2 },
      { name: "Faisal Town", before: 9, after: 2 },
      { name: "Muslim Town", before: 9, after: 2 },
      { name: "Johar Town", before: 11, after: 3 },
      { name: "Ichhra", before: 10, after: 3 },
      { name: "Wapda Town", before: 13, after: 3 },
      { name: "Cavalry Ground", before: 12, after: 3 },
      { name: "Township", before: 14, after: 5 },
      { name: "Cantt", before: 15, after: 6 },
      { name: "DHA Phase 5", before: 17, after: 8 },
    ],
  },
  cover: "plot",
  testimonial: "kamran-aslam",
  updated: "2026-11-21",
};
