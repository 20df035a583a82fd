import { globSync, readFileSync } from "node:fs";

import { analyse } from "scslre";
import { expect, test } from "vitest";

import { listPatterns } from "#tests/support/list-patterns.ts";

/** What a stranger's page, file or request can reach. */
const SEES_STRANGERS = ["{engine,lib,server}/**/*.ts"];

/** Each sees a text whose length something else bounds. */
const BOUNDED: Readonly<Record<string, string>> = {
  "lib/group-thousands.ts": "the digits of one number",
};

/** Whether a text exists for which its time grows faster than the text. */
function isSuperLinear(source: string, flags: string): boolean {
  const { reports } = analyse(new RegExp(source, flags), {
    reportTypes: { Move: true, Self: true, Trade: true },
  });
  return reports.length > 0;
}

test("each pattern that a stranger's text may reach is linear in its length", () => {
  const files = globSync(SEES_STRANGERS).filter(
    (file) => !/\.test\.ts$|\.d\.ts$|^server\/testing\//.test(file) && !(file in BOUNDED),
  );
  const patterns = files.flatMap((file) => listPatterns(file, readFileSync(file, "utf8")));

  expect(patterns.length).toBeGreaterThan(300);
  expect(
    patterns
      .filter(({ source, flags }) => isSuperLinear(source, flags))
      .map(({ file, line, source }) => `${file}:${line} /${source}/`),
  ).toEqual([]);
});

test.each([
  [String.raw`\s+$`, true],
  ["(a+)+$", true],
  [String.raw`<(\w+)\s*\w*>`, true],
  [String.raw`^\s*x`, false],
  ["a+b", true],
])("%s is told to be super-linear: %s", (source, expected) => {
  expect(isSuperLinear(source, "")).toBe(expected);
});
