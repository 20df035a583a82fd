import { expect, onTestFinished, test } from "vitest";

import { createLog } from "#server/log/log.ts";
import { CrawlKeeper } from "./crawl-keeper.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { createOwnShare } from "./share-crawls.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { noteTime } from "#server/retention/sweep.ts";
import { createTestCrawls } from "#tests/support/server/create-test-crawl.ts";
import { NOW } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { DAY_MS, HOUR_MS } from "#lib/durations.ts";

const KEEP_DAYS = 30;

/** An enquiry's store that has seen the time, and an audit of that day. */
async function start() {
  const enquiries = openSqliteStore({ file: `${makeTemporaryFolder()}/site.db` });
  const crawls = await createTestCrawls();
  onTestFinished(async () => {
    await enquiries.close();
    await crawls.close();
  });
  await noteTime(enquiries, NOW);
  const { store } = crawls.tools;
  const id = await store.create({
    secretHash: "hash",
    url: "http://lawn.pk/",
    settings: siteAuditDefaults,
    createdAt: NOW,
    keptUntil: NOW + KEEP_DAYS * DAY_MS,
    earlier: null,
    enquiry: null,
  });
  await store.keep(id, { crawl: { phase: "done" } });

  /** A server that starts while the clock shows this time. */
  async function startAt(now: number) {
    const logged: string[] = [];
    const keeper = await CrawlKeeper.open({
      tools: { ...crawls.tools, clock: () => now },
      log: createLog({ write: (line) => logged.push(line), clock: () => now }),
      share: async (work) => createOwnShare({ atOnce: 1, work }),
      doubtClock: () => noteTime(enquiries, now),
    });
    await keeper.resume();
    await keeper.close();
    return { isKept: (await store.get(id)) !== undefined, logged: logged.join("") };
  }
  return { startAt };
}

test("a clock that stands 31 days ahead deletes no audit by age, and says why", async () => {
  const { startAt } = await start();
  const { isKept, logged } = await startAt(NOW + 31 * DAY_MS);

  expect(isKept).toBe(true);
  expect(logged).toContain('"event":"site_audit_deletion_paused"');
  expect(logged).toContain("the clock is 31 days ahead of the newest time seen");
});

test("a clock that is set right again deletes none either", async () => {
  const { startAt } = await start();
  await startAt(NOW + 31 * DAY_MS);

  expect(await startAt(NOW + HOUR_MS)).toMatchObject({ isKept: true, logged: "" });
});

test("an audit whose days are over goes where time has passed day by day", async () => {
  const { startAt } = await start();
  for (let day = 1; day < KEEP_DAYS; day += 1) {
    expect((await startAt(NOW + day * DAY_MS)).isKept).toBe(true);
  }

  const { isKept, logged } = await startAt(NOW + KEEP_DAYS * DAY_MS);
  expect(isKept).toBe(false);
  expect(logged).toContain('"event":"site_audits_forgotten"');
});
