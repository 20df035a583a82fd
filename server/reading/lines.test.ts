import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createLines, machineLine, siteLine, type Turn, type TurnRequest } from "./lines.ts";

const never = new AbortController().signal;

/** A crawl's, which asks two at a time. */
const asked = (part: Partial<TurnRequest> = {}): TurnRequest => ({
  requester: Symbol(),
  gapMs: 1_000,
  atOnce: 2,
  signal: never,
  ...part,
});

/** Alone, and two seconds from the next one. */
const reading = (part: Partial<TurnRequest> = {}) => asked({ gapMs: 2_000, atOnce: 1, ...part });

/** Time passes only when somebody waits for it. */
function create() {
  let now = 0;
  const waits: number[] = [];
  const lines = createLines({
    clock: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  });
  return {
    lines,
    waits,
    now: () => now,
    pass: (ms: number) => (now += ms),
  };
}

async function settle() {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
}

async function isWaiting(turn: Promise<Turn>): Promise<boolean> {
  let isIn = false;
  void turn.then(() => (isIn = true));
  await settle();
  return !isIn;
}

describe("requests of crawls", () => {
  test("to one site begin a second apart, and no third while both run", async () => {
    const { lines, now } = create();
    const begun: number[] = [];
    const note = ({ sent, leave }: Turn) => {
      begun.push(now());
      sent();
      return leave;
    };
    const first = await lines.take("site", asked()).then(note);
    await lines.take("site", asked()).then(note);
    const third = lines.take("site", asked()).then(note);
    await settle();
    expect(begun).toEqual([0, 1_000]);
    first();
    await third;
    expect(begun).toEqual([0, 1_000, 2_000]);
  });

  test("count the gap from when the question is out, not from when its connection was begun", async () => {
    const { lines, waits } = create();
    const first = await lines.take("site", asked());
    const second = lines.take("site", asked());
    expect(await isWaiting(second)).toBe(true);
    expect(waits).toEqual([]);
    first.sent();
    await second;
    expect(waits).toEqual([1_000]);
  });

  test("to another site wait for nobody", async () => {
    const { lines, waits } = create();
    await lines.take("site", asked());
    await lines.take("other", asked());
    expect(waits).toEqual([]);
  });

  test("wait for the rest that a site asked for", async () => {
    const { lines, waits } = create();
    lines.rest("site", 30_000);
    await lines.take("site", asked());
    expect(waits).toEqual([30_000]);
  });
});

describe("a reading", () => {
  test("waits for all requests that run, and keeps all others waiting to its end", async () => {
    const { lines, now } = create();
    const { sent, leave } = await lines.take("site", asked());
    sent();
    const turn = lines.take("site", reading());
    expect(await isWaiting(turn)).toBe(true);
    leave();
    const { leave: end } = await turn;
    const next = lines.take("site", asked());
    expect(await isWaiting(next)).toBe(true);
    const left = now();
    end();
    await next;
    expect(now() - left).toBe(2_000);
  });

  test("of the same requester comes sooner, where nobody else waits", async () => {
    const { lines, waits } = create();
    const own = { requester: Symbol(), ownGapMs: 250 };
    (await lines.take("site", reading(own))).leave();
    (await lines.take("site", reading(own))).leave();
    await lines.take("site", reading());
    expect(waits).toEqual([250, 2_000]);
  });

  test("is not waited for when it is long ago, nor the first time", async () => {
    const { lines, waits, pass } = create();
    (await lines.take("site", reading())).leave();
    pass(2_000);
    (await lines.take("site", reading())).leave();
    expect(waits).toEqual([]);
  });

  test("that ends twice makes room once", async () => {
    const { lines } = create();
    const first = await lines.take("site", reading());
    const second = lines.take("site", reading());
    first.leave();
    first.leave();
    expect(await isWaiting(second)).toBe(false);
    expect(await isWaiting(lines.take("site", reading()))).toBe(true);
  });
});

test("requesters are served in turn, whichever of them waits for more", async () => {
  const { lines } = create();
  const [many, one, other] = [Symbol("many"), Symbol("one"), Symbol("other")];
  const served: symbol[] = [];
  const work = async (requester: symbol) => {
    const turn = await lines.take("site", reading({ requester }));
    served.push(requester);
    turn.leave();
  };
  await Promise.all([many, many, many, one, one, other].map(work));

  expect(served).toEqual([many, many, one, other, many, one]);
});

describe("whoever gives up", () => {
  test("leaves the line to the next one", async () => {
    const { lines } = create();
    const { leave } = await lines.take("site", reading());
    const giving = new AbortController();
    const given = lines.take("site", reading({ signal: giving.signal }));
    const next = lines.take("site", reading());
    expect(lines.waiting("site")).toBe(2);
    giving.abort(new Error("left"));
    await expect(given).rejects.toThrow("left");
    expect(lines.waiting("site")).toBe(1);
    leave();
    await expect(next).resolves.toHaveProperty("leave");
  });

  test("before it has come is not let in", async () => {
    const { lines } = create();
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(lines.take("site", reading({ signal }))).rejects.toThrow("gone");
    await expect(lines.take("site", reading())).resolves.toHaveProperty("leave");
  });
});

test("lines in which nobody is any more are forgotten, others are not", async () => {
  const { lines, pass } = create();
  const held = await lines.take("held", reading());
  for (let site = 0; site < 3_000; site += 1) {
    (await lines.take(`site ${site}`, reading())).leave();
    pass(100);
  }

  expect(lines.size()).toBeLessThan(1_100);
  expect(await isWaiting(lines.take("held", reading()))).toBe(true);
  held.leave();
});

test("a site's line is its registrable domain's, a machine's that of its address", () => {
  expect(siteLine("www.shop.com.pk")).toBe(siteLine("shop.com.pk"));
  expect(machineLine("203.0.113.9")).not.toBe(machineLine("203.0.113.8"));
  expect(machineLine("2001:db8:1:2::5")).toBe(machineLine("2001:db8:1:2:ffff::6"));
  // A command of a developer reads addresses in numbers: that site and its machine are two lines.
  expect(siteLine("127.0.0.1")).not.toBe(machineLine("127.0.0.1"));
});

test("a wall clock that is set back by an hour makes nobody wait for it", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  onTestFinished(() => void vi.useRealTimers());
  const waits: number[] = [];
  const lines = createLines({
    wait: async (ms) => {
      waits.push(ms);
      await vi.advanceTimersByTimeAsync(ms);
    },
  });
  const first = await lines.take("site a.pk", asked());
  first.sent();
  first.leave();
  vi.setSystemTime(Date.UTC(2026, 10, 21, 8));
  await lines.take("site a.pk", asked());
  expect(waits).toEqual([1_000]);
});
