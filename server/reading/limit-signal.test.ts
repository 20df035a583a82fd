import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { limitSignal } from "./limit-signal.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a signal is aborted when its time is over, and says so", async () => {
  const { signal, reached } = limitSignal(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await reached;
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("or with the signal around it, for that one's reason", async () => {
  const outer = new AbortController();
  const { signal, reached } = limitSignal(1_000, outer.signal);
  outer.abort("shutdown");
  await reached;
  expect(signal.reason).toBe("shutdown");
  expect(vi.getTimerCount()).toBe(0);
  expect(limitSignal(1_000, outer.signal).signal.reason).toBe("shutdown");
  expect(vi.getTimerCount()).toBe(0);
});

test("what is ended is never aborted, and leaves nothing behind", () => {
  const outer = new AbortController();
  const remove = vi.spyOn(outer.signal, "removeEventListener");
  const { signal, end } = limitSignal(1_000, outer.signal, "stop");
  end();
  expect(vi.getTimerCount()).toBe(0);
  expect(remove).toHaveBeenCalledTimes(1);
  outer.abort();
  expect(signal.aborted).toBe(false);
});

test("a reason of its own is that of its time alone", () => {
  const { signal } = limitSignal(1_000, undefined, "stop");
  vi.advanceTimersByTime(1_000);
  expect(signal.reason).toBe("stop");
});
