import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { createCounter } from "#server/live/counter.ts";
import { createQuota } from "#server/live/quota.ts";
import { liveDefaults } from "#server/live/settings.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function create(settings: Partial<typeof liveDefaults> = {}) {
  const quota = createQuota({ settings: { ...liveDefaults, ...settings } });
  const readOnce = async (visitor: string) => {
    const admission = await quota.admit(visitor);
    if (admission.ok) admission.leave();
    return admission;
  };
  return { quota, readOnce, pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

test("a visitor reads one page at a time", async () => {
  const { quota } = create();
  const first = await quota.admit("39.32.1.1");

  expect(await quota.admit("39.32.1.1")).toMatchObject({ ok: false, problem: "busy" });
  expect(await quota.admit("::ffff:39.32.1.1")).toMatchObject({ ok: false, problem: "busy" });
  if (first.ok) first.leave();
  expect(await quota.admit("39.32.1.1")).toMatchObject({ ok: true });
});

test("without bounds for visitors one may read several pages, never more than all together", async () => {
  const quota = createQuota({
    settings: { ...liveDefaults, visitorPerTenMinutes: 1 },
    boundsVisitors: false,
  });
  const readings = await Promise.all(
    Array.from({ length: 5 }, async () => (await quota.admit("39.32.1.1")).ok),
  );

  expect(readings).toEqual([true, true, true, true, false]);
});

test("one household is one visitor: an IPv6 network of 64 bits", async () => {
  const { quota } = create();
  await quota.admit("2400:adc5:1:2::1");

  expect(await quota.admit("2400:adc5:1:2:ffff::2")).toMatchObject({ ok: false, problem: "busy" });
  expect(await quota.admit("2400:adc5:1:3::1")).toMatchObject({ ok: true });
});

test("four pages are read at a time for all visitors", async () => {
  const { quota } = create();
  const readings = await Promise.all([1, 2, 3, 4].map((last) => quota.admit(`39.32.1.${last}`)));

  expect(await quota.admit("39.32.1.5")).toMatchObject({ ok: false, problem: "busy" });
  const [first] = readings;
  if (first?.ok) first.leave();
  expect(await quota.admit("39.32.1.5")).toMatchObject({ ok: true });
});

test("leaving twice does not make room for two", async () => {
  const { quota } = create({ atOnce: 1 });
  const first = await quota.admit("39.32.1.1");
  if (first.ok) first.leave();
  const second = await quota.admit("39.32.1.1");
  if (first.ok) first.leave();

  expect(second.ok).toBe(true);
  expect(quota.active()).toBe(1);
});

test("a visitor reads 20 pages in ten minutes and is told when there are more", async () => {
  const { readOnce, pass } = create();
  for (let time = 0; time < 20; time += 1) expect((await readOnce("39.32.1.1")).ok).toBe(true);
  pass(60_000);

  expect(await readOnce("39.32.1.1")).toEqual({
    ok: false,
    problem: "too-many",
    retryAfterSeconds: 540,
  });
  expect((await readOnce("39.32.1.2")).ok).toBe(true);
  pass(540_000);
  expect((await readOnce("39.32.1.1")).ok).toBe(true);
});

test("a visitor reads 100 pages a day", async () => {
  const { readOnce, pass } = create();
  for (let time = 0; time < 100; time += 1) {
    if (time % 20 === 0) pass(600_000);
    expect((await readOnce("39.32.1.1")).ok).toBe(true);
  }
  pass(600_000);

  expect(await readOnce("39.32.1.1")).toMatchObject({ ok: false, problem: "too-many" });
});

test("a reading that was refused is not counted", async () => {
  const { quota, readOnce } = create({ visitorPerTenMinutes: 2 });
  const first = await quota.admit("39.32.1.1");
  for (let time = 0; time < 10; time += 1) await readOnce("39.32.1.1");
  if (first.ok) first.leave();

  expect((await readOnce("39.32.1.1")).ok).toBe(true);
});

test("two askings at the same moment are one reading and one refusal", async () => {
  const { quota } = create();

  const admissions = await Promise.all([quota.admit("39.32.1.1"), quota.admit("39.32.1.1")]);

  expect(admissions.map(({ ok }) => ok)).toEqual([true, false]);
});

test("a count that fails leaves the visitor's place free", async () => {
  const quota = createQuota({
    settings: { ...liveDefaults, atOnce: 1 },
    createLimiter: (name, bound) => {
      const limiter = createMemoryLimiter(name, bound);
      limiter.consume = () => Promise.reject(new Error("away"));
      return limiter;
    },
  });

  await expect(quota.admit("39.32.1.1")).rejects.toThrow("away");
  expect(quota.active()).toBe(0);
});

test("counters hold no more keys than they may, and forget the oldest first", () => {
  const counter = createCounter({ points: 1, periodMs: 1_000, clock: () => 0, maxKeys: 3 });
  for (const key of ["a", "b", "c", "d"]) counter.take(key);

  expect(counter.size()).toBe(3);
  expect(counter.waitMs("a")).toBe(0);
  expect(counter.waitMs("b")).toBe(1_000);
});
