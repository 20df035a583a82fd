import { expect, test } from "vitest";

import { findNeighbours } from "./neighbours.ts";

const order = ["a", "b", "c", "d"];

test.each([
  ["a", order, { at: 0, previous: undefined, next: "b" }],
  ["c", order, { at: 2, previous: "b", next: "d" }],
  ["d", order, { at: 3, previous: "c", next: undefined }],
  ["made-up", order, { at: -1, previous: undefined, next: "a" }],
])("%s in its list has its neighbours", (open, ids, found) => {
  expect(findNeighbours(order, ids, open)).toEqual(found);
});

test("after an answer the way on starts from where it was", () => {
  expect(findNeighbours(order, ["a", "c", "d"], "b")).toEqual({ at: -1, previous: "a", next: "c" });
  expect(findNeighbours(order, ["a", "b"], "d")).toMatchObject({ previous: "b", next: undefined });
  expect(findNeighbours(order, [], "b")).toMatchObject({ previous: undefined, next: undefined });
});

test("with none open the way on is the first", () => {
  expect(findNeighbours(order, order, undefined)).toMatchObject({ previous: undefined, next: "a" });
});
