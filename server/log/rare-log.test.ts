import { expect, test, vi } from "vitest";

import { createRareLog, RARE_LOG_EVERY_MS } from "./rare-log.ts";
import type { Log } from "./log.ts";
import { silentLog } from "#tests/support/server/silent-log.ts";

test("a thousand events a minute are two lines, and none is uncounted", async () => {
  vi.useFakeTimers();
  const warn = vi.fn<Log["warn"]>();
  const note = createRareLog({ ...silentLog, warn });

  for (let count = 0; count < 1000; count += 1) note("refused", { status: 429 });
  note("refused", { status: 403 });
  expect(warn.mock.calls).toEqual([
    ["refused", { status: 429, times: 1 }],
    ["refused", { status: 403, times: 1 }],
  ]);

  vi.advanceTimersByTime(RARE_LOG_EVERY_MS);
  expect(warn.mock.calls.slice(2)).toEqual([["refused", { status: 429, times: 999 }]]);

  vi.advanceTimersByTime(RARE_LOG_EVERY_MS);
  note("refused", { status: 429 });
  expect(warn.mock.calls.slice(3)).toEqual([["refused", { status: 429, times: 1 }]]);
  vi.useRealTimers();
});
