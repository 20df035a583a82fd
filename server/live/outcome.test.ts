import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

/** Every tool shows them, also those that take no pasted page. */
test("no refusal of the server speaks of a way that a tool may not have", () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));

  expect(files).toContain("refuse-answer.ts");
  const speaking = files.filter((name) =>
    /\bpaste\b/i.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(speaking).toEqual([]);
});
