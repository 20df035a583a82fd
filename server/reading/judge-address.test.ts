import { describe, expect, test } from "vitest";

import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";

import { judgeAddress } from "./judge-address.ts";
import { forbidden } from "#tests/live/inputs.ts";

const read = (typed: string) => {
  const judged = judgeAddress(typed);
  return judged.ok ? judged.value.url.href : judged.reason;
};

test.each([
  ["tarardental.pk", "https://tarardental.pk/"],
  ["  tarardental.pk/a b \n", "https://tarardental.pk/a%20b"],
  ["//tarardental.pk/x", "https://tarardental.pk/x"],
  ["http://tarardental.pk", "http://tarardental.pk/"],
  ["HTTPS://WWW.Tarardental.PK./?a=b#c", "https://www.tarardental.pk/?a=b"],
  ["http://tarardental.pk:80/", "http://tarardental.pk/"],
  ["tarardental.pk:443/", "https://tarardental.pk/"],
  ["پاکستان.پاک", "https://xn--mgbai9azgqp6j.xn--mgb7owe/"],
  ["https://a.com.pk/a?u=http://10.1.2.3/", "https://a.com.pk/a?u=http://10.1.2.3/"],
])("%j is read as %s", (typed, href) => {
  expect(read(typed)).toBe(href);
});

test("an address without http:// or https:// is told from one with it", () => {
  expect(judgeAddress("a.pk")).toMatchObject({ ok: true, value: { schemeAssumed: true } });
  expect(judgeAddress("https://a.pk")).toMatchObject({ ok: true, value: { schemeAssumed: false } });
});

test.each([
  ["", "not-an-address", "Type the address of a page"],
  ["two words", "not-an-address", "Write it as in a browser"],
  ["ftp://a.pk/", "not-an-address", "Write an address with https://"],
  ["mailto:a@b.pk", "not-an-address", "Write an address with https://"],
  ["https://a:b@c.pk/", "not-an-address", "without a user name and password"],
  [`https://a.pk/${"x".repeat(MAX_ADDRESS_CHARACTERS)}`, "not-an-address", "too long"],
  [`https://a.pk/${"ü".repeat(1000)}`, "not-an-address", "too long"],
  [`https://${"a.".repeat(130)}pk/`, "not-an-address", "characters or a length"],
  ["https://a..pk/", "not-an-address", "characters or a length"],
  ["https://a.pk:8080/", "not-public", 'without ":8080"'],
  ["a.pk:8080", "not-public", 'without ":8080"'],
  ["https://10.1.2.3/", "not-public", "and not a number"],
  ["8.8.8.8", "not-public", "and not a number"],
  ["https://[2606:4700::1111]/", "not-public", "and not a number"],
  ["intranet", "not-public", "the whole name with its ending"],
  ["printer.local", "not-public", "Names that end in .local"],
  ["localhost:3000", "not-public", "Write it without"],
] as const)("%j is refused, with what to write instead", (typed, reason, words) => {
  const judged = judgeAddress(typed);

  expect(judged).toMatchObject({ ok: false, reason, detail: expect.stringContaining(words) });
});

describe("of the forbidden inputs, those that are wrong as text are refused as text", () => {
  const byText = Object.entries(forbidden)
    .filter(([kind]) => !/^(?:names|redirects|the same)/.test(kind))
    .flatMap(([, urls]) => urls);

  test.each(byText)("%s", (url) => {
    expect(read(url)).toMatch(/^not-/);
  });
});
