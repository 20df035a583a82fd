import { post as ai } from "#app/content/posts/ai-powered-seo-for-pakistan/meta.ts";
import { post as content } from "#app/content/posts/content-marketing-for-seo/meta.ts";
import { post as ecommerce } from "#app/content/posts/ecommerce-seo-in-pakistan/meta.ts";
import { post as link } from "#app/content/posts/link-building-strategies-pakistan/meta.ts";
import type { Post } from "./schema.ts";
import { post as technical } from "#app/content/posts/technical-seo-checklist-pakistan-2025/meta.ts";
import { post as local } from "#app/content/posts/ultimate-guide-local-seo-pakistan/meta.ts";
import { post as voice } from "#app/content/posts/voice-search-seo-urdu-english/meta.ts";
import { post as youtube } from "#app/content/posts/youtube-seo-guide-pakistan/meta.ts";

/** Newest first. Drafts are checked with the rest. */
export const allPosts: readonly Post[] = [
  ai,
  voice,
  link,
  technical,
  youtube,
  local,
  ecommerce,
  content,
];

/** Newest first, as the list shows them. Drafts are seen in development only. */
export const posts: readonly Post[] =
  import.meta.env?.MODE === "development" ? allPosts : allPosts.filter((post) => !post.draft);

/** How many other posts the sidebar of a post names. */
const READ_MORE_POSTS = 2;

export function findPost(slug: string): Post | undefined {
  return posts.find((post) => post.slug === slug);
}

export function getPost(slug: string): Post {
  const post = findPost(slug);
  if (!post) throw new Error(`No post has the slug "${slug}" in app/content/posts/index.ts.`);
  return post;
}

/** The first posts of the list that are not this one. */
export function readMore(slug: string): Post[] {
  return posts.filter((post) => post.slug !== slug).slice(0, READ_MORE_POSTS);
}
