import { beforeEach, describe, expect, test, vi } from "vitest";

import { createBreaker } from "./breaker.ts";
import { createTimeBudget } from "./deadline.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const after = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve("done"), ms));

/** What became of it by now: a value, the name of its error, or nothing yet. */
function follow(promise: Promise<unknown>) {
  const followed: { now: unknown } = { now: "pending" };
  promise.then(
    (value) => (followed.now = value),
    (error: Error) => (followed.now = error.name),
  );
  return followed;
}

describe("the time for one answer", () => {
  test("is shared by everything that the answer waits for", async () => {
    const spend = createTimeBudget(8_000);
    const first = follow(spend(after(6_000)));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(first.now).toBe("done");

    const second = follow(spend(never));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(second.now).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    expect(second.now).toBe("DeadlineError");
  });

  test("is not spent between two waits", async () => {
    const spend = createTimeBudget(8_000);
    await vi.advanceTimersByTimeAsync(9_000);

    const late = follow(spend(after(7_000)));
    await vi.advanceTimersByTimeAsync(7_000);

    expect(late.now).toBe("done");
  });
});

function createWatched() {
  const events: string[] = [];
  const breaker = createBreaker({
    limitMs: 6_000,
    restMs: 5_000,
    onOpen: () => events.push("open"),
    onClose: () => events.push("close"),
  });
  return { breaker, events };
}

describe("a breaker", () => {
  test("lets others fail at once after one took too long, then tries a single one", async () => {
    const { breaker, events } = createWatched();
    const first = follow(breaker.run(never));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(first.now).toBe("DeadlineError");

    const work = vi.fn<() => Promise<never>>(never);
    const second = follow(breaker.run(work));
    await vi.advanceTimersByTimeAsync(0);
    expect(second.now).toBe("BreakerOpenError");
    expect(work).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(5_000);
    const [probe, other] = [follow(breaker.run(work)), follow(breaker.run(work))];
    await vi.advanceTimersByTimeAsync(0);
    expect([probe.now, other.now]).toEqual(["pending", "BreakerOpenError"]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(events).toEqual(["open"]);
  });

  test("closes with the first success, also that of the late one", async () => {
    const { breaker, events } = createWatched();
    const late = follow(breaker.run(after(9_000)));
    await vi.advanceTimersByTimeAsync(6_000);
    expect([late.now, breaker.isOpen()]).toEqual(["DeadlineError", true]);

    await vi.advanceTimersByTimeAsync(3_000);

    expect(breaker.isOpen()).toBe(false);
    await expect(breaker.run(async () => "stored")).resolves.toBe("stored");
    expect(events).toEqual(["open", "close"]);
  });

  test("does not mind errors that come in time", async () => {
    const { breaker } = createWatched();

    await expect(breaker.run(() => Promise.reject(new Error("disk is full")))).rejects.toThrow(
      "disk is full",
    );

    expect(breaker.isOpen()).toBe(false);
  });
});
