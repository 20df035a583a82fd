import { expect, test } from "vitest";

import { computeLighthouseScore, lighthousePointsLost } from "./lighthouse-score.ts";
import { headingOrder } from "#engine/rules/page/titles/heading-order.ts";
import type { JudgedCheck } from "./judge-page.ts";

function judged(status: JudgedCheck["verdict"]["status"], lighthouseWeight?: number): JudgedCheck {
  const verdict: JudgedCheck["verdict"] =
    status === "warn" || status === "fail"
      ? { status, text: "", evidence: [], fix: { advice: "" } }
      : { status, text: "" };
  return {
    check: {
      ...headingOrder,
      evaluate: () => verdict,
      ...(lighthouseWeight !== undefined && { lighthouseWeight }),
    },
    verdict,
  };
}

test("passed weight over applicable weight, in hundredths", () => {
  const all = [judged("pass", 1), judged("pass", 1), judged("fail", 1)];

  expect(computeLighthouseScore(all)).toMatchObject({ score: 67, applicable: 3 });
});

test("a heavy audit weighs more", () => {
  expect(computeLighthouseScore([judged("fail", 4), judged("pass", 1)]).score).toBe(20);
});

test("a warning of ours is a pass there", () => {
  expect(computeLighthouseScore([judged("warn", 1), judged("fail", 1)]).score).toBe(50);
});

test("what does not apply, and what Lighthouse does not have, counts for nothing", () => {
  const all = [judged("pass", 1), judged("notApplicable", 9), judged("fail")];

  expect(computeLighthouseScore(all)).toMatchObject({ score: 100, applicable: 1 });
});

test("where nothing applies the score is 0", () => {
  expect(computeLighthouseScore([judged("notApplicable", 1)]).score).toBe(0);
});

test.each([
  ["fail", 4, 80],
  ["fail", 1, 20],
  ["warn", 1, 0],
  ["pass", 1, 0],
  ["notApplicable", 1, null],
  ["fail", undefined, null],
] as const)("a %s of weight %s costs %s of Lighthouse's points", (status, weight, lost) => {
  const lighthouse = computeLighthouseScore([judged("fail", 4), judged("pass", 1)]);

  expect(lighthousePointsLost(judged(status, weight), lighthouse)).toBe(lost);
});
