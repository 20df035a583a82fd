import { expect, test } from "vitest";

import { findForeignPageText } from "#engine/terms/foreign-page-text.ts";

test.each([
  ["https://www.example.pk/office-desks", "address"],
  ["example.pk\nother.pk/desks", "address"],
  ['{"a":1}', "json"],
  [
    "User-agent: *\nDisallow: /cart\n\n# all\nSitemap: https://example.pk/sitemap.xml",
    "robots-txt",
  ],
  ["<urlset><url><loc>https://example.pk/</loc></url></urlset>", "xml"],
  ["\u0089PNG\0", "binary"],
  ["HTTP/2 200 \ncontent-type: text/html\n\n<p>Desks</p>", "wrapped"],
  ["-<p>Desks</p>\n+<p>Tables</p>", "wrapped"],
  ["From: a@b.example\nMIME-Version: 1.0\n\nDesks", "wrapped"],
  ["PGh0bWw+PGJvZHk+PHA+ZGVza3M8L3A+PC9ib2R5PjwvaHRtbD4=", "encoded"],
  ["const desks = 1;\nlet chairs = 2;", "code"],
  ["12 345 :-)", "no-words"],
])("%j holds no words of a page: %s", (text, expected) => {
  expect(findForeignPageText(text)).toBe(expected);
});

test.each([
  "hello world",
  "Desks at www.example.pk",
  "<p>Desks</p>",
  "دفتر",
  "{ not json }",
  "B2B 4G",
  "Allow: what it means in a robots.txt\nA line for crawlers.",
  "# A heading\nDesks",
  "title,price\nDesks,12",
  "From oak desks to chairs: we import both.",
])("%j is taken", (text) => {
  expect(findForeignPageText(text)).toBeUndefined();
});
