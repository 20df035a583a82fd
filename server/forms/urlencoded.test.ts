import { expect, test } from "vitest";

import { parseUrlEncoded } from "#server/forms/urlencoded.ts";

const parse = (text: string, maxPairs = 10) => parseUrlEncoded(text, maxPairs);

test("names and values come back as a browser's form had them", () => {
  const fields: [string, string][] = [
    ["name", "Ayesha & Co = 100% +"],
    ["message", "پہلا صفحہ 😀\r\n“said”"],
    ["empty", ""],
    ["", "nameless"],
    ["name", "again"],
  ];
  expect(parse(new URLSearchParams(fields).toString())).toEqual(fields);
});

test("bytes that are not escaped are read as UTF-8", () => {
  expect(parse("né=صفحہ")).toEqual([["né", "صفحہ"]]);
});

test("a second equals sign belongs to the value, and a name may stand alone", () => {
  expect(parse("a=b=c&alone&&d=")).toEqual([
    ["a", "b=c"],
    ["alone", ""],
    ["d", ""],
  ]);
});

test.each(["a=%", "a=%4", "a=%zz", "a=%4g&b=1", "%C3=1", "a=%FF", "a=%ED%A0%80"])(
  "%s is refused: no browser sends it",
  (text) => {
    expect(() => parse(text)).toThrow(URIError);
  },
);

test("more pairs than are allowed are not read, and empty ones count", () => {
  expect(parse("a=1&b=2", 2)).toHaveLength(2);
  expect(parse("a=1&b=2&c=3", 2)).toBe("too-many");
  expect(parse("&&", 2)).toBe("too-many");
});
