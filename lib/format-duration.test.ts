import { expect, test } from "vitest";

import { formatDuration } from "./format-duration.ts";

test.each([
  [0, "0 s"],
  [40_400, "40 s"],
  [59_600, "1 min"],
  [100_000, "1 min 40 s"],
  [600_000, "10 min"],
])("%i ms are told in minutes and seconds", (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});
