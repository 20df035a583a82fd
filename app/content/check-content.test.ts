import { existsSync } from "node:fs";

import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import { checkContent } from "./check-content.ts";
import { ContentError } from "./parse-entries.ts";
import type * as parseEntries from "./parse-entries.ts";

const schemas = vi.hoisted(() => ({ refuseAll: false }));

vi.mock("./parse-entries.ts", async (importOriginal) => {
  const original = await importOriginal<typeof parseEntries>();
  return {
    ...original,
    findEntryMistakes: ((file, schema, entries) =>
      original.findEntryMistakes(
        file,
        schemas.refuseAll ? z.never() : schema,
        entries,
      )) satisfies typeof original.findEntryMistakes,
  };
});

test("everything under app/content passes its schema", () => {
  expect(() => checkContent()).not.toThrow();
});

test("a mistake names a file that there is", () => {
  schemas.refuseAll = true;
  // Test files in one worker share their modules, and this mock with them.
  onTestFinished(() => {
    schemas.refuseAll = false;
  });
  const files = new Set(readMistakes().map((mistake) => /^[^\s,:]+/.exec(mistake)?.[0] ?? ""));

  expect(files.size).toBeGreaterThan(20);
  expect([...files].filter((file) => !existsSync(file))).toEqual([]);
});

function readMistakes(): readonly string[] {
  try {
    checkContent();
  } catch (problem) {
    if (problem instanceof ContentError) return problem.mistakes;
    throw problem;
  }
  return [];
}
