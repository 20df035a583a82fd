import { expect, test } from "vitest";

import { readSitePage } from "./read-site-page.ts";

test("names what the audit of one page names as loaded over http", () => {
  const read = readSitePage(
    `<title>Lawn</title><script src="http://cdn.example/a.js"></script>
<form action="http://shop.example/send"><input type="image" src="http://cdn.example/go.png"></form>
<object data="http://cdn.example/a.svg"></object><a href="http://a.example/">A link is not loaded</a>`,
    { url: "https://shop.example/", status: 200, now: 0 },
  );

  const verdict =
    read.ok && read.value.facts.verdicts.find(({ issue }) => issue === "mixed-content");
  expect(verdict && verdict.places.map(({ line }) => line).toSorted()).toEqual([1, 2, 2, 3]);
});

const LARGE = 'width="1200" height="900"';
const lazy = (size: string, words = 0) =>
  `<title>Lawn</title><h1>Lawn</h1><p>${"cloth ".repeat(words)}</p><img src="/a.png" alt="" ${size} loading="lazy">`;

test.each([
  ["a picture that fills the screen", lazy(LARGE), 3],
  ["a picture under a few lines", lazy(LARGE, 40), 3],
  ["a picture under some fifty words", lazy(LARGE, 50), null],
  ["a row of logos", lazy('width="300" height="150"'), null],
])("the first lazy picture, %s", (_what, html, line) => {
  const read = readSitePage(`\n\n${html}`, {
    url: "https://shop.example/",
    status: 200,
    now: 0,
  });

  expect(read.ok && (read.value.facts.lazyFirstImage?.line ?? null)).toBe(line);
});

const leading = (body: string) =>
  readSitePage(
    `<html lang="en"><head><title>Moved</title><meta http-equiv="refresh" content="1; url=/en/"></head><body>${body}</body></html>`,
    { url: "https://shop.example/", status: 200, now: 0 },
  );

test("a refresh that waits is a redirect where the page has no words of its own", () => {
  const empty = leading('If nothing happens, follow this <a href="/en/">link</a>.');
  const full = leading(`<main>${"Cloth by the yard. ".repeat(60)}</main>`);

  expect(empty.ok && empty.value.refresh).toBe("https://shop.example/en/");
  expect(full.ok && full.value.refresh).toBeNull();
});
