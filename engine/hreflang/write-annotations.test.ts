import { expect, test } from "vitest";

import { generateHreflangTags, generateLinkHeader, generateSitemap } from "./write-annotations.ts";

const row = { url: "https://example.com/", language: "en", region: "" };

test.each([
  ["language alone", { language: "EN", region: "" }, 'hreflang="en"'],
  ["language and region", { language: "EN", region: "pk" }, 'hreflang="en-PK"'],
])("writes %s in its canonical case", (_name, locale, expected) => {
  expect(generateHreflangTags({ rows: [{ ...row, ...locale }], fallbackUrl: "" })).toContain(
    expected,
  );
});

test("leaves out a row that lacks its url or its language", () => {
  const rows = [
    { ...row, url: "" },
    { ...row, language: "" },
  ];

  expect(generateHreflangTags({ rows, fallbackUrl: "" })).toBe("");
  expect(generateLinkHeader({ rows, fallbackUrl: "" })).toBe("");
  expect(generateSitemap({ rows, fallbackUrl: "" })).toBe("");
});

test("ends with x-default when there is a fallback url, and only then", () => {
  const tags = generateHreflangTags({ rows: [row], fallbackUrl: "https://example.com/all" });

  expect(tags.split("\n").at(-1)).toBe(
    '<link rel="alternate" hreflang="x-default" href="https://example.com/all" />',
  );
  expect(generateHreflangTags({ rows: [row], fallbackUrl: "" })).not.toContain("x-default");
});

test("escapes a url, so that pasted tags cannot break the page", () => {
  const rows = [{ ...row, url: 'https://example.com/?a=1&b="2"' }];

  expect(generateHreflangTags({ rows, fallbackUrl: "" })).toContain("?a=1&amp;b=&quot;2&quot;");
  expect(generateLinkHeader({ rows, fallbackUrl: "" })).toContain("?a=1&b=%222%22>");
});

test("the header joins its links by commas (RFC 8288, 3)", () => {
  const rows = [row, { url: "https://example.com/ur/", language: "ur", region: "pk" }];

  expect(generateLinkHeader({ rows, fallbackUrl: "" })).toBe(
    'Link: <https://example.com/>; rel="alternate"; hreflang="en", <https://example.com/ur/>; rel="alternate"; hreflang="ur-PK"',
  );
});

test("in the sitemap every page lists every version, itself included", () => {
  const rows = [row, { url: "https://example.com/ur/", language: "ur", region: "" }];
  const sitemap = generateSitemap({ rows, fallbackUrl: "https://example.com/" });

  expect(sitemap.match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://example.com/</loc>",
    "<loc>https://example.com/ur/</loc>",
  ]);
  expect(sitemap.match(/<xhtml:link /g)).toHaveLength(2 * 3);
});
