import { expect, test } from "vitest";

import { linesOf, parseTextFile } from "./parse-text-file.ts";

const file = `---
name: Hangu
headline: SEO in Hangu: found from the road
---

## Lead

One sentence
over two lines.

A second paragraph.

## Searches

- buy: petrol pump
- learn: fort: when open

## Why: a title: of its own

### An entry

Its text.

> what somebody types
`;

test("fields, paragraphs, items and entries are read", () => {
  const { fields, sections, mistakes } = parseTextFile(file);

  expect(mistakes).toEqual([]);
  expect(Object.fromEntries(fields)).toEqual({
    name: "Hangu",
    headline: "SEO in Hangu: found from the road",
  });
  expect(sections.get("Lead")?.paragraphs).toEqual([
    "One sentence over two lines.",
    "A second paragraph.",
  ]);
  expect(sections.get("Searches")?.items).toEqual(["buy: petrol pump", "learn: fort: when open"]);
  expect(sections.get("Why")).toEqual({
    title: "a title: of its own",
    paragraphs: [],
    items: [],
    entries: [{ title: "An entry", text: "Its text.", search: "what somebody types" }],
  });
});

test("without fields a file begins with its first heading", () => {
  const { fields, sections, mistakes } = parseTextFile(
    "## List\n- an item\n- another,\n  longer one\n",
  );

  expect([fields.size, mistakes]).toEqual([0, []]);
  expect(linesOf(sections.get("List"))).toEqual(["an item", "another, longer one"]);
  expect(linesOf(sections.get("Text"))).toBeUndefined();
});

test("a file of Windows is read like any other", () => {
  expect(parseTextFile(file.replaceAll("\n", "\r\n"))).toEqual(parseTextFile(file));
});

test.each([
  ["no front matter", "name: A\n\n## Lead\n", "line 1: begin with a line of three hyphens"],
  ["a line without a colon", "---\nname Hangu\n---\n", 'line 2: "name Hangu" is no field'],
  ["a field twice", "---\nname: A\nname: B\n---\n", 'line 3: "name" is there twice'],
  ["an empty field", "---\nname:\n---\n", 'line 2: "name" is empty'],
  [
    "text before a heading",
    "---\nname: A\n---\n\nText.\n",
    "line 5: text before the first heading",
  ],
  ["a section twice", "---\nname: A\n---\n\n## Lead\n\n## Lead\n", 'line 7: the section "Lead"'],
  ["a large heading", "---\nname: A\n---\n\n## Lead\n\n# Big\n", 'line 7: "# Big" is no heading'],
])("%s is named with its line", (_, source, mistake) => {
  expect(parseTextFile(source).mistakes).toEqual([expect.stringContaining(mistake)]);
});
