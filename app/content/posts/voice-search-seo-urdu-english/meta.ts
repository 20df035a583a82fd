import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "voice-search-seo-urdu-english",
  title: "Voice search: asked in Urdu, found in English",
  metaDescription:
    "One spoken question reaches Google in Urdu, Roman Urdu or English. Learn what your customers say aloud, and answer it on one page.",
  author: "Mahnoor Saleem",
  date: "2025-06-28",
  updated: "2026-11-26",
  tags: ["Voice search", "Urdu", "Content"],
  featuredImage: {
    alt: "A spoken question as a sound wave, which becomes the same question in Urdu script, in Roman Urdu and in English. All three lead to one page in first place.",
    caption:
      "One question, three spellings. A page that answers the question can be found by all of them. The clinic is invented.",
  },
  summary:
    "One question, three spellings. How to be found by all of them with a single page, starting with a notebook beside your telephone.",
} satisfies Post;
