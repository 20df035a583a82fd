import { expect, test } from "vitest";

import { buildFeed } from "#app/seo/feed.ts";

const post = { slug: "a-post", title: "Salt & <b>light</b>", summary: "What it says.", date: "2025-06-05" };

test("each post is an item with its permanent address and its day in RFC 822 form", () => {
  const feed = buildFeed([post]);

  expect(feed).toContain(`<guid isPermaLink="true">https://www.pehlapage.example/blog/a-post</guid>`);
  expect(feed).toContain("<pubDate>Thu, 05 Jun 2025 00:00:00 GMT</pubDate>");
});

test("text cannot break the markup", () => {
  expect(buildFeed([post])).toContain("<title>Salt &amp; &lt;b&gt;light&lt;/b&gt;</title>");
});
