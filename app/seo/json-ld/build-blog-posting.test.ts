import { expect, test } from "vitest";

import type { Author } from "#app/content/authors/schema.ts";
import type { Post } from "#app/content/posts/schema.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { buildBlogPosting } from "./build-blog-posting.ts";

const post: Post = {
  slug: "a-post",
  title: "A post about fees",
  metaDescription: "What it says.",
  author: "Mahnoor Saleem",
  date: "2025-06-12",
  updated: "2025-06-20",
  tags: ["Fees", "Urdu"],
  featuredImage: { alt: "A figure", caption: "A caption" },
  summary: "A summary",
};
const author: Author = {
  name: "Mahnoor Saleem",
  role: "Content lead",
  bio: "Writes.",
  languages: ["Urdu", "English"],
  avatar: "MS",
};

const block = buildBlogPosting({
  post,
  author,
  path: "/blog/a-post",
  image: "/social/post.png",
});

test("names the page, its words and its picture by whole addresses", () => {
  expect(block).toMatchObject({
    "@type": "BlogPosting",
    mainEntityOfPage: absoluteUrl("/blog/a-post"),
    headline: "A post about fees",
    description: "What it says.",
    image: absoluteUrl("/social/post.png"),
    keywords: ["Fees", "Urdu"],
  });
});

test("dates carry Pakistan's time zone", () => {
  expect(block).toMatchObject({
    datePublished: "2025-06-12T00:00:00+05:00",
    dateModified: "2025-06-20T00:00:00+05:00",
  });
});

test("a person wrote it, the agency published it", () => {
  expect(block).toMatchObject({
    author: { "@type": "Person", name: "Mahnoor Saleem", jobTitle: "Content lead" },
    publisher: { "@type": "Organization", "@id": absoluteUrl("/#organization") },
  });
});
