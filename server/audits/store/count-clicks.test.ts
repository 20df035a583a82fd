import { expect, test } from "vitest";

import { countClicks, type Step } from "./count-clicks.ts";

const step = (leads: number[], isRedirect = false): Step => ({
  leads: Uint32Array.from(leads),
  isRedirect,
});

test("clicks are counted over links; a redirect is none", () => {
  const steps = new Map([
    [0, step([1, 2])],
    [1, step([3], true)],
    [2, step([4, 0])],
    [3, step([5])],
  ]);
  expect([...countClicks(7, steps)]).toEqual([0, 1, 1, 1, 2, 2, -1]);
});

test("a redirect found late still shortens the way behind it", () => {
  // 2 is at one click by the redirect of 1, though 1 and 2 are in the same ring.
  const steps = new Map([
    [0, step([1])],
    [1, step([2], true)],
    [2, step([3])],
  ]);
  expect([...countClicks(4, steps)]).toEqual([0, 1, 1, 2]);
});
