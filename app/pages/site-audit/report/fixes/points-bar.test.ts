import { expect, test } from "vitest";

import { cutPieces } from "./points-bar.tsx";

test("of a hundred fixes of one severity the bar has as many pieces as a phone has room for", () => {
  const fixes = Array.from({ length: 100 }, (_, at) => ({
    key: `fix-${at}`,
    severity: "clicks" as const,
    points: 100 - at,
    title: `Fix ${at}`,
  }));
  const pieces = cutPieces(fixes, "clicks");

  expect(pieces).toHaveLength(13);
  expect(pieces.at(-1)?.title).toBe("88 smaller fixes");
  expect(pieces.reduce((sum, { points }) => sum + points, 0)).toBe(5050);
  expect(cutPieces(fixes.slice(0, 5), "clicks")).toEqual(fixes.slice(0, 5));
  expect(cutPieces(fixes, "blocking")).toEqual([]);
});
