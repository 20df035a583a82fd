import { expect, test } from "vitest";

import { listProjectFiles, readText } from "#tests/support/project-files.ts";

const MOST_EXCEPTIONS = 10;

test("few files escape the bounds on length and complexity, each with its reason", () => {
  const [, excluded = ""] =
    /"excludeFiles": \[\n((?:(?!\]).*\n)*)\s*\],\n\s*"rules": \{\n\s*"max-lines"/.exec(
      readText(".oxlintrc.json"),
    ) ?? [];
  const lines = excluded.trim().split("\n");
  const exceptions = lines.flatMap((line, at) =>
    /^\s*"/.test(line) && !/[.]test[.]/.test(line) ? [{ line, above: lines[at - 1] }] : [],
  );

  expect(exceptions.length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
  expect(exceptions.filter(({ above }) => !/^\s*\/\/ \S/.test(above ?? ""))).toEqual([]);
});

test("no file lifts a bound on length or complexity for itself", () => {
  const lifted = listProjectFiles().filter(
    (file) =>
      /^(?:app|engine|lib|scripts|server)\/.*[.]tsx?$/.test(file) &&
      /oxlint-disable.*(?:max-lines|complexity)/.test(readText(file)),
  );

  expect(lifted).toEqual([]);
});
