import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "technical-seo-checklist-pakistan-2025",
  title: "The technical SEO checklist for Pakistan",
  metaDescription:
    "Thirty-three technical checks in the order we do them, each with a free test and the fault we expect to find on a Pakistani site.",
  author: "Daniyal Khattak",
  date: "2025-06-20",
  updated: "2026-11-26",
  tags: ["Technical SEO", "Checklist"],
  featuredImage: {
    alt: "A small site drawn as a tree below its home page: branches and menu answer with 200, offers answers 404, and an old menu address redirects with 302 to the menu.",
    caption:
      "A crawl in miniature: two pages answer, one is missing, and one redirects to the wrong page.",
  },
  isChecklist: true,
  summary:
    "Thirty-three checks in the order we do them: can it be reached, read, understood, and used on a slow phone? Each with a free test.",
} satisfies Post;
