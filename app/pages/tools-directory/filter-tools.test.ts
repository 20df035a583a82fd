import { expect, test } from "vitest";

import { filterTools } from "#app/pages/tools-directory/filter-tools.ts";
import { tools } from "#app/tools/registry.ts";

const slugs = (text: string, kind = "all") =>
  filterTools(tools, text, kind).map((tool) => tool.slug);

test("without a word all tools of the kind stay, in their order", () => {
  expect(slugs("  ")).toEqual(tools.map((tool) => tool.slug));
  expect(slugs("", "write")).toHaveLength(4);
});

test("a word is found in title, question and description, whatever its case", () => {
  expect(slugs("ROBOTS")).toEqual(["robots-txt-generator"]);
  expect(slugs("wayback")).toEqual(["google-cache-checker"]);
});

test("every word must be there", () => {
  expect(slugs("urdu amazon")).toEqual(["amazon-review-generator"]);
  expect(slugs("urdu unicorn")).toEqual([]);
});

test("kind and word narrow together", () => {
  expect(slugs("urdu", "check")).toEqual([]);
  expect(slugs("urdu", "generate")).toContain("hreflang-generator");
});
