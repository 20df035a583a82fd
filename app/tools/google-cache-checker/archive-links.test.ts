import { expect, test } from "vitest";

import { buildArchiveLinks, listVariants } from "./archive-links.ts";

test("builds every documented address", () => {
  expect(buildArchiveLinks("https://example.com/shop?a=1&b=2#top", "2023-05-09")).toEqual({
    calendar: "https://web.archive.org/web/*/https://example.com/shop?a=1&b=2",
    latest: "https://web.archive.org/web/2/https://example.com/shop?a=1&b=2",
    nearest: "https://web.archive.org/web/20230509/https://example.com/shop?a=1&b=2",
    save: "https://web.archive.org/save/https://example.com/shop?a=1&b=2",
    googleIndex: "https://www.google.com/search?q=site%3Aexample.com%2Fshop",
    bingIndex:
      "https://www.bing.com/search?q=url%3Ahttps%3A%2F%2Fexample.com%2Fshop%3Fa%3D1%26b%3D2",
  });
});

test("without a day the nearest copy is the newest", () => {
  const { nearest } = buildArchiveLinks("https://example.com/");

  expect(nearest).toBe("https://web.archive.org/web/2/https://example.com/");
});

test.each([
  [
    "an Urdu path",
    "https://example.com/لاہور",
    "https://web.archive.org/web/*/https://example.com/لاہور",
    "https://www.google.com/search?q=site%3Aexample.com%2F%D9%84%D8%A7%DB%81%D9%88%D8%B1",
  ],
  [
    "a port",
    "http://example.com:8080/a",
    "https://web.archive.org/web/*/http://example.com:8080/a",
    "https://www.google.com/search?q=site%3Aexample.com%3A8080%2Fa",
  ],
  [
    "a space",
    "https://example.com/a b",
    "https://web.archive.org/web/*/https://example.com/a%20b",
    "https://www.google.com/search?q=site%3Aexample.com%2Fa%20b",
  ],
])("%s is encoded as each service reads it", (_name, url, calendar, googleIndex) => {
  expect(buildArchiveLinks(url)).toMatchObject({ calendar, googleIndex });
});

test("lists the same page under its other addresses, without tracking", () => {
  expect(listVariants("https://example.com/a?utm_source=x&id=7&gclid=1")).toEqual([
    "https://example.com/a?id=7",
    "https://example.com/a/?id=7",
    "https://www.example.com/a?id=7",
    "https://www.example.com/a/?id=7",
    "http://example.com/a?id=7",
    "http://example.com/a/?id=7",
    "http://www.example.com/a?id=7",
    "http://www.example.com/a/?id=7",
  ]);
});

test("the address itself is not among its variants", () => {
  expect(listVariants("http://www.example.com/")).toEqual([
    "https://www.example.com/",
    "https://example.com/",
    "http://example.com/",
  ]);
});

test("an IP address has no www", () => {
  expect(listVariants("http://192.0.2.1/")).toEqual(["https://192.0.2.1/"]);
});
