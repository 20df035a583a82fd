import type { CaseStudy } from "./schema.ts";

/** Demonstration content: client, figures and events are invented. Replace before publishing. */
export const chulhaHouseIslamabadRestaurantSeo: CaseStudy = {
  slug: "chulha-house-islamabad-restaurant-seo",
  client: "Chulha House",
  city: "Islamabad",
  industry: "Restaurant",
  title: "How Tuesday came to look like Friday",
  summary: "One kitchen, two listings, three phone numbers. We made them agree.",
  description:
    "Local SEO for an Islamabad restaurant: two listings merged, hours and menu made readable, and Tuesday tables up from 7 to 21 of 22.",
  services: ["Local SEO", "Listings", "Reviews"],
  challenge: [
    "On Saturdays people queued. On Tuesdays the waiters polished glasses.",
    "The weekend crowd knew the place. The weekday crowd asks a phone for “dinner near me”, and the phone knew two restaurants called Chulha House: one closed for good, with 214 reviews, and one open, with nine. Three phone numbers were in circulation, and the one on the closed listing rang in a flat in G-9.",
    "The menu was a photograph, so no search for a dish could ever end there. The hours said 12 to 12; the kitchen closes at 11.",
  ],
  solution: {
    intro:
      "No campaign and no discounts. We only made sure that everything said about the restaurant was true, and could be read. March was Ramzan, when iftar fills any table, so we compare May with December.",
    steps: [
      {
        when: "January",
        what: "The two listings merged with the reviews kept, one number everywhere, and the hours the kitchen keeps, Ramzan included.",
      },
      {
        when: "February",
        what: "The menu as text, with prices, in English and Urdu, on a page that opens in a second on mobile data.",
      },
      {
        when: "March",
        what: "A card with the bill that asks for a review, and an answer from the owner to each one within two days.",
      },
      {
        when: "April",
        what: "Photographs of the room on a weekday evening, taken on a phone, added every week by the head waiter.",
      },
    ],
  },
  results: [
    { metric: "tables of 22 taken on a Tuesday", from: "7", to: "21", unit: "" },
    { metric: "bookings a month by phone and profile", from: "96", to: "231", unit: "" },
    { metric: "requests for directions a month", from: "310", to: "840", unit: "" },
    { metric: "listings with the right phone number", from: "4", to: "17", unit: " of 17" },
  ],
  plot: {
    shape: "line",
    label: "Bookings a month by phone and profile",
    firstMonth: "2024-08",
    startMonth: "2025-01",
    values: [101, 92, 98, 94, 96, 104, 133, 158, 197, 231],
  },
  detail: {
    label: "Tables taken, of 22",
    beforeName: "December",
    afterName: "May",
    from: 0,
    to: 22,
    ticks: [0, 11, 22],
    accent: { rows: ["Tue"], name: "Tuesday in May" },
    rows: [
      { name: "Mon", before: 6, after: 13 },
      { name: "Tue", before: 7, after: 21 },
      { name: "Wed", before: 8, after: 16 },
      { name: "Thu", before: 11, after: 18 },
      { name: "Fri", before: 18, after: 22 },
      { name: "Sat", before: 21, after: 22 },
      { name: "Sun", before: 16, after: 20 },
    ],
  },
  cover: "detail",
  testimonial: "sadia-rauf",
  updated: "2026-11-26",
};
