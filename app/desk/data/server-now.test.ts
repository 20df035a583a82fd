import { expect, onTestFinished, test, vi } from "vitest";

import { serverNow, setServerTime } from "./server-now.ts";

test("a device whose clock is an hour slow has the server's time, and it runs on", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  setServerTime(1_000_000 + 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(serverNow()).toBe(1_000_000 + 3_660_000);
});
