import { expect, test } from "vitest";

import { createStreamPlaces, WATCHING } from "#server/audits/routes/stream-places.ts";

test("ten streams an audit are open at a time, and a place that is left is free once", () => {
  const places = createStreamPlaces(WATCHING);
  const taken = Array.from({ length: 12 }, (_, n) => places.take(1, `203.0.${n}.1`));
  expect(taken.filter((place) => place !== undefined)).toHaveLength(10);
  expect(places.take(2, "203.0.113.50")).toBeDefined();

  taken[0]?.leave();
  taken[0]?.leave();
  expect(places.take(1, "203.0.60.1")).toBeDefined();
  expect(places.take(1, "203.0.61.1")).toBeUndefined();
});

test("a visitor has two, whichever audits it watches and from whichever of its addresses", () => {
  const places = createStreamPlaces(WATCHING);
  const taken = [1, 2, 3].map((n) => places.take(n, `2001:db8:0:ff0${n}::1`));
  expect(taken.map((place) => place !== undefined)).toEqual([true, true, false]);
});

test("a network of 48 bits has four shares, however many visitors it is cut into", () => {
  const places = createStreamPlaces(WATCHING);
  const taken = Array.from({ length: 12 }, (_, n) =>
    places.take(n, `2001:db8:0:${(n * 0x100).toString(16)}::1`),
  );
  expect(taken.filter((place) => place !== undefined)).toHaveLength(8);
  expect(places.take(20, "2001:db8:1::1")).toBeDefined();
  taken[0]?.leave();
  expect(places.take(21, "2001:db8:0:f00::1")).toBeDefined();
});

test("all of them are told when the server ends", () => {
  const places = createStreamPlaces({ perAudit: 10, perVisitor: 10 });
  const taken = [1, 2, 3].map((n) => places.take(n, "203.0.113.1"));
  places.end();
  expect(taken.map((place) => place?.signal.aborted)).toEqual([true, true, true]);
});
