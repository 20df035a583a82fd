import { expect, test } from "vitest";

import { measured } from "#app/content/posts/ai-powered-seo-for-pakistan/measured.ts";
import { countKeptOut } from "./ai-readers.ts";
import { readArticle } from "./read-article.ts";

const asPrinted = countKeptOut({ withAllNames: false });
const allNames = countKeptOut({ withAllNames: true });

test("the plot on AI readers says what the robots.txt engine finds", () => {
  const rows = [asPrinted.training, allNames.training, asPrinted.search, asPrinted.assistant];

  expect(measured.bars.map(({ value, of }) => ({ keptOut: value, of }))).toEqual(rows);
});

test("those that quote are let in by either file, as the plot says", () => {
  expect([allNames.search, allNames.assistant]).toEqual([asPrinted.search, asPrinted.assistant]);
});

test("the article prints the same figures", () => {
  const text = readArticle("ai-powered-seo-for-pakistan");

  for (const { keptOut, of } of [asPrinted.training, allNames.training]) {
    expect(text).toContain(`keeps out ${keptOut} of ${of}`);
  }
});
