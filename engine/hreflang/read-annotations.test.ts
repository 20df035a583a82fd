import { expect, test } from "vitest";

import { readAnnotations } from "./read-annotations.ts";

const NOW = Date.UTC(2026, 10, 22);
const read = (text: string) => readAnnotations({ text }, NOW);

test.each([
  ["nothing", " \n", "empty"],
  ["an address", "https://www.example.pk/en/", "address"],
  ["addresses, one a line", "www.example.pk/en/\nwww.example.pk/ur/", "address"],
  ["JSON", '{"hreflang": "en-PK"}', "json"],
  ["a robots.txt", "User-agent: *\nDisallow: /cart", "text"],
  ["a sitemap of sitemaps", "<sitemapindex><sitemap><loc>https://a.pk/</loc></sitemap>", "text"],
  ["words", "Our shop in Lahore", "text"],
  ["bytes of a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\0", "binary"],
  ["a page without annotations", "<p>no tags</p>", "no-annotations"],
])("%s is no set of versions, and is told by what it is", (_what, text, problem) => {
  expect(read(text)).toEqual({ ok: false, problem });
});

test.each([
  ["a lone link element", '<link rel="alternate" hreflang="en" href="https://a.pk/">'],
  [
    "a sitemap",
    '<urlset><url><loc>https://a.pk/</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.pk/"/></url></urlset>',
  ],
  [
    "a response with such a header, and its page",
    'HTTP/2 200\nlink: <https://a.pk/>; rel="alternate"; hreflang="en"\n\n<!doctype html><p>x</p>',
  ],
  ["a Link header", 'Link: <https://a.pk/>; rel="alternate"; hreflang="en"'],
])("%s is read", (_what, text) => {
  const pages = read(text);

  expect(pages.ok && pages.value[0]?.alternates).toMatchObject([
    { hreflang: "en", href: "https://a.pk/" },
  ]);
});
