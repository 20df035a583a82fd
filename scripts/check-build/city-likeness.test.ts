import { expect, test } from "vitest";

import { maskText, measureLikeness, runsOf } from "./city-likeness.ts";

const copyFor = (name: string, count: string) =>
  maskText(`We help shops in ${name} to be found by ${count} people. ${name}! A plan for each.`);

const pages = (count: number) =>
  Array.from({ length: count }, (_, page) => ({
    path: `/${page}`,
    runs: new Set(["everywhere", `only on ${page}`]),
  }));

test("swapping a city's name or a number does not make a sentence new", () => {
  expect(copyFor("D.G. Khan", "12")).toEqual(copyFor("Lahore", "13,004,135"));
});

test("a run has six words, and a text of five words has none", () => {
  expect([...runsOf("one two three four five six seven".split(" "))]).toEqual([
    "one two three four five six",
    "two three four five six seven",
  ]);
  expect(runsOf("only five words stand here".split(" ")).size).toBe(0);
});

test("a run counts as shared from ten pages on, and as own on one page alone", () => {
  expect(measureLikeness(pages(9))[0]).toEqual({ path: "/0", shared: 0, own: 0.5 });
  expect(measureLikeness(pages(10))[0]).toEqual({ path: "/0", shared: 0.5, own: 0.5 });
  expect(measureLikeness(pages(4), 5)[0]?.shared).toBe(0);
  expect(measureLikeness(pages(5), 5)[0]?.shared).toBe(0.5);
});

test("a page without runs shares none", () => {
  expect(measureLikeness([{ path: "/", runs: new Set() }])).toEqual([
    { path: "/", shared: 0, own: 0 },
  ]);
});
