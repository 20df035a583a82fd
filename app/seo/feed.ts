import type { Post } from "#app/content/posts/schema.ts";
import { absoluteUrl } from "#app/content/site/absolute-url.ts";
import { site } from "#app/content/site/site.ts";
import { escapeHtml } from "#app/lib/escape-html.ts";
import { paths } from "#app/paths.ts";

type FeedPost = Pick<Post, "slug" | "title" | "summary" | "date">;

/** The blog as RSS 2.0: https://www.rssboard.org/rss-specification. Posts in the order given. */
export function buildFeed(posts: ReadonlyArray<FeedPost>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(`${site.name}: blog`)}</title>
<link>${absoluteUrl(paths.blog)}</link>
<description>${escapeHtml(`Practical SEO for businesses in Pakistan, from ${site.name}.`)}</description>
<language>en-PK</language>
<atom:link href="${absoluteUrl(paths.feed)}" rel="self" type="application/rss+xml"/>
${posts.map(formatItem).join("\n")}
</channel>
</rss>
`;
}

function formatItem({ slug, title, summary, date }: FeedPost): string {
  const address = absoluteUrl(paths.post(slug));
  return `<item>
<title>${escapeHtml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
<description>${escapeHtml(summary)}</description>
</item>`;
}
