import { describe, expect, test } from "vitest";

import { hasFixtures } from "./fixtures.ts";

/**
 * A suite over the cases of other people in `../shared/fixtures`. Where that folder is missing the
 * suite is skipped aloud: one line in the run's output and one skipped test say how many cases that
 * leaves out. `tests/cases` proves the same rules everywhere.
 *
 * `cases` stands in the test file, so that it can be said without the folder; `body` makes the tests
 * and returns how many cases it found, and the suite fails where the two differ.
 */
export function describeWithFixtures(title: string, cases: number, body: () => number): void {
  const leftOut = `${title}: ${cases} cases left out, ../shared/fixtures is not here`;
  if (!hasFixtures) console.warn(`SKIPPED ${leftOut}`);
  let found = 0;

  describe(`${title}`, () => {
    if (hasFixtures) found = body();

    test.skipIf(!hasFixtures)(`${hasFixtures ? `all ${cases} cases are there` : leftOut}`, () => {
      expect(found).toBe(cases);
    });
  });
}
