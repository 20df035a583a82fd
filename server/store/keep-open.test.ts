import { expect, onTestFinished, test } from "vitest";

import { createLog } from "#server/log/log.ts";
import { silentLog } from "#tests/support/server/silent-log.ts";
import { keepStoreOpen } from "./keep-open.ts";
import { openSqliteStore } from "./sqlite.ts";
import { StoreUnusableError } from "#server/data/store-fault.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

/** A store that works, until `fault` says otherwise, and counts how often it is checked. */
async function startStore() {
  const real = openSqliteStore({ file: `${makeTemporaryFolder()}/site.db` });
  const world = { fault: undefined as Error | undefined, checks: 0 };
  const fail = () => (world.fault === undefined ? undefined : Promise.reject(world.fault));
  const store = await keepStoreOpen({
    open: () => ({
      ...real,
      save: (submission) => fail() ?? real.save(submission),
      check: () => {
        world.checks += 1;
        return fail() ?? real.check();
      },
    }),
    retryMs: 5,
    log: silentLog,
  });
  onTestFinished(() => store.close());
  return { world, store };
}

test("checks that come within a second are one", async () => {
  const { world, store } = await startStore();

  await Promise.all([store.check(), store.check(), store.check()]);

  expect(world.checks).toBe(1);
});

test("an enquiry that could not be stored ends what a check has promised", async () => {
  const { world, store } = await startStore();
  await store.check();

  world.fault = new Error("disk full");
  await expect(store.save(newSubmission())).rejects.toThrow("disk full");

  await expect(store.check()).rejects.toThrow("disk full");
  expect(world.checks).toBe(1);
});

test("an enquiry that is stored ends what a check has found before", async () => {
  const { world, store } = await startStore();
  world.fault = new Error("disk full");
  await expect(store.check()).rejects.toThrow("disk full");

  world.fault = undefined;
  await store.save(newSubmission());

  await expect(store.check()).resolves.toBeUndefined();
  expect(world.checks).toBe(1);
});

test("a check that was begun before an enquiry was stored is no longer believed", async () => {
  const { world, store } = await startStore();
  world.fault = new Error("disk full");
  const before = store.check();
  world.fault = undefined;
  await store.save(newSubmission());

  await expect(before).rejects.toThrow("disk full");
  await expect(store.check()).resolves.toBeUndefined();
});

test("a store that cannot be opened says why, in the log and to a check", async () => {
  const lines: string[] = [];
  const store = await keepStoreOpen({
    open: () => {
      throw new StoreUnusableError("The store was written by a newer version of this site");
    },
    retryMs: 60_000,
    log: createLog({ write: (line) => lines.push(line), clock: () => 0 }),
  });
  onTestFinished(() => store.close());

  expect(lines.join("")).toContain("written by a newer version");
  await expect(store.check()).rejects.toThrow("written by a newer version");
});

test("what the store does is asked of it, and rejects while it is away", async () => {
  const { store } = await startStore();
  await store.save(newSubmission());
  expect(await store.count()).toEqual({ submissions: 1, outbox: 1 });

  const away = await keepStoreOpen({
    open: () => {
      throw new StoreUnusableError("locked");
    },
    retryMs: 60_000,
    log: silentLog,
  });
  onTestFinished(() => away.close());
  await expect(away.count()).rejects.toThrow("the database is not open: locked");
});
