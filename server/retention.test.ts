import { expect, onTestFinished, test } from "vitest";

import { silentLog } from "#server/log.ts";
import { createRetention } from "#server/retention.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission, NOW } from "#server/testing/new-submission.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

async function startRetention(days: number | undefined) {
  const store = openSqliteStore({ file: `${makeTemporaryFolder()}/site.db` });
  onTestFinished(() => store.close());
  for (const age of [1, 29, 31, 366]) {
    await store.save(newSubmission({ at: NOW - age * DAY_MS }));
    await store.save(newSubmission({ at: NOW - age * DAY_MS, spam: true, notify: [] }));
  }
  const time = { wall: NOW, monotonic: 0 };
  const retention = createRetention({
    store,
    days,
    clock: () => time.wall,
    monotonic: () => time.monotonic,
    log: silentLog,
  });
  return { store, retention, time };
}

test("enquiries older than the setting go, and spam after a month", async () => {
  const { store, retention } = await startRetention(365);

  await retention.runOnce();

  expect(await store.list({})).toHaveLength(3);
  expect(await store.list({ spam: true })).toHaveLength(2);
});

test("without the setting no enquiry goes", async () => {
  const { store, retention } = await startRetention(undefined);

  await retention.runOnce();

  expect(await store.list({})).toHaveLength(4);
});

test("a clock that was set ahead deletes nothing", async () => {
  const { store, retention, time } = await startRetention(365);
  time.wall += 2 * 365 * DAY_MS;
  time.monotonic += 1000;

  await retention.runOnce();

  expect(await store.count()).toMatchObject({ submissions: 8 });
});
