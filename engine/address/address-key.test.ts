import { expect, test } from "vitest";

import { addressKey, firstSpellings, sameAddress } from "./address-key.ts";

test.each([
  ["escapes in either case", "https://a.pk/%d8%b4/", "https://a.pk/%D8%B4/"],
  ["a letter and its escapes", "https://a.pk/ش/", "https://a.pk/%d8%B4/"],
  ["a query's escapes", "https://a.pk/?s=%d8%b4", "https://a.pk/?s=ش"],
  ["an unreserved character", "https://a.pk/%7Esana/%61", "https://a.pk/~sana/a"],
  ["the host's letter case", "https://A.PK/x", "https://a.pk/x"],
  ["the default port", "https://a.pk:443/", "https://a.pk/"],
  ["no path", "http://a.pk", "http://a.pk/"],
  ["dots in the path", "https://a.pk/b/../c/%2e/d", "https://a.pk/c/d"],
  ["a name in its own script", "https://کراچی.pk/", "https://xn--mgbt0xve8g.pk/"],
  ["fragments", "https://a.pk/x#one", "https://a.pk/x#"],
  ["white space around it", " https://a.pk/x\n", "https://a.pk/x"],
])("%s: one address (RFC 3986 6.2.2)", (_name, one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
  expect(sameAddress(one, other)).toBe(true);
});

test.each([
  ["letter case of the path", "https://a.pk/A", "https://a.pk/a"],
  ["a slash at the end", "https://a.pk/a", "https://a.pk/a/"],
  ["a reserved character and its escape", "https://a.pk/a%2Fb", "https://a.pk/a/b"],
  ["a plus and a blank", "https://a.pk/?q=a+b", "https://a.pk/?q=a%20b"],
  ["the scheme", "http://a.pk/", "https://a.pk/"],
  ["another port", "https://a.pk:8443/", "https://a.pk/"],
  ["a percent sign that is no escape", "https://a.pk/100%", "https://a.pk/100%25"],
])("%s: two addresses", (_name, one, other) => {
  expect(sameAddress(one, other)).toBe(false);
});

test("what is no address is its own key", () => {
  expect(addressKey(" two words ")).toBe("two words");
  expect(sameAddress("/a", "/b")).toBe(false);
});

test("of several spellings the first one stays", () => {
  expect(firstSpellings(["https://a.pk/%d8%b4", "https://a.pk/ش", "https://a.pk/b"])).toEqual([
    "https://a.pk/%d8%b4",
    "https://a.pk/b",
  ]);
});
