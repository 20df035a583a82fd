import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { addToList, addToPlanted, readCall, writeRule } from "./new-rule.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const topics = ["links", "titles"];
const rule = { topic: "titles", id: "h1-too-long" };

test("topic and name are read from one word", () => {
  expect(readCall(["titles/h1-too-long"], topics)).toEqual(rule);
});

test.each([
  [[], /topic and name/],
  [["titles/a", "titles/b"], /topic and name/],
  [["headings/h1-too-long"], /not a topic. There are links, titles/],
  [["titles"], /small letters with hyphens/],
  [["titles/H1_Long"], /small letters with hyphens/],
  [["titles/a/b"], /small letters with hyphens/],
])("refuses %j in plain words", (args, words) => {
  expect(() => readCall(args, topics)).toThrow(words);
});

test("the list gets the rule, imported from its topic", () => {
  const list = addToList(read("engine/site-audit/site-rules.ts"), rule);

  expect(list).toContain(
    'import { h1TooLong } from "#engine/site-audit/rules/titles/h1-too-long.ts";',
  );
  expect(list).toMatch(/ {2}h1TooLong,\n\];\n/);
});

test("the planted site gets three faults and three near misses", () => {
  const planted = addToPlanted(read("tests/cases/site-audit/planted-site.ts"), rule);

  expect(planted).toContain("    plantH1TooLong,\n    plantOrdinary,");
  expect(planted).toContain('fault("h1-too-long", `/h1-too-long-${each}`);');
  expect(planted).toContain('near("h1-too-long", `/near-h1-too-long-${each}`);');
});

test("the rule carries its name, and its page's topic and name", () => {
  const written = writeRule(rule);

  expect(written).toContain('export const h1TooLong: SiteRule = {\n  id: "h1-too-long",');
  expect(written).toContain('topic: "titles",\n    name: "H1 too long",');
});

test("a new rule is a draft: every text of it is the template's", () => {
  const texts = [
    ...writeRule(rule).matchAll(
      /^ +(?:why|rule|fix|doneWhen|finds|matters|wrong|right): "(.*)",$/gm,
    ),
  ];

  expect(texts).toHaveLength(8);
  expect(texts.filter(([, text = ""]) => !/^\[Write [^\]]+\]$/.test(text))).toEqual([]);
});

test("a file that no longer looks as expected stops it", () => {
  expect(() => addToList("export const rules = [];", rule)).toThrow(/no list/);
  expect(() => addToPlanted("", rule)).toThrow(/no line/);
});
