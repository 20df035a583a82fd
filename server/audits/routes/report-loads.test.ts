import { expect, test } from "vitest";

import { createReportLoads } from "./report-loads.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";

const createLoads = (boundsVisitors = true) =>
  createReportLoads({ boundsVisitors, createLimiter: createMemoryLimiter });

test("ten streams an audit are open at a time, and a place that is left is free once", () => {
  const { watch } = createLoads();
  const taken = Array.from({ length: 12 }, (_, n) => watch(1, `203.0.${n}.1`));
  expect(taken.filter((place) => place !== undefined)).toHaveLength(10);
  expect(watch(2, "203.0.113.50")).toBeDefined();

  taken[0]?.leave();
  taken[0]?.leave();
  expect(watch(1, "203.0.60.1")).toBeDefined();
  expect(watch(1, "203.0.61.1")).toBeUndefined();
});

test("a visitor has two, whichever audits it watches and from whichever of its addresses", () => {
  const { watch } = createLoads();
  const taken = [1, 2, 3].map((n) => watch(n, `2001:db8:0:ff0${n}::1`));
  expect(taken.map((place) => place !== undefined)).toEqual([true, true, false]);
});

test("a network of 48 bits has four shares, however many visitors it is cut into", () => {
  const { watch } = createLoads();
  const taken = Array.from({ length: 12 }, (_, n) =>
    watch(n, `2001:db8:0:${(n * 0x100).toString(16)}::1`),
  );
  expect(taken.filter((place) => place !== undefined)).toHaveLength(8);
  expect(watch(20, "2001:db8:1::1")).toBeDefined();
  taken[0]?.leave();
  expect(watch(21, "2001:db8:0:f00::1")).toBeDefined();
});

test("files, reports and streams have places of their own", async () => {
  const { watch, load } = createLoads();
  const address = "203.0.113.1";
  for (let n = 0; n < 2; n += 1) watch(1, address);
  for (const what of ["file", "report"] as const) {
    const loaded = await Promise.all([1, 2, 3, 4, 5].map((n) => load(n, address, what)));
    expect(loaded.map((place) => "leave" in place)).toEqual([true, true, true, true, false]);
  }
});

test("without a bound on visitors, that of the audit remains", () => {
  const { watch } = createLoads(false);
  const taken = Array.from({ length: 12 }, () => watch(1, "203.0.113.1"));
  expect(taken.filter((place) => place !== undefined)).toHaveLength(10);
});

test("all of them are told when the server ends", async () => {
  const { watch, load, end } = createLoads();
  const taken = [watch(1, "203.0.113.1"), await load(1, "203.0.113.1", "file")];
  end();
  expect(taken).toMatchObject([{ signal: { aborted: true } }, { signal: { aborted: true } }]);
});
