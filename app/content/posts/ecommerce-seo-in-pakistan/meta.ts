import type { Post } from "#app/content/posts/schema.ts";

export const post = {
  slug: "ecommerce-seo-in-pakistan",
  title: "E-commerce SEO in Pakistan: fewer, better pages",
  metaDescription:
    "E-commerce SEO for Pakistani shops: category pages that rank, filters kept in order, your own product text, and clear COD answers.",
  author: "Hamza Tariq",
  date: "2025-06-09",
  updated: "2026-11-26",
  tags: ["E-commerce", "Technical SEO"],
  featuredImage: {
    alt: "Six addresses of the same kurta list, each with a different filter, sort order or page number, are drawn together into one category page called kurtas.",
    caption: "Six addresses, one shelf. Choose the one that should be found.",
  },
  summary:
    "Filters breed addresses. Which to keep, which to close, and what to write on the pages that are left, from size charts to cash on delivery.",
} satisfies Post;
