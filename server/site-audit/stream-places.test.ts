import { expect, test } from "vitest";

import { createStreamPlaces, WATCHING } from "#server/site-audit/stream-places.ts";

test("ten streams an audit are open at a time, and a place that is left is free once", () => {
  const places = createStreamPlaces(WATCHING);
  const taken = Array.from({ length: 12 }, (_, n) => places.take(1, `203.0.113.${n}`));
  expect(taken.filter((place) => place !== undefined)).toHaveLength(10);
  expect(places.take(2, "203.0.113.50")).toBeDefined();

  taken[0]?.leave();
  taken[0]?.leave();
  expect(places.take(1, "203.0.113.60")).toBeDefined();
  expect(places.take(1, "203.0.113.61")).toBeUndefined();
});

test("a household has two, whichever audits it watches and from whichever of its addresses", () => {
  const places = createStreamPlaces(WATCHING);
  const taken = [1, 2, 3].map((n) => places.take(n, `2001:db8:0:ff0${n}::1`));
  expect(taken.map((place) => place !== undefined)).toEqual([true, true, false]);
});

test("all of them are told when the server ends", () => {
  const places = createStreamPlaces({ perAudit: 10, perVisitor: 10 });
  const taken = [1, 2, 3].map((n) => places.take(n, "203.0.113.1"));
  places.end();
  expect(taken.map((place) => place?.signal.aborted)).toEqual([true, true, true]);
});
