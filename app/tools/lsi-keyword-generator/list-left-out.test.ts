import { expect, test } from "vitest";

import { listLeftOut } from "./list-left-out.ts";

test("what was left out is named with its length, the unit once", () => {
  expect(
    listLeftOut({
      hasMain: true,
      leftOut: [
        { what: "nav", characters: 1200 },
        { what: "footer", characters: 80 },
      ],
    }),
  ).toBe("Its main part was taken. Left out: nav (1,200 characters), footer (80).");
});

test("a page without a main part and with nothing beside it says both", () => {
  expect(listLeftOut({ hasMain: false, leftOut: [] })).toBe(
    "It names no main part, so all else was taken. Nothing was left out.",
  );
});
