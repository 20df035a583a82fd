import { expect, test } from "vitest";

import { buildFeed } from "./build-feed.ts";

const post = {
  slug: "a-post",
  title: "Salt & <b>light</b>",
  summary: "What it says.",
  date: "2025-06-05",
  updated: "2026-11-18",
  author: "Mahnoor Saleem",
  tags: ["Urdu", "Fees & hours"],
};

test("each post is an item with its permanent address and its day in RFC 822 form", () => {
  const feed = buildFeed([post]);

  expect(feed).toContain(
    `<guid isPermaLink="true">https://www.pehlapage.example/blog/a-post</guid>`,
  );
  expect(feed).toContain("<pubDate>Thu, 05 Jun 2025 00:00:00 GMT</pubDate>");
});

test("text cannot break the markup", () => {
  expect(buildFeed([post])).toContain("<title>Salt &amp; &lt;b&gt;light&lt;/b&gt;</title>");
});

test("an item names its author and its tags", () => {
  const feed = buildFeed([post]);

  expect(feed).toContain("<dc:creator>Mahnoor Saleem</dc:creator>");
  expect(feed).toContain("<category>Urdu</category>\n<category>Fees &amp; hours</category>");
});

test("the feed's own date is that of the last change to any post", () => {
  const feed = buildFeed([post, { ...post, updated: "2026-11-20" }]);

  expect(feed).toContain("<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>");
  expect(buildFeed([])).not.toContain("lastBuildDate");
});
