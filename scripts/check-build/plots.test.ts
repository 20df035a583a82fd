import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { findPlotFaults } from "#scripts/check-build/plots.ts";

const mark = (name = "March", value = "24") =>
  `<circle data-mark="${name}" data-value="${value}"></circle>`;
const plot = (marks: string, attributes = 'aria-label="Calls" tabindex="0"') =>
  `<svg data-plot="x" ${attributes}>${marks}</svg>`;

const beside = (svg: string) => `<section><figure>${svg}</figure><table></table></section>`;

function find(body: string): string[] {
  const parsed = parseHtml(`<main>${body}</main>`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return findPlotFaults(parsed.value);
}

test("a named plot with two values and one stop is good, and a page may have none", () => {
  expect(find(plot(mark() + mark("April", "26")))).toEqual([]);
  expect(find("<p>Tea.</p>")).toEqual([]);
});

test("beside a table of its section a plot may be no stop for the keyboard", () => {
  const silent = plot(mark() + mark("April", "26"), 'aria-label="Calls"');
  expect(find(beside(silent))).toEqual([]);
  expect(find(`${beside("")}${silent}`)).toEqual(['"Calls": 0 stops for the keyboard']);
});

test.each([
  ["without a name", plot(mark() + mark(), 'tabindex="0"'), "a plot without a name"],
  ["with one mark", plot(mark()), '"Calls": 1 marks'],
  [
    "with a mark that has no value",
    plot(mark() + mark("April", "")),
    '"Calls": a mark without its name or value',
  ],
  [
    "that the keyboard cannot reach",
    plot(mark() + mark(), 'aria-label="Calls"'),
    '"Calls": 0 stops for the keyboard',
  ],
  [
    "in which every mark is a stop",
    plot(`${mark()}<circle data-mark="May" data-value="3" tabindex="0"></circle>`),
    '"Calls": 2 stops for the keyboard',
  ],
])("a plot %s is told", (_, body, message) => {
  expect(find(body)).toEqual([message]);
});
