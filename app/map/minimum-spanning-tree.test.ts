import { expect, test } from "vitest";

import { minimumSpanningTree } from "./minimum-spanning-tree.ts";

type Point = { x: number; y: number };

const gap = (a: number, b: number) => Math.abs(a - b);
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const total = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0);

test("points on a line are joined each to the next, however they are listed", () => {
  const points = [50, 0, 30, 10];

  const lengths = minimumSpanningTree(points, gap).map(([from, to]) =>
    gap(points[from] ?? 0, points[to] ?? 0),
  );

  expect(lengths.toSorted((a, b) => a - b)).toEqual([10, 20, 20]);
});

test("the total is that of Kruskal's algorithm on the same points", () => {
  const points = Array.from({ length: 40 }, (_, index) => ({
    x: (index * 7919) % 101,
    y: (index * 104729) % 97,
  }));
  const prim = minimumSpanningTree(points, distance).map(([from, to]) =>
    distance(points[from] ?? { x: 0, y: 0 }, points[to] ?? { x: 0, y: 0 }),
  );

  const group = points.map((_, index) => index);
  const kruskal = points
    .flatMap((a, i) => points.slice(i + 1).map((b, j) => ({ i, j: i + 1 + j, d: distance(a, b) })))
    .toSorted((a, b) => a.d - b.d)
    .filter(({ i, j }) => {
      const [from, to] = [group[i], group[j]];
      if (from === to) return false;
      for (const [index, owner] of group.entries()) if (owner === to) group[index] = from ?? 0;
      return true;
    });

  expect(total(prim)).toBeCloseTo(total(kruskal.map(({ d }) => d)), 9);
});

test("no points and one point need no edge; two points at one place are joined", () => {
  expect(minimumSpanningTree([], gap)).toEqual([]);
  expect(minimumSpanningTree([7], gap)).toEqual([]);
  expect(minimumSpanningTree([7, 7], gap)).toEqual([[0, 1]]);
});
