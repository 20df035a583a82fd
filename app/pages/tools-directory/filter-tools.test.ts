import { expect, test } from "vitest";

import { filterTools } from "./filter-tools.ts";
import { tools } from "#app/tools/tools.ts";

const slugs = (text: string, kind = "all") =>
  filterTools(tools, text, kind).map((tool) => tool.slug);

test("without a word all tools of the kind stay, in their order", () => {
  expect(slugs("  ")).toEqual(tools.map((tool) => tool.slug));
  expect(slugs("", "write")).toEqual(
    tools.filter(({ kind }) => kind === "write").map((tool) => tool.slug),
  );
});

test("a word is found in title, question and description, whatever its case", () => {
  expect(slugs("ROBOTS")).toContain("robots-txt-generator");
  expect(slugs("wayback")).toContain("google-cache-checker");
  expect(slugs("wayback")).not.toContain("robots-txt-generator");
});

test("every word must be there", () => {
  expect(slugs("urdu amazon")).toContain("amazon-review-generator");
  expect(slugs("urdu amazon")).not.toContain("google-review-generator");
  expect(slugs("urdu unicorn")).toEqual([]);
});

test("kind and word narrow together", () => {
  expect(slugs("urdu", "check")).not.toContain("hreflang-generator");
  expect(slugs("urdu", "generate")).toContain("hreflang-generator");
});
