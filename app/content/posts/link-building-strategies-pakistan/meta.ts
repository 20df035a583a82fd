import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "link-building-strategies-pakistan",
  title: "Link building in Pakistan, without directories",
  metaDescription:
    "Seven kinds of link a Pakistani business can earn from people it already knows, what to ask each of them for, and the paid offers to leave alone.",
  author: "Daniyal Khattak",
  date: "2025-06-24",
  updated: "2026-11-28",
  tags: ["Links", "Outreach"],
  featuredImage: {
    alt: "A website in the middle with links coming in from sites that know it, such as a supplier, a chamber of commerce and a newspaper. A link from a link farm is crossed out.",
    caption:
      "Sites that know you, and one that would link to anybody. The last does not count. All are invented.",
  },
  summary:
    "The people who already have a reason to link to you, what to ask each of them for, and the price lists to close without reading.",
} satisfies Post;
