import type { Post } from "#app/content/posts/schema.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { site } from "#lib/site/site.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";

type FeedPost = Pick<Post, "slug" | "title" | "summary" | "date" | "updated" | "author" | "tags">;

/**
 * The blog as RSS 2.0: https://www.rssboard.org/rss-specification. Posts in the order given. RSS wants
 * an email address for an author, so the name goes into Dublin Core's creator, as is usual.
 */
export function buildFeed(posts: readonly FeedPost[]): string {
  const lastChange = posts
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);

  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(`${site.name}: blog`)}</title>
<link>${absoluteUrl(paths.blog)}</link>
<description>${escapeHtml(`Practical SEO for businesses in Pakistan, from ${site.name}.`)}</description>
<language>en-PK</language>${lastChange ? `\n<lastBuildDate>${toRfc822(lastChange)}</lastBuildDate>` : ""}
<atom:link href="${absoluteUrl(filePaths.feed)}" rel="self" type="application/rss+xml"/>
${posts.map(formatItem).join("\n")}
</channel>
</rss>
`;
}

function formatItem({ slug, title, summary, date, author, tags }: FeedPost): string {
  const address = absoluteUrl(paths.post(slug));
  return `<item>
<title>${escapeHtml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${toRfc822(date)}</pubDate>
<dc:creator>${escapeHtml(author)}</dc:creator>
${tags.map((tag) => `<category>${escapeHtml(tag)}</category>`).join("\n")}
<description>${escapeHtml(summary)}</description>
</item>`;
}

/** https://www.rfc-editor.org/rfc/rfc822#section-5, with the four-digit year that RSS asks for. */
function toRfc822(isoDay: string): string {
  return new Date(`${isoDay}T00:00:00Z`).toUTCString();
}
