import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";

import { siteAuditDefaults } from "#server/audits/settings.ts";
import { foundByBit } from "./crawl-store.ts";
import { openCrawlFile } from "./sqlite.ts";
import { Database } from "#server/data/sqlite-database.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const NOW = Date.UTC(2026, 10, 22);

async function start() {
  const file = path.join(makeTemporaryFolder(), "site-audits.db");
  const store = openCrawlFile({ file });
  onTestFinished(() => store.close());
  const id = await store.create({
    secretHash: "hash",
    url: "https://lawn.pk/",
    settings: siteAuditDefaults,
    createdAt: NOW,
    keptUntil: NOW + 1000,
    earlier: null,
    enquiry: null,
  });
  return { file, store, id };
}

const found = (n: number) => ({
  n,
  url: `https://lawn.pk/${n}`,
  foundBy: foundByBit("link"),
  depth: 1,
  state: "waiting" as const,
  turn: null,
  notRead: null,
});

test("while another thread writes, the loop goes on, and steps are kept in their order afterwards", async () => {
  const exec = vi.spyOn(Database.prototype, "exec");
  const { file, store, id } = await start();
  const own = exec.mock.contexts[0] as Database;
  exec.mockRestore();
  const other = new Database(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");

  const steps = Promise.all([
    store.keep(id, { found: [found(0)] }),
    store.keep(id, { turns: [{ n: 0, turn: 7 }] }),
  ]);
  await turn();
  await turn();
  // SQLite's own waiting would stop the loop: https://www.sqlite.org/pragma.html#pragma_busy_timeout
  expect(own.prepare("pragma busy_timeout").get()).toEqual({ timeout: 0 });

  other.exec("commit");
  await steps;
  expect(await store.readFrontier(id)).toMatchObject([{ n: 0, turn: 7 }]);
});

test("a step that cannot be kept holds up none after it", async () => {
  const { store, id } = await start();

  const steps = await Promise.allSettled([
    store.keep(id, { found: [found(0)], owner: "nobody" }),
    store.keep(id, { found: [found(0)] }),
  ]);

  expect(steps.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(await store.readFrontier(id)).toHaveLength(1);
});

test("what is read waits in the log until a report is kept, which writes it back", async () => {
  const { file, store, id } = await start();
  const body = JSON.stringify({ status: 200, title: "Lawn ".repeat(20_000) });
  const before = statSync(file).size;

  for (let n = 0; n < 60; n += 1) {
    await store.keep(id, {
      found: [found(n)],
      pages: [{ n, state: "open", body, links: null, leads: null }],
    });
  }
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(5_000_000);
  expect(statSync(file).size).toBe(before);

  await store.keepReport(id, buildReport(await store.readRows(id), { now: NOW }));
  expect(statSync(file).size).toBeGreaterThan(5_000_000);
});

function readAll(file: string): string {
  const parts = ["", "-wal"].map((end) => readFileSync(`${file}${end}`).toString("latin1"));
  return parts.join("");
}

async function keepPage(store: ReturnType<typeof openCrawlFile>, id: number) {
  await store.keep(id, {
    found: [found(0)],
    pages: [{ n: 0, state: "open", body: '{"title":"Bridal lawn"}', links: null, leads: null }],
  });
}

test.each(["remove", "purge", "removeOf"] as const)(
  "after %s the disk holds nothing of an audit, in the file or in its log",
  async (by) => {
    const { file, store } = await start();
    const id = await store.create({
      secretHash: "another",
      url: "https://bridal.pk/",
      settings: siteAuditDefaults,
      createdAt: NOW,
      keptUntil: NOW + 2000,
      earlier: null,
      enquiry: "one",
    });
    await keepPage(store, id);
    expect(readAll(file)).toContain("Bridal lawn");

    if (by === "remove") await store.remove(id);
    else if (by === "purge") await store.purge(NOW + 2000);
    else await store.removeOf("one");

    expect(readAll(file)).not.toMatch(/Bridal lawn|bridal\.pk/);
  },
);

test("where another thread is reading, the log is emptied by the next look", async () => {
  const { file, store, id } = await start();
  await keepPage(store, id);
  const reader = new Database(file);
  reader.exec("begin");
  reader.prepare("select * from page").all();

  await store.remove(id);
  expect(readAll(file)).toContain("Bridal lawn");
  reader.exec("commit");
  reader.close();
  await store.purge(0);

  expect(readAll(file)).not.toContain("Bridal lawn");
});

test("a large audit is deleted in many turns of the loop, and the file is as small as before", async () => {
  const { file, store, id } = await start();
  await store.purge(0);
  const before = statSync(file).size;
  const body = JSON.stringify({ status: 200, title: "Lawn ".repeat(40_000) });
  for (let n = 0; n < 100; n += 1) {
    await store.keep(id, {
      found: [found(n)],
      pages: [{ n, state: "open", body, links: null, leads: null }],
    });
  }
  await store.keepReport(id, buildReport(await store.readRows(id), { now: NOW }));
  expect(statSync(file).size).toBeGreaterThan(20_000_000);

  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await store.remove(id);
  isOver = true;

  // Two pages at a time, then a megabyte of the file.
  expect(turns).toBeGreaterThan(60);
  expect(statSync(file).size).toBeLessThan(before + 500_000);
});

test("what a process that died left half deleted goes with the next look", async () => {
  const { file, store, id } = await start();
  await keepPage(store, id);
  const database = new Database(file);
  database.exec(`update crawl set phase = 'deleted' where id = ${id}`);
  database.close();
  await store.purge(0);
  expect(readAll(file)).not.toContain("Bridal lawn");
});

test("a file from before is brought to giving room back", async () => {
  const { file, store } = await start();
  await store.close();
  const old = new Database(file);
  old.exec("pragma journal_mode = delete; pragma auto_vacuum = none; vacuum");
  expect(old.prepare("pragma auto_vacuum").get()).toEqual({ auto_vacuum: 0 });
  old.close();

  await openCrawlFile({ file }).close();
  const now = new Database(file);
  expect(now.prepare("pragma auto_vacuum").get()).toEqual({ auto_vacuum: 2 });
  now.close();
});
