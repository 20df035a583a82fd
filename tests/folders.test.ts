import { dirname } from "node:path";

import { expect, test } from "vitest";

import { listProjectFiles } from "#tests/support/project-files.ts";

const MOST_IN_A_FOLDER = 40;
const MOST_LOOSE_IN_SERVER = 10;

const byFolder = Map.groupBy(
  listProjectFiles().filter(
    (file) =>
      /^(?:app|engine|lib|scripts|server|tests)\//.test(file) &&
      // A text a city, each by its slug: a list, not a folder to find one's way in.
      !/^app\/content\/cities\/[a-z-]+\.md$/.test(file),
  ),
  (file) => dirname(file),
);

test("no folder holds more files than a reader takes in at a glance", () => {
  expect(byFolder.size).toBeGreaterThan(100);
  const full = [...byFolder].flatMap(([folder, files]) =>
    files.length > MOST_IN_A_FOLDER ? [`${folder}: ${files.length}`] : [],
  );

  expect(full).toEqual([]);
});

test("what stands loose in server/ starts and ends it, and nothing else", () => {
  expect(byFolder.get("server")?.length).toBeLessThanOrEqual(MOST_LOOSE_IN_SERVER);
});
