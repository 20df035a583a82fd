import { expect, test } from "vitest";

import { createPoliteness, type Stay } from "#server/live/politeness.ts";

const never = new AbortController().signal;
const manner = { gapMs: 1_000, atOnce: 2, signal: never };

/** Time passes only when somebody waits for it. */
function create() {
  let now = 0;
  const waits: number[] = [];
  const politeness = createPoliteness({
    clock: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  });
  return { politeness, waits, now: () => now };
}

async function settle() {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

test("two requests to one site begin a second apart, and no third while both run", async () => {
  const { politeness, now } = create();
  const begun: number[] = [];
  const note = ({ sent, leave }: Stay) => {
    begun.push(now());
    sent();
    return leave;
  };
  const first = await politeness.take("site.pk", manner).then(note);
  await politeness.take("site.pk", manner).then(note);
  const third = politeness.take("site.pk", manner).then(note);
  await settle();
  expect(begun).toEqual([0, 1_000]);
  first();
  await third;
  expect(begun).toEqual([0, 1_000, 2_000]);
});

test("another site waits for nobody", async () => {
  const { politeness, waits } = create();
  await politeness.take("site.pk", manner);
  await politeness.take("other.pk", manner);
  expect(waits).toEqual([]);
});

test("whoever is to be alone waits for all, and keeps all others waiting", async () => {
  const { politeness, now } = create();
  const { sent, leave } = await politeness.take("site.pk", manner);
  sent();
  let isAlone = false;
  const alone = politeness.take("site.pk", { ...manner, gapMs: 2_000, alone: true });
  void alone.then(() => (isAlone = true));
  await settle();
  expect(isAlone).toBe(false);
  leave();
  const { leave: leaveAlone } = await alone;
  let isNext = false;
  const next = politeness.take("site.pk", manner).then(() => (isNext = true));
  await settle();
  expect(isNext).toBe(false);
  const left = now();
  leaveAlone();
  await next;
  expect(now() - left).toBe(2_000);
});

test("a site that asked for rest gets it", async () => {
  const { politeness, waits } = create();
  politeness.rest("site.pk", 30_000);
  await politeness.take("site.pk", manner);
  expect(waits).toEqual([30_000]);
});

test("who gives up leaves the line to the next", async () => {
  const { politeness } = create();
  const { leave } = await politeness.take("site.pk", { ...manner, atOnce: 1 });
  const giving = new AbortController();
  const given = politeness.take("site.pk", { ...manner, atOnce: 1, signal: giving.signal });
  const next = politeness.take("site.pk", { ...manner, atOnce: 1 });
  giving.abort(new Error("left"));
  await expect(given).rejects.toThrow("left");
  leave();
  await expect(next).resolves.toHaveProperty("leave");
});

test("the gap counts from when the question is out, not from when its connection was begun", async () => {
  const { politeness, waits } = create();
  const first = await politeness.take("site.pk", manner);
  let isSecond = false;
  const second = politeness.take("site.pk", manner).then(() => (isSecond = true));
  await settle();
  expect([isSecond, waits]).toEqual([false, []]);
  first.sent();
  await second;
  expect(waits).toEqual([1_000]);
});
