import { expect, test } from "vitest";

import { overlap, placeLabels } from "./place-labels.ts";

const frame = { x: 0, y: 0, width: 400, height: 300 };
const label = (x: number, y: number) => ({ x, y, radius: 5, width: 80, height: 20 });

test("a label with room is to the right of its dot", () => {
  expect(placeLabels([label(100, 100)], [], frame)).toEqual([
    { anchor: "start", box: { x: 113, y: 90, width: 80, height: 20 } },
  ]);
});

test("a label that would leave the frame goes to the other side", () => {
  expect(placeLabels([label(380, 100)], [], frame)[0]).toMatchObject({ anchor: "end" });
});

test("labels of close dots do not cover one another", () => {
  const [first, second, third] = placeLabels(
    [label(200, 150), label(210, 156), label(204, 142)],
    [],
    frame,
  ).map(({ box }) => box);

  expect(first && second && overlap(first, second)).toBe(0);
  expect(first && third && overlap(first, third)).toBe(0);
  expect(second && third && overlap(second, third)).toBe(0);
});

test("a place that is taken is left free", () => {
  const dot = { x: 115, y: 92, width: 16, height: 16 };

  const [placed] = placeLabels([label(100, 100)], [dot], frame);

  expect(placed && overlap(placed.box, dot)).toBe(0);
});

test("a label is not nearer to another dot than to its own", () => {
  const own = label(200, 150);
  const other = label(240, 150);

  const [placed] = placeLabels([own, other], [], frame);
  const right = (placed?.box.x ?? 0) + 80;

  expect(right).toBeLessThan(240);
});
