import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "youtube-seo-guide-pakistan",
  title: "YouTube SEO in Pakistan: they skip to the price",
  metaDescription:
    "Plan a YouTube video around the minute people came for: titles in two languages, chapters, captions, descriptions and the graphs.",
  author: "Nida Baloch",
  date: "2025-06-17",
  updated: "2026-11-26",
  tags: ["YouTube", "Video"],
  featuredImage: {
    alt: "A video's timeline in four chapters: intro, tools, price, result. The curve of viewers falls through the intro and jumps up again where the price begins.",
    caption: "An invented video with a common shape: the curve rises where the price begins.",
  },
  summary:
    "How to plan a video around the moment people came for, help search find that moment, and turn a viewer in Multan into an order.",
} satisfies Post;
