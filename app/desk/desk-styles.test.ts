import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

const FOLDER = path.join(import.meta.dirname, "styles");

test("one class is the name of one thing: no two style sheets of the desk begin a rule for it", () => {
  const files = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER)) {
    const text = readFileSync(path.join(FOLDER, file), "utf8");
    for (const [, name = ""] of text.matchAll(/^(\.desk-[\w-]+) \{/gm)) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  expect(files.size).toBeGreaterThan(25);
  expect([...files].filter(([, its]) => new Set(its).size > 1)).toEqual([]);
});
