import { describe, expect, test } from "vitest";

import { hasFixtures } from "#tests/support/fixtures.ts";

/**
 * A suite over the cases of other people in `../shared/fixtures`. Where that folder is missing the
 * suite is skipped aloud: one line in the run's output and one skipped test say how many cases that
 * leaves out. `tests/cases` proves the same rules everywhere.
 *
 * `cases` stands in the test file, so that it can be said without the folder; `body` makes the tests
 * and returns how many cases it found, and the suite fails where the two differ.
 */
export function describeWithFixtures(title: string, cases: number, body: () => number): void {
  if (!hasFixtures) {
    const left = `${title}: ${cases} cases left out, ../shared/fixtures is not here`;
    console.warn(`SKIPPED ${left}`);
    test.skip(left);
    return;
  }
  describe(title, () => {
    const found = body();

    test(`all ${cases} cases are there`, () => {
      expect(found).toBe(cases);
    });
  });
}
