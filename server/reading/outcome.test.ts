import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { expect, test } from "vitest";

/** Every tool shows them, also those that take no pasted page. */
test("no refusal of the server speaks of a way that a tool may not have", () => {
  const files = ["reading", "live"].flatMap((room) => {
    const folder = join(import.meta.dirname, "..", room);
    return readdirSync(folder)
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => join(folder, name));
  });

  expect(files.map((file) => basename(file))).toEqual(
    expect.arrayContaining(["outcome.ts", "refuse-answer.ts"]),
  );
  const speaking = files.filter((name) => /\bpaste\b/i.test(readFileSync(name, "utf8")));
  expect(speaking).toEqual([]);
});
