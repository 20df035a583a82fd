import { describe, expect, test } from "vitest";

import { nearestMark, type Box } from "./plot-mark.ts";

const dot = (x: number, y: number, radius = 5): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

describe("the mark a pointer means", () => {
  const months = [dot(10, 90), dot(50, 10), dot(90, 60)];

  test("on a line is the one above or below, however far", () => {
    expect(nearestMark(months, { x: 55, y: 95 }, "x")).toBe(1);
  });

  test("among rows is the one beside, however far", () => {
    expect(nearestMark(months, { x: 500, y: 80 }, "y")).toBe(0);
  });

  test("elsewhere is the nearest in both directions", () => {
    expect(nearestMark(months, { x: 30, y: 95 }, "both")).toBe(0);
  });

  test("of two that hold the pointer is the one whose middle is nearer", () => {
    const large = dot(50, 50, 40);
    const small = dot(70, 50, 6);
    expect(nearestMark([large, small], { x: 68, y: 50 }, "both")).toBe(1);
    expect(nearestMark([small, large], { x: 52, y: 50 }, "both")).toBe(1);
  });

  test("is none where there is no mark", () => {
    expect(nearestMark([], { x: 0, y: 0 }, "both")).toBe(-1);
  });
});
