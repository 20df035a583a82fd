import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createLog } from "#server/log/log.ts";
import { backoffMs, MAX_TRIES } from "./backoff.ts";
import { DeliveryError, type Deliver } from "./deliver.ts";
import { countJobs } from "./job-queue.ts";
import { Relay, type RelayOptions } from "./relay.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import type { Submission } from "#server/store/submission-store.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const LEASE_MS = 60_000;

function startRelay(deliver: Deliver, overrides: Partial<RelayOptions<Submission>> = {}) {
  const store = openSqliteStore({ file: `${makeTemporaryFolder()}/site.db` });
  onTestFinished(() => store.close());
  const logLines: string[] = [];
  const time = { now: NOW };
  const relay = new Relay({
    store,
    kind: "email",
    deliver,
    clock: () => time.now,
    random: () => 1,
    log: createLog({ write: (line) => logLines.push(line), clock: () => time.now }),
    leaseMs: LEASE_MS,
    backoffMs: 30_000,
    ...overrides,
  });
  return { store, relay, logLines, time };
}

const refuse: Deliver = async () => {
  throw new DeliveryError("SMTP EENVELOPE 451");
};

const away = async () => Promise.reject(new Error("away"));

describe("the relay", () => {
  test("delivers what is due, once", async () => {
    const delivered: string[] = [];
    const { store, relay } = startRelay(async ({ id }) => void delivered.push(id));
    const { id } = await store.save(newSubmission());

    expect(await relay.runOnce()).toBe(1);
    expect(await relay.runOnce()).toBe(0);

    expect(delivered).toEqual([id]);
    expect((await countJobs(store.data, "outbox")).pending).toBe(0);
  });

  test("waits longer after each refusal, and delivers in the end", async () => {
    let attempts = 0;
    const { store, relay, time } = startRelay(async (submission, signal) => {
      attempts += 1;
      if (attempts < 4) return refuse(submission, signal);
    });
    await store.save(newSubmission());

    const waits: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await relay.runOnce();
      const { oldestDueAt } = await countJobs(store.data, "outbox");
      if (oldestDueAt === undefined) break;
      waits.push(oldestDueAt - time.now);
      time.now = oldestDueAt;
    }

    expect(waits).toEqual([60_000, 120_000, 240_000]);
    expect(attempts).toBe(4);
  });

  test("gives up after twelve attempts", async () => {
    const { store, relay, time, logLines } = startRelay(refuse);
    const { id } = await store.save(newSubmission());

    for (let turn = 0; turn < MAX_TRIES; turn += 1) {
      await relay.runOnce();
      time.now = (await countJobs(store.data, "outbox")).oldestDueAt ?? time.now;
    }
    expect(await store.deadLetters()).toMatchObject([
      { submissionId: id, tries: MAX_TRIES, reason: "SMTP EENVELOPE 451" },
    ]);
    expect(logLines.join("")).toContain("notification_dead");
    expect((await countJobs(store.data, "outbox")).pending).toBe(0);
  });

  test("leaves other kinds alone", async () => {
    const { store, relay } = startRelay(async () => {}, { kind: "webhook" });
    await store.save(newSubmission());

    expect(await relay.runOnce()).toBe(0);
    expect((await countJobs(store.data, "outbox")).pending).toBe(1);
  });

  test("gives a delivery up before its lease is over", async () => {
    const { store, relay } = startRelay(
      (_submission, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new DeliveryError("timeout")));
        }),
      { leaseMs: 2000 },
    );
    await store.save(newSubmission());
    const limits = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const ending = new AbortController();
      setTimeout(() => ending.abort(), 1);
      return ending.signal;
    });
    onTestFinished(() => limits.mockRestore());

    await relay.runOnce();

    expect(limits.mock.calls.flat().every((ms) => ms < 2000)).toBe(true);
    expect(limits).toHaveBeenCalledOnce();
  });

  test("is told at once of something new, and ends when asked to", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { store, relay } = startRelay(async () => resolve(), { pollMs: 60_000 });
    relay.start();
    await store.save(newSubmission());

    relay.nudge();
    await promise;
    await relay.stop();
    relay.nudge();

    expect((await countJobs(store.data, "outbox")).pending).toBe(0);
  });

  test("does not wait at the end for a delivery that hangs", async () => {
    const { store, relay } = startRelay(() => new Promise(() => {}));
    await store.save(newSubmission());
    relay.start();

    await expect(relay.stop()).resolves.toBeUndefined();
  });

  test("survives an outbox that is away", async () => {
    const { relay, logLines } = startRelay(async () => {}, {
      store: { claim: away, done: away, retry: away, dead: away, find: away },
      pollMs: 5,
    });

    relay.start();

    await expect.poll(() => logLines.length).toBeGreaterThan(2);
    await relay.stop();
    expect(logLines[0]).toContain("outbox_unavailable");
  });
});

test("a wait lies between nothing and a bound that doubles up to six hours", () => {
  expect(backoffMs(1, { firstMs: 30_000 }, () => 0)).toBe(0);
  expect(backoffMs(1, { firstMs: 30_000 }, () => 0.5)).toBe(30_000);
  expect(backoffMs(11, { firstMs: 30_000 }, () => 1)).toBe(6 * 60 * 60 * 1000);
});
