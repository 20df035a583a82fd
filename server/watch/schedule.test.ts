import { afterAll, afterEach, expect, test, vi } from "vitest";

import { startSchedule } from "./schedule.ts";
import { createLog } from "#server/log/log.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { MINUTE_MS } from "#lib/durations.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());
afterEach(() => vi.useRealTimers());

const lines: string[] = [];
const log = createLog({ write: (line) => lines.push(line), clock: Date.now });

test("one process looks at its start and then each minute, also after a look that failed", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 0, 30) });
  let looks = 0;
  const work = async () => {
    looks += 1;
    if (looks === 2) throw new Error("the database is away");
  };
  const schedule = await startSchedule({ databaseUrl: undefined, log, work });
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(looks).toBe(4);
  expect(lines.join("")).toContain("watch_not_looked");

  await schedule.close();
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(looks).toBe(4);
});

test("a look that takes long is not begun a second time", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 0, 30) });
  let looks = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = () => {
    looks += 1;
    return promise;
  };
  const schedule = await startSchedule({ databaseUrl: undefined, log, work });
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(looks).toBe(1);
  resolve();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(looks).toBe(2);
  await schedule.close();
});

test.skipIf(postgres === undefined)(
  "two servers on one PostgreSQL look by turns: where one ends, the other goes on",
  { timeout: 40_000 },
  async () => {
    let [first, second] = [0, 0];
    const share = { databaseUrl: postgres?.url, log };
    const one = await startSchedule({ ...share, work: async () => void (first += 1) });
    await expect.poll(() => first, { timeout: 15_000 }).toBeGreaterThan(0);
    await one.close();
    const other = await startSchedule({ ...share, work: async () => void (second += 1) });
    await expect.poll(() => second, { timeout: 15_000 }).toBeGreaterThan(0);
    const before = first;
    await other.close();
    expect(first).toBe(before);
  },
);
