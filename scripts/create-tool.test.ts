import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { findProblem, planTool } from "#scripts/create-tool.ts";

const registry = readFileSync(join(import.meta.dirname, "../app/tools/registry.ts"), "utf8");
const plan = (slug: string) =>
  planTool({ title: "Word Counter", slug, today: "2026-11-21" }, registry);

test("a new tool has every part, and its description fits a search result", () => {
  const { files } = plan("word-counter");

  expect(Object.keys(files)).toEqual(["meta.ts", "engine.ts", "engine.test.ts", "route.tsx"]);
  const description = /description:\s*"([^"]*)"/.exec(files["meta.ts"])?.[1] ?? "";
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(["aaa", "keyword-x2", "zzz"])("%s is listed in its place among the others", (slug) => {
  const { registry: changed } = plan(slug);
  const folders = [...changed.matchAll(/#app\/tools\/([\w-]+)\/meta\.ts/g)].map(([, name]) => name);
  const list = /= \[\n([\s\S]*?)\n\]/.exec(changed)?.[1]?.split("\n") ?? [];

  expect(folders).toEqual(folders.toSorted());
  expect(folders).toContain(slug);
  expect(list).toHaveLength(folders.length);
  expect(changed.replaceAll(/^.*(?:aaa|keyword-?[xX]2|zzz).*\n/gm, "")).toBe(registry);
});

test("a registry that looks otherwise is not guessed at", () => {
  expect(() => planTool({ title: "A", slug: "a", today: "2026-11-21" }, "nothing")).toThrow(
    "by hand",
  );
});

test.each([
  [undefined, undefined, "give a title and a folder name"],
  ["Word Counter", "Word Counter", "is no folder name"],
  ["Word Counter", "../x", "is no folder name"],
  ["W".repeat(41), "w", "longer than 40 characters"],
])("%j, %j: %s", (title, slug, words) => {
  expect(findProblem(title, slug)).toContain(words);
});

test("a title and a folder name will do", () => {
  expect(findProblem("Word Counter", "word-counter")).toBeUndefined();
});
