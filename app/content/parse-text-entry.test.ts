import { expect, test } from "vitest";

import { parseTextEntry } from "#app/content/parse-text-entry.ts";

test("facts stand on top, sections below them, with paragraphs and items in order", () => {
  const { facts, sections } = parseTextEntry(`title: A: B
lead: One line

## First
A paragraph
on two lines.
- an item
- another,
  longer one

## Questions
### Why?
Because.
`);

  expect([...facts]).toEqual([
    ["title", "A: B"],
    ["lead", "One line"],
  ]);
  expect([...sections]).toEqual([
    ["First", ["A paragraph on two lines.", "an item", "another, longer one"]],
    ["Questions", ["### Why?", "Because."]],
  ]);
});

test("a line that is no fact, and a heading that comes twice, are named", () => {
  expect(() => parseTextEntry("Title without a colon\n")).toThrow(
    '"Title without a colon" is no fact: write it as "name: value"',
  );
  expect(() => parseTextEntry("## A\nx\n## A\ny\n")).toThrow('the heading "A" is there twice');
});
