import { expect, test } from "vitest";

import { readInputLink, writeInputLink } from "./input-link.ts";

const page = new URL(
  "https://pehla.pk/robots-txt-generator?way=test&url=a.pk&utm_source=x#content",
);

test.each([
  ["Latin", { robots: "User-agent: *\nDisallow: /a b&c=d#e+f%20", urls: "/cart" }],
  ["Urdu and emoji", { title: "چائے کی قیمت 👩‍👩‍👧", "rating=5": "true" }],
])("inputs come back from a link as they went into it: %s", (_, fields) => {
  const { href, isCut } = writeInputLink(page, fields);
  const link = new URL(href);

  expect(readInputLink(link.hash)).toEqual(fields);
  expect(isCut).toBe(false);
  // What a browser sends of it.
  expect(link.pathname + link.search).toBe("/robots-txt-generator?way=test");
});

test("a text that is too long for an address is left out, and the link says so", () => {
  const link = writeInputLink(page, {
    robots: "x".repeat(2001),
    urls: "x".repeat(2000),
    agent: "",
  });

  expect(link.isCut).toBe(true);
  expect(Object.keys(readInputLink(new URL(link.href).hash) ?? {})).toEqual(["urls"]);
});

test.each(["", "#", "#content", "#tools-filter"])("%j is a place in the page", (hash) => {
  expect(readInputLink(hash)).toBeUndefined();
});

test("a name that every object has is a name like others", () => {
  expect(Object.keys(readInputLink("#__proto__=a&constructor=b") ?? {})).toEqual([
    "__proto__",
    "constructor",
  ]);
});
