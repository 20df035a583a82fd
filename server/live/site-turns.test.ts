import { describe, expect, test } from "vitest";

import { liveDefaults } from "#server/live/settings.ts";
import { createSiteTurns, type Turn } from "#server/live/site-turns.ts";

function createTurns(settings: Partial<typeof liveDefaults> = {}) {
  let now = 1_000_000;
  const waits: { ms: number; end: () => void; signal: AbortSignal }[] = [];
  const turns = createSiteTurns({
    clock: () => now,
    settings: { ...liveDefaults, ...settings },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const end = () => {
          now += ms;
          resolve(undefined);
        };
        waits.push({ ms, end, signal });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  const take = (site: string, signal = new AbortController().signal) => turns.take(site, signal);
  const pass = (ms: number) => {
    now += ms;
  };
  return { turns, take, waits, pass };
}

const leave = (turn: Turn) => turn.ok && turn.leave();
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Where a promise stands, without waiting for it. */
async function stateOf(turn: Promise<Turn>): Promise<"waits" | Turn["ok"]> {
  await settle();
  return Promise.race([turn.then(({ ok }) => ok), settle().then(() => "waits" as const)]);
}

describe("one site", () => {
  test("is read by one at a time, in the order of coming", async () => {
    const { take } = createTurns({ siteGapMs: 0 });
    const first = await take("a.pk");
    const second = take("a.pk");
    const third = take("a.pk");

    expect(await stateOf(second)).toBe("waits");
    leave(first);
    expect(await stateOf(second)).toBe(true);
    expect(await stateOf(third)).toBe("waits");
    leave(await second);
    expect(await stateOf(third)).toBe(true);
  });

  test("is read again two seconds after it was left", async () => {
    const { take, waits, pass } = createTurns();
    leave(await take("a.pk"));
    pass(500);
    const second = take("a.pk");

    expect(await stateOf(second)).toBe("waits");
    expect(waits.map(({ ms }) => ms)).toEqual([1_500]);
    waits[0]?.end();
    expect(await stateOf(second)).toBe(true);
  });

  test("is not waited for when that is long ago, nor the first time", async () => {
    const { take, waits, pass } = createTurns();
    leave(await take("a.pk"));
    pass(2_000);
    leave(await take("a.pk"));

    expect(waits).toEqual([]);
  });

  test("has five in its line at most, and the sixth is told to come again", async () => {
    const { take } = createTurns();
    const line = Array.from({ length: 5 }, () => take("a.pk"));

    expect(await take("a.pk")).toMatchObject({ ok: false });
    expect(await stateOf(line[4]!)).toBe("waits");
  });

  test("is read 30 times in ten minutes, and then again", async () => {
    const { take, pass } = createTurns({ siteGapMs: 0 });
    for (let time = 0; time < 30; time += 1) leave(await take("a.pk"));
    pass(60_000);

    expect(await take("a.pk")).toEqual({ ok: false, retryAfterSeconds: 540 });
    pass(540_000);
    expect(await take("a.pk")).toMatchObject({ ok: true });
  });

  test("is read 200 times a day", async () => {
    const { take, pass } = createTurns({ siteGapMs: 0 });
    for (let time = 0; time < 200; time += 1) {
      if (time % 30 === 0) pass(600_000);
      leave(await take("a.pk"));
    }
    pass(600_000);

    expect(await take("a.pk")).toMatchObject({ ok: false });
  });
});

describe("others", () => {
  test("are read at the same time", async () => {
    const { take } = createTurns();
    await take("a.pk");

    expect(await take("b.pk")).toMatchObject({ ok: true });
  });
});

describe("whoever gives up", () => {
  test("leaves the line, and the next one moves up", async () => {
    const { take } = createTurns({ siteGapMs: 0 });
    const reading = new AbortController();
    const first = await take("a.pk");
    const second = take("a.pk", reading.signal);
    const third = take("a.pk");
    reading.abort();

    expect(await second).toMatchObject({ ok: false });
    expect(await stateOf(third)).toBe("waits");
    leave(first);
    expect(await stateOf(third)).toBe(true);
  });

  test("in the two seconds before a turn leaves it to the next one", async () => {
    const { take, waits } = createTurns();
    const reading = new AbortController();
    leave(await take("a.pk"));
    const second = take("a.pk", reading.signal);
    const third = take("a.pk");
    await settle();
    reading.abort();

    expect(await second).toMatchObject({ ok: false });
    await settle();
    expect(waits).toHaveLength(2);
    waits[1]?.end();
    expect(await stateOf(third)).toBe(true);
  });

  test("twice leaves once", async () => {
    const { take } = createTurns({ siteGapMs: 0 });
    const first = await take("a.pk");
    const second = take("a.pk");
    leave(first);
    leave(first);
    expect(await stateOf(second)).toBe(true);

    expect(await stateOf(take("a.pk"))).toBe("waits");
  });
});

test("sites that nobody reads any more are forgotten", async () => {
  const { turns, take, pass } = createTurns();
  const held = await take("held.pk");
  for (let site = 0; site < 3_000; site += 1) {
    leave(await take(`site-${site}.pk`));
    pass(100);
  }

  expect(turns.size()).toBeLessThan(1_100);
  const second = take("held.pk");
  expect(await stateOf(second)).toBe("waits");
  leave(held);
});
