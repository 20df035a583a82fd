import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { planTool, readCall } from "#scripts/new/new-tool.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../app", path), "utf8");
const registry = read("tools/tools.ts");
const islands = read("islands/islands.ts");
const plan = (slug: string) =>
  planTool({ title: "Word Counter", slug, today: "2026-11-21" }, { registry, islands });

test("a new tool has every part, and its description fits a search result", () => {
  const { files } = plan("word-counter");

  expect(Object.keys(files).toSorted()).toEqual([
    "count-pasted-words.test.ts",
    "count-pasted-words.ts",
    "empty.tsx",
    "examples.ts",
    "island.tsx",
    "meta.ts",
    "result.tsx",
    "route.tsx",
  ]);
  const description = /description:\s*"([^"]*)"/.exec(files["meta.ts"] ?? "")?.[1] ?? "";
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

test.each(["aaa", "keyword-x2", "zzz"])("%s is an island in its place among the tools", (slug) => {
  const { islands: changed } = plan(slug);
  const folders = [...changed.matchAll(/#app\/tools\/([\w-]+)\/island\.tsx/g)].map(
    ([, name]) => name,
  );

  expect(folders).toEqual(folders.toSorted());
  expect(folders).toContain(slug);
  expect(changed.replaceAll(/^.*(?:aaa|keyword-x2|zzz).*\n/gm, "")).toBe(islands);
});

test.each([
  ["registry", { registry: "nothing", islands }],
  ["list of islands", { registry, islands: "nothing" }],
])("a %s that looks otherwise is not guessed at", (_list, lists) => {
  expect(() => planTool({ title: "A", slug: "a", today: "2026-11-21" }, lists)).toThrow("by hand");
});

test.each([
  [["word-counter"], "Word Counter", "word-counter"],
  [["Word Counter"], "Word Counter", "word-counter"],
  [["Word Counter", "word-counter"], "Word Counter", "word-counter"],
  [["word-counter", "Count Words"], "Count Words", "word-counter"],
  [["word-counter", "--title", "Count Words"], "Count Words", "word-counter"],
  [["--title", "Count Words", "word-counter"], "Count Words", "word-counter"],
  [["WordCounter"], "WordCounter", "wordcounter"],
  [["utm-2-builder"], "Utm 2 Builder", "utm-2-builder"],
])("new:tool -- %j is %s in the folder %s", (args, title, slug) => {
  expect(readCall(args)).toEqual({ title, slug });
});

test.each([
  [[], "Give the tool a name."],
  [["--help"], "Give the tool a name."],
  [["Word", "Counter", "Tool"], "give one name, and a title in quotation marks"],
  [["word-counter", "--name", "x"], "give one name"],
  [["اردو"], "begin with a Latin letter"],
  [["404-finder"], "begin with a Latin letter"],
  [["W".repeat(41)], "has 41 characters"],
])("new:tool -- %j is answered with what to write", (args, words) => {
  expect(() => readCall(args)).toThrow(words);
});
