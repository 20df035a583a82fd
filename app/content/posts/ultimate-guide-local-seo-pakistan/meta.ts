import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "ultimate-guide-local-seo-pakistan",
  title: "The complete guide to local SEO in Pakistan",
  metaDescription:
    "Local SEO for Pakistani shops and clinics: verify a Google Business Profile, fix the pin, choose categories and earn reviews.",
  author: "Ayesha Rafiq",
  date: "2025-06-13",
  updated: "2026-11-26",
  tags: ["Local SEO", "Google Maps"],
  featuredImage: {
    alt: "A street map with one marked shop and two rings around it, at 500 metres and at 1 kilometre. Four other shops lie inside the rings, four outside.",
    caption:
      "Distance is one of three things Google weighs. The other two are in your hands. The streets are invented.",
  },
  summary:
    "From the pin on the map to the tenth review: everything a shop, clinic or workshop can do for itself, in the order that pays.",
} satisfies Post;
