import { expect, test } from "vitest";

import { listProjectFiles, readText } from "#tests/support/project-files.ts";

const journeys = listProjectFiles().filter((file) => /^tests\/e2e\/.+[.]spec[.]ts$/.test(file));

test("every journey fails at a complaint of React: its `test` comes from tests/support/journey.ts", () => {
  const others = journeys.filter(
    (file) =>
      !/import \{[^}]*\btest\b[^}]*\} from "#tests\/support\/journey[.]ts"/.test(readText(file)),
  );

  expect(journeys.length).toBeGreaterThan(30);
  expect(others).toEqual([]);
});
