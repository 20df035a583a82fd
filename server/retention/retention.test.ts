import { beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { createLog } from "#server/log/log.ts";
import { createRetention } from "./retention.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

const YEAR_MS = 365 * DAY_MS;

let logged: string[];
beforeEach(() => {
  logged = [];
});

async function openStore(ages: readonly number[], spamAges: readonly number[] = []) {
  const store = openSqliteStore({ file: `${makeTemporaryFolder()}/site.db` });
  onTestFinished(() => store.close());
  for (const age of ages) await store.save(newSubmission({ at: NOW - age * DAY_MS }));
  for (const age of spamAges) {
    await store.save(newSubmission({ at: NOW - age * DAY_MS, spam: true, notify: [] }));
  }
  return store;
}

type Store = Awaited<ReturnType<typeof openStore>>;

/** As a start of the server does it: nothing is remembered but what is in the store. */
function startRetention(store: Store, days: number | undefined, clock: () => number) {
  const log = createLog({ write: (line) => logged.push(line), clock });
  return createRetention({ store, days, clock, log });
}

/** The ages of fifty enquiries, one a day. */
const fifty = Array.from({ length: 50 }, (_, age) => age);

test("enquiries older than the setting go, and spam after a month", async () => {
  const store = await openStore([1, 29, 31, 366], [1, 29, 31, 366]);

  await startRetention(store, 365, () => NOW).runOnce();

  expect(await store.list({})).toHaveLength(3);
  expect(await store.list({ spam: true })).toHaveLength(2);
});

test("what else was kept of enquiries that are gone goes in the same hour", async () => {
  const store = await openStore([1, 366]);
  let left = -1;
  const log = createLog({ write: (line) => logged.push(line), clock: () => NOW });
  const forgetAudits = async () => {
    left = (await store.list({})).length;
    return 1;
  };
  await createRetention({ store, days: 365, clock: () => NOW, log, forgetAudits }).runOnce();

  expect(left).toBe(1);
  expect(logged.join("")).toContain('"event":"purged_audits"');
});

test("without the setting no enquiry goes", async () => {
  const store = await openStore([1, 29, 31, 366]);

  await startRetention(store, undefined, () => NOW).runOnce();

  expect(await store.list({})).toHaveLength(4);
});

describe("a clock that stands years ahead", () => {
  test("at the start deletes nothing, and says so", async () => {
    const store = await openStore(fifty, [1, 2, 3]);
    const retention = startRetention(store, 730, () => NOW + 3 * YEAR_MS);

    await retention.runOnce();

    expect(await store.count()).toMatchObject({ submissions: 53 });
    expect(retention.notice()).toContain("the clock is 1095 days ahead of the newest time seen");
    expect(logged.join("")).toContain('"event":"deletion_paused"');
  });

  test("while it runs deletes nothing", async () => {
    const store = await openStore(fifty);
    let now = NOW;
    const retention = startRetention(store, 730, () => now);
    await retention.runOnce();

    now += 3 * YEAR_MS;
    await retention.runOnce();

    expect(await store.count()).toMatchObject({ submissions: 50 });
  });

  test("deletes nothing either after new enquiries, further starts and a month of running", async () => {
    const store = await openStore(fifty);
    await startRetention(store, 730, () => NOW).runOnce();
    const ahead = NOW + 3 * YEAR_MS;
    await store.save(newSubmission({ at: ahead }));

    for (let hour = 0; hour < 31 * 24; hour += 12) {
      await startRetention(store, 730, () => ahead + hour * HOUR_MS).runOnce();
    }

    expect(await store.count()).toMatchObject({ submissions: 51 });
  });

  test("is forgotten once it stands right again", async () => {
    const store = await openStore(fifty);
    let now = NOW + 3 * YEAR_MS;
    const retention = startRetention(store, 49, () => now);
    await retention.runOnce();

    now = NOW + HOUR_MS;
    await retention.runOnce();

    expect(retention.notice()).toBeUndefined();
    expect(await store.count()).toMatchObject({ submissions: 49 });
  });
});

test("after two days switched off nothing goes for a day, then it goes on by itself", async () => {
  const store = await openStore(fifty);
  await startRetention(store, 50, () => NOW).runOnce();
  let now = NOW + 2 * DAY_MS + 1;
  const retention = startRetention(store, 50, () => now);

  await retention.runOnce();
  expect(retention.notice()).toContain("believed after a day of steady running");
  expect(await store.count()).toMatchObject({ submissions: 50 });
  for (let hour = 0; hour < 24; hour += 1) {
    now += HOUR_MS;
    await retention.runOnce();
  }

  expect(retention.notice()).toBeUndefined();
  expect(await store.count()).toMatchObject({ submissions: 47 });
});

describe("more than a tenth of all enquiries", () => {
  test("never go in one sweep by itself, and it is said", async () => {
    const store = await openStore(fifty);
    const retention = startRetention(store, 43, () => NOW + 1);

    await retention.runOnce();

    expect(await store.count()).toMatchObject({ submissions: 50 });
    expect(retention.notice()).toContain("7 of 50 enquiries are older than 43 days");
  });

  test("spam beside them makes no difference", async () => {
    const store = await openStore(fifty, fifty);

    await startRetention(store, 43, () => NOW + 1).runOnce();

    expect(await store.list({})).toHaveLength(50);
  });

  test("a tenth goes", async () => {
    const store = await openStore(fifty);

    await startRetention(store, 45, () => NOW + 1).runOnce();

    expect(await store.count()).toMatchObject({ submissions: 45 });
  });

  test("one alone goes, where there are few", async () => {
    const store = await openStore([1, 2, 50]);

    await startRetention(store, 45, () => NOW).runOnce();

    expect(await store.count()).toMatchObject({ submissions: 2 });
  });
});

test("the time is remembered at the start, before enquiries bring in that of a wrong clock", async () => {
  const store = await openStore(fifty);
  const retention = startRetention(store, 730, () => NOW + 3 * YEAR_MS);
  onTestFinished(retention.stop);

  retention.start();

  await expect.poll(() => retention.notice()).toContain("1095 days ahead");
});
