import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { writeStopWords } from "#scripts/make-stop-words.ts";

test("the stop-words are those of the package as installed (else npm run make:stop-words)", () => {
  const path = new URL("../engine/terms/english-stop-words.ts", import.meta.url);

  expect(readFileSync(path, "utf8")).toBe(writeStopWords());
});
