import { expect, test } from "vitest";

import { listProjectFiles, matchFolders } from "#tests/support/project-files.ts";

test("a folder that .gitignore names with a slash in front is left out at the root alone", () => {
  const isIgnored = matchFolders("node_modules/\n/data/\n*.log\n");

  expect(["data", "node_modules", "app/node_modules", ".git"].filter(isIgnored)).toHaveLength(4);
  expect(["app/desk/data", "app/data", "metadata"].filter(isIgnored)).toEqual([]);
});

test("the tests of the house see the desk's own folder called data", () => {
  expect(listProjectFiles()).toContain("app/desk/data/outbox.ts");
});
