import { expect, test } from "vitest";

import { findForeignPageText } from "./foreign-page-text.ts";

test.each([
  ["https://www.example.pk/office-desks", "address"],
  ["example.pk\nother.pk/desks", "address"],
  ['{"a":1}', "json"],
  ["\u0089PNG\0", "binary"],
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
