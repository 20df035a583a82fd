import { expect, test } from "vitest";

import { createCache } from "./cache.ts";

const create = (bounds: { maxBytes?: number; maxEntries?: number } = {}) =>
  createCache<number>({ keepMs: 1_000, clock: () => 0, ...bounds });

test("holds no more bytes than it may: what was kept longest goes first", () => {
  const cache = create({ maxBytes: 200_000 });
  for (const page of [1, 2, 3]) cache.set("39.32.1.1", `http://shop.pk/${page}`, page, 70_000);

  expect(cache.get("39.32.1.1", "http://shop.pk/1")).toBeUndefined();
  expect(cache.get("39.32.1.1", "http://shop.pk/3")).toBe(3);
  expect(cache.size()).toEqual({ entries: 2, bytes: 180_000 });
});

test("holds no more answers than it may", () => {
  const cache = create({ maxEntries: 2 });
  for (const page of [1, 2, 3]) cache.set("39.32.1.1", `http://shop.pk/${page}`, page, 1);

  expect(cache.size().entries).toBe(2);
});

test("does not keep what is larger than all it may hold", () => {
  const cache = create({ maxBytes: 50_000 });
  cache.set("39.32.1.1", "http://shop.pk/", 1, 50_000);

  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test("an answer that is set again counts once", () => {
  const cache = create();
  cache.set("39.32.1.1", "http://shop.pk/", 1, 10_000);
  cache.set("39.32.1.1", "http://shop.pk/", 2, 20_000);

  expect(cache.get("39.32.1.1", "http://shop.pk/")).toBe(2);
  expect(cache.size()).toEqual({ entries: 1, bytes: 40_000 });
});

test("where nothing is to be kept, nothing is held until the next question either", () => {
  const cache = createCache<number>({ keepMs: 0, clock: () => 0 });
  cache.set("39.32.1.1", "http://shop.pk/", 1, 10_000);

  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});
