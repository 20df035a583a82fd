import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "ai-powered-seo-for-pakistan",
  title: "AI search in Pakistan: be a page it quotes",
  metaDescription:
    "How AI answers choose the pages they quote, what a Pakistani business can write that gets quoted, and how to use AI tools without harm.",
  author: "Hamza Tariq",
  date: "2025-07-02",
  updated: "2026-11-28",
  tags: ["AI search", "Content"],
  featuredImage: {
    alt: "A search for the price of solar panels for a 5 marla house. The answer above the results marks one sentence as taken from the first of its three sources: your guide.",
    caption:
      "An answer is stitched from sentences. The pages are invented; the way it borrows is not.",
  },
  summary:
    "AI answers borrow sentences. What makes a sentence worth borrowing, how to write it for searches made in Pakistan, and where to let the machine help you.",
} satisfies Post;
