import { expect, test } from "vitest";

import { addScheme } from "./add-scheme.ts";
import { findRowFaults, findMissingRows, readRowList } from "./find-row-faults.ts";

const row = (url: string, language: string, region = "") => ({ url, language, region });

test("a language or region that is none is refused, with what to write", () => {
  const [fault, ...others] = findRowFaults([row("https://a.example/", "urdu", "UK")], "");

  expect(fault?.field).toBe("language-1");
  expect(fault?.words).toMatch(/^Version 1: “urdu-UK” is not a code\. .+ Write ur-GB\.$/);
  expect(others).toEqual([]);
});

test.each(["two words", "https://", "localhost", "/en/", "mailto:a@b.example"])(
  "%s is no address",
  (url) => {
    expect(findRowFaults([row(url, "en")], "").map(({ field }) => field)).toEqual(["url-1"]);
    expect(findRowFaults([], url).map(({ field }) => field)).toEqual(["fallback"]);
  },
);

test("rows that do not count, and good ones, have no fault", () => {
  expect(
    findRowFaults([row("", "urdu"), row("nothing", ""), row("a.example/en", "en", "GB")], ""),
  ).toEqual([]);
});

test.each([
  ["www.a.example/", "https://www.a.example/"],
  [" http://a.example/ ", "http://a.example/"],
  ["", ""],
])("%j becomes %j", (url, whole) => {
  expect(addScheme(url)).toBe(whole);
});

test("a list has an address and a code a line, in any order, or is the tags themselves", () => {
  const list = [
    "https://a.example/en/\ten-GB",
    "ur, a.example/ur/",
    '<link rel="alternate" hreflang="zh-Hant-HK" href="https://a.example/hk/" />',
    "x-default;https://a.example/",
    "url,language",
    '<https://a.example/de/>; rel="alternate"; hreflang="de"',
    '"fr": "https://a.example/fr/",',
    "| nl | https://a.example/nl/ |",
    "",
  ].join("\n");

  expect(readRowList(list)).toEqual([
    row("https://a.example/en/", "en", "GB"),
    row("https://a.example/ur/", "ur"),
    row("https://a.example/hk/", "zh", "Hant-HK"),
    row("https://a.example/", "x-default"),
    row("https://a.example/de/", "de"),
    row("https://a.example/fr/", "fr"),
    row("https://a.example/nl/", "nl"),
  ]);
});

test.each([
  [[row("", "")], "url-1"],
  [[row("", "en")], "url-1"],
  [[row("a.example", " ")], "language-1"],
  [[row("", "", "PK"), row("a.example", "")], "language-2"],
  [[row("", ""), row("", "ur")], "url-2"],
])("where no row of %j counts, %s is asked for", (rows, field) => {
  expect(findMissingRows(rows).field).toBe(field);
});
