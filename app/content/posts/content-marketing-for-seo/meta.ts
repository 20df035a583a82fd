import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "content-marketing-for-seo",
  title: "Content for SEO: a plan that knows when Eid is",
  metaDescription:
    "Demand in Pakistan follows the moon, the harvest and the wedding season. Build a content plan with dates, briefs, costs and measures.",
  author: "Mahnoor Saleem",
  date: "2025-06-05",
  updated: "2026-11-26",
  tags: ["Content", "Planning"],
  featuredImage: {
    alt: "Bars for the twelve months of demand of an example clothes shop. The months of Ramzan and Eid stand out, and so does the wedding season at the end of the year.",
    caption:
      "A year of demand for an example clothes shop. The lunar peaks move ten or eleven days earlier each year.",
  },
  summary:
    "Demand here follows the moon, the harvest and the wedding halls. How to plan a year of pages in one afternoon and publish before the peak.",
} satisfies Post;
