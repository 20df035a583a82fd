import { existsSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { authors, findAuthor } from "#app/content/authors/index.ts";
import { ContentError, parseEntries } from "#app/content/parse-entries.ts";
import { allPosts, findPost, posts, readMore } from "./index.ts";
import { postSchema, type Post } from "./schema.ts";
import { structuredDataRequired } from "#engine/rules/page/structured-data/structured-data-required.ts";
import { structuredDataValid } from "#engine/rules/page/structured-data/structured-data-valid.ts";
import { judge, withHead } from "#tests/support/test-check.ts";

const read = (slug: string) => readFileSync(new URL(`${slug}/body.mdx`, import.meta.url), "utf8");

/** The posts that are agreed (docs/agreed.md, blog), in their order; others may be among them. */
const agreedSlugs = [
  "ai-powered-seo-for-pakistan",
  "voice-search-seo-urdu-english",
  "link-building-strategies-pakistan",
  "technical-seo-checklist-pakistan-2025",
  "youtube-seo-guide-pakistan",
  "ultimate-guide-local-seo-pakistan",
  "ecommerce-seo-in-pakistan",
  "content-marketing-for-seo",
];

const agreedPosts = posts.filter(({ slug }) => agreedSlugs.includes(slug));

test("the agreed eight are there, in the agreed order, dated 5 June to 2 July 2025", () => {
  expect(agreedPosts.map(({ slug }) => slug)).toEqual(agreedSlugs);
  expect(agreedPosts.at(0)?.date).toBe("2025-07-02");
  expect(agreedPosts.at(-1)?.date).toBe("2025-06-05");
});

test("posts are newest first, and no two published ones share a slug, a title or a description", () => {
  const dates = allPosts.map(({ date }) => date);

  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const field of ["slug", "title", "metaDescription", "summary"] as const) {
    expect(new Set(posts.map((post) => post[field])).size).toBe(posts.length);
  }
});

test("the agreed posts are by five authors, each with a card; a new one may wait for a post", () => {
  const writers = [...new Set(agreedPosts.map(({ author }) => author))];

  expect(writers).toHaveLength(5);
  expect(writers.filter((name) => !findAuthor(name))).toEqual([]);
  expect(new Set(authors.map(({ name }) => name)).size).toBe(authors.length);
  expect(findAuthor("Nobody Known")).toBeUndefined();
});

test.each(allPosts.map(({ slug }) => slug))("%s has its text and its figure", (slug) => {
  expect(read(slug).length).toBeGreaterThan(100);
  expect(existsSync(new URL(`../../sections/post-figures/${slug}.tsx`, import.meta.url))).toBe(
    true,
  );
});

test.each([
  "/seo-services/lahore",
  "/seo-services/karachi",
  "/seo-services/islamabad",
  "/services",
  "/tools",
  "/pricing",
  "/blog",
  "/portfolio",
  "/contact",
  "/blog/ultimate-guide-local-seo-pakistan",
])("an article links to %s", (path) => {
  expect(posts.some(({ slug }) => read(slug).includes(`](${path})`))).toBe(true);
});

test("the sidebar names the first two other posts", () => {
  const [newest, second, third] = posts.map(({ slug }) => slug);

  expect(readMore("content-marketing-for-seo").map(({ slug }) => slug)).toEqual([newest, second]);
  expect(readMore(newest ?? "").map(({ slug }) => slug)).toEqual([second, third]);
});

test("an unknown slug is found nowhere", () => {
  expect(findPost("no-such-post")).toBeUndefined();
});

describe("a mistake in a post is told with file, post, field and what to do", () => {
  const [good] = allPosts;

  test.each([
    [{ title: "x".repeat(61) }, "Shorten the title to 60 characters"],
    [{ metaDescription: "Too short." }, "Write 120 characters or more"],
    [{ author: "Bilal Nobody" }, "No such author. Choose one of: Mahnoor Saleem"],
    [{ date: "12 June 2025" }, "Write the date as a day, for example 2025-06-12."],
    [{ updated: "2025-01-01" }, "A post cannot be updated before its date."],
    [{ tags: [] }, "Give the post at least one tag."],
    [{ slug: "My Post" }, "Write the slug in small letters with hyphens"],
  ] satisfies [Partial<Post>, string][])("%j", (change, words) => {
    const check = () => parseEntries("posts/x/meta.ts", postSchema, [{ ...good, ...change }]);

    const [field = ""] = Object.keys(change);

    expect(check).toThrow(ContentError);
    expect(check).toThrow(`${field} is `);
    expect(check).toThrow(words);
    expect(check).toThrow("app/content/posts/x/meta.ts, ");
  });
});

/** Required for a merchant listing: https://developers.google.com/search/docs/appearance/structured-data/merchant-listing */
test("the product markup that an article prints is one that Google's rules accept", () => {
  const [, sample = ""] =
    /```html\n(<script[\s\S]+?<\/script>)\n```/.exec(read("ecommerce-seo-in-pakistan")) ?? [];
  const page = withHead(sample);
  const product = JSON.parse(sample.replaceAll(/<\/?script[^>]*>/g, "")) as Record<string, unknown>;

  expect(judge(structuredDataValid, page).status).toBe("pass");
  expect(judge(structuredDataRequired, page).status).toBe("pass");
  expect(product).toMatchObject({
    "@type": "Product",
    name: expect.stringMatching(/\w/),
    image: expect.stringMatching(/^https:\/\//),
    offers: {
      "@type": "Offer",
      price: expect.stringMatching(/^[1-9]\d*$/),
      priceCurrency: "PKR",
      availability: "https://schema.org/InStock",
    },
  });
  expect(Object.keys(product)).not.toContain("aggregateRating");
});
