import { expect, test } from "vitest";

import { findOldVisits, MOST_AGE_MS } from "#app/browser/visit-record.ts";

test("a visit is old a day after it last kept something, and not before", () => {
  const now = Date.UTC(2026, 10, 22);
  const visits = [
    { id: "a", keptAtMs: now - MOST_AGE_MS - 1 },
    { id: "b", keptAtMs: now - MOST_AGE_MS },
    { id: "c", keptAtMs: now },
  ];

  expect(findOldVisits(visits, now)).toEqual(["a"]);
});
