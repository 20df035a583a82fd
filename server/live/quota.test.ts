import { expect, test } from "vitest";

import { createCounter } from "#server/live/counter.ts";
import { createQuota } from "#server/live/quota.ts";
import { liveDefaults } from "#server/live/settings.ts";

function create(settings: Partial<typeof liveDefaults> = {}) {
  let now = 0;
  const quota = createQuota({ clock: () => now, settings: { ...liveDefaults, ...settings } });
  const readOnce = (visitor: string) => {
    const admission = quota.admit(visitor);
    if (admission.ok) admission.leave();
    return admission;
  };
  return { quota, readOnce, pass: (ms: number) => (now += ms) };
}

test("a visitor reads one page at a time", () => {
  const { quota } = create();
  const first = quota.admit("39.32.1.1");

  expect(quota.admit("39.32.1.1")).toMatchObject({ ok: false, problem: "busy" });
  expect(quota.admit("::ffff:39.32.1.1")).toMatchObject({ ok: false, problem: "busy" });
  if (first.ok) first.leave();
  expect(quota.admit("39.32.1.1")).toMatchObject({ ok: true });
});

test("without bounds for visitors one may read several pages, never more than all together", () => {
  const quota = createQuota({
    clock: () => 0,
    settings: { ...liveDefaults, visitorPerTenMinutes: 1 },
    boundsVisitors: false,
  });
  const readings = Array.from({ length: 5 }, () => quota.admit("39.32.1.1").ok);

  expect(readings).toEqual([true, true, true, true, false]);
});

test("one household is one visitor: an IPv6 network of 64 bits", () => {
  const { quota } = create();
  quota.admit("2400:adc5:1:2::1");

  expect(quota.admit("2400:adc5:1:2:ffff::2")).toMatchObject({ ok: false, problem: "busy" });
  expect(quota.admit("2400:adc5:1:3::1")).toMatchObject({ ok: true });
});

test("four pages are read at a time for all visitors", () => {
  const { quota } = create();
  const readings = [1, 2, 3, 4].map((last) => quota.admit(`39.32.1.${last}`));

  expect(quota.admit("39.32.1.5")).toMatchObject({ ok: false, problem: "busy" });
  const [first] = readings;
  if (first?.ok) first.leave();
  expect(quota.admit("39.32.1.5")).toMatchObject({ ok: true });
});

test("leaving twice does not make room for two", () => {
  const { quota } = create({ atOnce: 1 });
  const first = quota.admit("39.32.1.1");
  if (first.ok) first.leave();
  const second = quota.admit("39.32.1.1");
  if (first.ok) first.leave();

  expect(second.ok).toBe(true);
  expect(quota.active()).toBe(1);
});

test("a visitor reads 20 pages in ten minutes and is told when there are more", () => {
  const { readOnce, pass } = create();
  for (let time = 0; time < 20; time += 1) expect(readOnce("39.32.1.1").ok).toBe(true);
  pass(60_000);

  expect(readOnce("39.32.1.1")).toEqual({
    ok: false,
    problem: "too-many",
    retryAfterSeconds: 540,
  });
  expect(readOnce("39.32.1.2").ok).toBe(true);
  pass(540_000);
  expect(readOnce("39.32.1.1").ok).toBe(true);
});

test("a visitor reads 100 pages a day", () => {
  const { readOnce, pass } = create();
  for (let time = 0; time < 100; time += 1) {
    if (time % 20 === 0) pass(600_000);
    expect(readOnce("39.32.1.1").ok).toBe(true);
  }
  pass(600_000);

  expect(readOnce("39.32.1.1")).toMatchObject({ ok: false, problem: "too-many" });
});

test("a reading that was refused is not counted", () => {
  const { quota, readOnce } = create({ visitorPerTenMinutes: 2 });
  const first = quota.admit("39.32.1.1");
  for (let time = 0; time < 10; time += 1) readOnce("39.32.1.1");
  if (first.ok) first.leave();

  expect(readOnce("39.32.1.1").ok).toBe(true);
});

test("counters hold no more keys than they may, and forget the oldest first", () => {
  const counter = createCounter({ points: 1, periodMs: 1_000, clock: () => 0, maxKeys: 3 });
  for (const key of ["a", "b", "c", "d"]) counter.take(key);

  expect(counter.size()).toBe(3);
  expect(counter.waitMs("a")).toBe(0);
  expect(counter.waitMs("b")).toBe(1_000);
});
