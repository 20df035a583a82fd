import { posts } from "#app/content/posts/index.ts";
import { buildFeed } from "#app/seo/build-feed.ts";

export function loader() {
  return new Response(buildFeed(posts), { headers: { "Content-Type": "application/rss+xml" } });
}
