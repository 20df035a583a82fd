import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { findPlotFaults } from "./plots.ts";

const mark = (name = "March", value = "24") =>
  `<circle data-mark="${name}" data-value="${value}"></circle>`;
const plot = (marks: string, attributes = 'aria-label="Calls"') =>
  `<svg data-plot="x" ${attributes}>${marks}</svg>`;
const TABLE = "<table></table>";

function find(body: string): string[] {
  const parsed = parseHtml(`<main>${body}</main>`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return findPlotFaults(parsed.value);
}

test("a named plot with two values and a table is good, and a page may have none", () => {
  expect(find(plot(mark() + mark("April", "26")) + TABLE)).toEqual([]);
  expect(find(`${plot(mark() + mark("April", "26"))}<dl></dl>`)).toEqual([]);
  expect(find("<p>Tea.</p>")).toEqual([]);
});

test.each([
  ["without a name", plot(mark() + mark(), "") + TABLE, "a plot without a name"],
  ["with one mark", plot(mark()) + TABLE, '"Calls": 1 marks'],
  [
    "with a mark that has no value",
    plot(mark() + mark("April", "")) + TABLE,
    '"Calls": a mark without its name or value',
  ],
  ["without a table", plot(mark() + mark()), '"Calls": no table or list has its values'],
])("a plot %s is told", (_, body, message) => {
  expect(find(body)).toEqual([message]);
});
