import { expect, test } from "vitest";

import { checkLinks } from "#engine/links/check-links.ts";
import { countSample, sampleLinks } from "./sample.ts";
import { selectLinks } from "./select-links.ts";
import type { LinkFilter } from "./select-links.ts";

const html = [
  '<a href="/b">Beta</a>',
  '<a href="https://other.pk/" rel="nofollow">alpha</a>',
  '<a href="tel:1">call</a>',
  '<a href="/b">again</a>',
].join("\n");
const report = checkLinks({ html, url: "https://own.pk/" });
const links = report.ok ? report.value.links : [];

const linesOf = (
  filter: LinkFilter,
  search = "",
  key: "line" | "text" = "line",
  isDescending = false,
) => selectLinks(links, { filter, search, order: { key, isDescending } }).map(({ line }) => line);

test.each([
  ["all", [1, 2, 3, 4]],
  ["followed", [1, 4]],
  ["not followed", [2]],
  ["internal", [1, 4]],
  ["external", [2]],
  ["noted", [4]],
] as const)("%s keeps lines %j", (filter, lines) => {
  expect(linesOf(filter)).toEqual(lines);
});

test("searches address and words in any case", () => {
  expect(linesOf("all", "OTHER")).toEqual([2]);
  expect(linesOf("all", "beta")).toEqual([1]);
});

test("sorts by a column, both ways", () => {
  expect(linesOf("all", "", "line", true)).toEqual([4, 3, 2, 1]);
  expect(linesOf("all", "", "text")).toEqual([1, 4, 2, 3]);
});

test("the sample has seven links, and its tiles are counted from them", () => {
  const sample = sampleLinks;

  expect(sample).toHaveLength(7);
  expect(countSample(sample)).toEqual({ dofollow: 4, nofollow: 3, internal: 4, external: 3 });
});
