import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { createLines } from "#server/reading/lines.ts";
import { createQuota, type QuotaOptions } from "./quota.ts";
import { liveDefaults } from "./settings.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Of networks of their own. */
const from = (n: number) => `39.32.${n}.1`;

function create(
  settings: Partial<typeof liveDefaults> = {},
  options: Partial<Omit<QuotaOptions, "settings">> = {},
) {
  const quota = createQuota({
    settings: { ...liveDefaults, ...settings },
    lines: createLines(),
    ...options,
  });
  const readOnce = async (visitor: string) => {
    const admission = await quota.admit(visitor);
    if (admission.ok) admission.leave();
    return admission;
  };
  return { quota, readOnce, pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

const take = async ({ quota }: ReturnType<typeof create>, numbers: readonly number[]) => {
  const admissions = await Promise.all(numbers.map((n) => quota.admit(from(n))));
  return admissions.map((admission) => (admission.ok ? admission.leave : undefined));
};

test("a visitor reads one page at a time", async () => {
  const { quota } = create();
  const first = await quota.admit("39.32.1.1");

  expect(await quota.admit("39.32.1.1")).toMatchObject({ ok: false, problem: "busy" });
  expect(await quota.admit("::ffff:39.32.1.1")).toMatchObject({ ok: false, problem: "busy" });
  if (first.ok) first.leave();
  expect(await quota.admit("39.32.1.1")).toMatchObject({ ok: true });
});

test("one visitor has many addresses: an IPv6 network of 56 bits", async () => {
  const { quota } = create();
  await quota.admit("2400:adc5:1:200::1");

  expect(await quota.admit("2400:adc5:1:2ff::2")).toMatchObject({ ok: false, problem: "busy" });
  expect(await quota.admit("2400:adc5:1:300::1")).toMatchObject({ ok: true });
});

test.each([
  ["an IPv6 network of 48 bits", (n: number) => `2400:adc5:1:${n}00::1`, "2400:adc5:2:100::1"],
  ["an IPv4 network of 24 bits", (n: number) => `39.32.1.${n}`, "39.32.2.1"],
])("%s has half of the places at most", async (_what, addressOf, neighbour) => {
  const { quota } = create();
  const readings = await Promise.all([1, 2, 3, 4].map((n) => quota.admit(addressOf(n))));

  expect(readings.map(({ ok }) => ok)).toEqual([true, true, false, false]);
  expect(await quota.admit(neighbour)).toMatchObject({ ok: true });
});

describe("four pages are read at a time for all visitors", () => {
  test("and others wait for a place, in the order of their coming", async () => {
    const made = create();
    const leaves = await take(made, [1, 2, 3, 4]);
    const came: number[] = [];
    const waiting = [5, 6].map((n) => made.quota.admit(from(n)).then(() => came.push(n)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(came).toEqual([]);

    leaves[0]?.();
    await waiting[0];
    expect(came).toEqual([5]);
    leaves[1]?.();
    await waiting[1];
    expect(came).toEqual([5, 6]);
  });

  test("and whoever gets none in time is told to come again", async () => {
    const made = create({}, { maxWaitMs: 1 });
    await take(made, [1, 2, 3, 4]);

    const late = made.quota.admit(from(5));
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject({ ok: false, problem: "busy" });
    expect(made.quota.active()).toBe(4);
  });

  test("and twelve wait at most; the next one is told at once", async () => {
    const made = create();
    await take(made, [1, 2, 3, 4]);
    for (let n = 5; n < 17; n += 1) void made.quota.admit(from(n));

    expect(await made.quota.admit(from(17))).toMatchObject({ ok: false, problem: "busy" });
    expect(made.quota.active()).toBe(16);
  });

  test("and whoever has gone leaves their place in the line", async () => {
    const made = create();
    const [leave] = await take(made, [1, 2, 3, 4]);
    const gone = new AbortController();
    const given = made.quota.admit(from(5), gone.signal);
    const next = made.quota.admit(from(6));
    gone.abort();
    expect(await given).toMatchObject({ ok: false });
    leave?.();

    expect(await next).toMatchObject({ ok: true });
  });

  test("also where visitors are not bounded, who may then have several", async () => {
    const made = create({ visitorPerTenMinutes: 1 }, { boundsVisitors: false });
    const gone = new AbortController();
    const readings = Array.from({ length: 5 }, () => made.quota.admit("39.32.1.1", gone.signal));
    await Promise.all(readings.slice(0, 4));
    gone.abort();

    expect(await Promise.all(readings)).toMatchObject([1, 2, 3, 4, 0].map((ok) => ({ ok: !!ok })));
  });
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

test("a network reads four times as much as one of its visitors", async () => {
  const { readOnce } = create({ visitorPerTenMinutes: 2 });
  const read: boolean[] = [];
  for (let visitor = 0; visitor < 16; visitor += 1) {
    const prefix = visitor.toString(16).padStart(2, "0");
    read.push((await readOnce(`2400:adc5:1:${prefix}00::1`)).ok);
  }

  expect(read.filter(Boolean)).toHaveLength(8);
  expect((await readOnce("2400:adc5:2:100::1")).ok).toBe(true);
});

test("an attempt that finds no place counts, too", async () => {
  const { quota, readOnce } = create({ visitorPerTenMinutes: 4 });
  const first = await quota.admit("39.32.1.1");
  const problems = [];
  for (let time = 0; time < 4; time += 1) problems.push(await readOnce("39.32.1.1"));
  if (first.ok) first.leave();

  expect(problems).toMatchObject([
    { problem: "busy" },
    { problem: "busy" },
    { problem: "busy" },
    { problem: "too-many" },
  ]);
});

test("two askings at the same moment are one reading and one refusal", async () => {
  const { quota } = create();

  const admissions = await Promise.all([quota.admit("39.32.1.1"), quota.admit("39.32.1.1")]);

  expect(admissions.map(({ ok }) => ok)).toEqual([true, false]);
});

test("a count that fails leaves the visitor's place free", async () => {
  const { quota } = create(
    { atOnce: 1 },
    {
      createLimiter: (name, bound) => {
        const limiter = createMemoryLimiter(name, bound);
        limiter.consume = () => Promise.reject(new Error("away"));
        return limiter;
      },
    },
  );

  await expect(quota.admit("39.32.1.1")).rejects.toThrow("away");
  expect(quota.active()).toBe(0);
});
