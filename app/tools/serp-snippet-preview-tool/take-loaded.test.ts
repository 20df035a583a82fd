import { expect, test } from "vitest";

import { describeOverlong, findCovered, takeLoaded } from "./take-loaded.ts";

const snippet = {
  url: "https://tea.pk/",
  title: "Tea",
  description: null,
  h1: null,
  siteName: null,
  icon: null,
};

test("what the page does not say leaves the field as it was typed", () => {
  expect(takeLoaded(snippet)).toEqual({ url: "https://tea.pk/", title: "Tea" });
  expect(takeLoaded({ ...snippet, title: "" })).toEqual({ url: "https://tea.pk/" });
});

test.each([
  ["another text", { title: "My tea", description: "" }, { title: "My tea" }],
  ["the same text", { title: "Tea", description: "" }, undefined],
  ["nothing", { title: " ", description: "" }, undefined],
  ["a text where the page has none", { title: "", description: "Hot" }, undefined],
])("typed before: %s", (_what, typed, covered) => {
  expect(findCovered(typed, { title: "Tea" })).toEqual(covered);
});

test("a text that the field cannot take by typing is told with both figures, and not cut", () => {
  const title = "T".repeat(61);

  expect(takeLoaded({ ...snippet, title }).title).toBe(title);
  expect(describeOverlong({ title, description: "d".repeat(160) })).toEqual([
    "The title has 61 characters; its field here takes 60. It is there in full, and can only be made shorter.",
  ]);
  expect(describeOverlong({ title: "T".repeat(60) })).toEqual([]);
});
