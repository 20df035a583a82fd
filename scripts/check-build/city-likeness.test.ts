import { expect, test } from "vitest";

import { measureLikeness, shinglesOf } from "#scripts/check-build/city-likeness.ts";

const copyFor = (name: string) =>
  shinglesOf(`We help shops in ${name} to be found. ${name}! A plan for each shop.`, name);

test("copies with the name swapped are twins, whatever the name's dots, spaces and capitals", () => {
  expect(measureLikeness(copyFor("D.G. Khan"), copyFor("Lahore"))).toBe(1);
});

test("pages that share no run of five words are strangers", () => {
  const a = shinglesOf("kinnow leaves the orchards in december and travels far", "Sargodha");
  const b = shinglesOf("in december the orchards rest and nothing leaves for weeks", "Sargodha");

  expect(measureLikeness(a, b)).toBe(0);
});

test("likeness is what both share over what either has", () => {
  const a = shinglesOf("one two three four five six", "x");
  const b = shinglesOf("one two three four five seven", "x");

  expect([...a]).toEqual(["one two three four five", "two three four five six"]);
  expect(measureLikeness(a, b)).toBeCloseTo(1 / 3);
});

test("a text of four words has no run of five", () => {
  expect(shinglesOf("only four words here", "x").size).toBe(0);
  expect(measureLikeness(new Set(), new Set())).toBe(0);
});
