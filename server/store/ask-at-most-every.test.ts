import { expect, test } from "vitest";

import { askAtMostEvery } from "./ask-at-most-every.ts";

function startAsking() {
  const world = { now: 0, asked: 0, error: undefined as Error | undefined };
  const { ask, observe, fail } = askAtMostEvery(
    1000,
    async () => {
      world.asked += 1;
      if (world.error !== undefined) throw world.error;
    },
    () => world.now,
  );
  return { world, ask, observe, fail };
}

test("whoever asks within the time gets the same answer", async () => {
  const { world, ask } = startAsking();

  await Promise.all([ask(), ask()]);
  world.now = 999;
  await ask();
  expect(world.asked).toBe(1);

  world.now = 1000;
  await ask();
  expect(world.asked).toBe(2);
});

test("a failure is an answer, too", async () => {
  const { world, ask } = startAsking();
  world.error = new Error("full");

  await expect(ask()).rejects.toThrow("full");
  await expect(ask()).rejects.toThrow("full");

  expect(world.asked).toBe(1);
});

test("what failed meanwhile is the answer until the time is over", async () => {
  const { world, ask, fail } = startAsking();
  await ask();

  fail(new Error("full"));
  await expect(ask()).rejects.toThrow("full");

  world.now = 1000;
  await expect(ask()).resolves.toBeUndefined();
});

test("work that shows the same is the answer until the time is over", async () => {
  const { world, ask, observe } = startAsking();
  world.error = new Error("full");
  await expect(ask()).rejects.toThrow("full");

  expect(await observe(Promise.resolve("stored"))).toBe("stored");
  await expect(ask()).resolves.toBeUndefined();

  await expect(observe(Promise.reject(new Error("read-only")))).rejects.toThrow("read-only");
  await expect(ask()).rejects.toThrow("read-only");

  world.now = 1000;
  await expect(ask()).rejects.toThrow("full");
});
