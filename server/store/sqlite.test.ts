import { existsSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { describe, expect, onTestFinished, test } from "vitest";

import { silentLog } from "#server/log.ts";
import { keepStoreOpen } from "#server/store/keep-open.ts";
import { backupSqlite, openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission } from "#server/testing/new-submission.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";

const newFile = () => path.join(makeTemporaryFolder(), "site.db");

describe("a file that only its owner reads", () => {
  test.each(["site.db", "site.db-wal", "site.db-shm"])("%s", async (name) => {
    const file = newFile();
    const store = openSqliteStore({ file });
    await store.save(newSubmission());

    expect(statSync(path.join(path.dirname(file), name)).mode & 0o777).toBe(0o600);
    await store.close();
  });
});

test("a clean end leaves one file, with everything in it", async () => {
  const file = newFile();
  const store = openSqliteStore({ file });
  await store.save(newSubmission());

  await store.close();

  expect(existsSync(`${file}-wal`)).toBe(false);
  const database = new DatabaseSync(file);
  expect(database.prepare("select count(*) as n from submission").get()).toEqual({ n: 1 });
  database.close();
});

test("enquiries that arrive together share a commit", async () => {
  const logSizes = await Promise.all(
    [true, false].map(async (groupCommit) => {
      const file = newFile();
      const store = openSqliteStore({ file, groupCommit });
      await Promise.all(Array.from({ length: 100 }, () => store.save(newSubmission())));
      const { size } = statSync(`${file}-wal`);
      await store.close();
      return size;
    }),
  );

  // Each commit writes every page anew that it touches.
  expect(logSizes[0]).toBeLessThan(logSizes[1]! / 5);
});

describe("a disk that is full", () => {
  test("refuses enquiries, keeps what it has, and takes enquiries again once there is room", async () => {
    const file = newFile();
    const store = openSqliteStore({ file, maxPages: 24 });
    onTestFinished(() => store.close());
    const outcomes: PromiseSettledResult<unknown>[] = [];
    for (let sent = 0; sent < 60; sent += 1) {
      const large = newSubmission({
        fields: { email: "a@example.pk", message: "x".repeat(2000) },
      });
      outcomes.push(...(await Promise.allSettled([store.save(large)])));
    }
    const stored = outcomes.filter(({ status }) => status === "fulfilled").length;

    expect(stored).toBeGreaterThan(0);
    expect(outcomes.at(-1)).toMatchObject({
      status: "rejected",
      reason: { errstr: "database or disk is full" },
    });
    expect((await store.count()).submissions).toBe(stored);

    await store.purge(Number.MAX_SAFE_INTEGER);
    await expect(store.save(newSubmission())).resolves.toMatchObject({ duplicate: false });
  });
});

function lock(file: string) {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  return () => other.exec("commit");
}

describe("another process that writes", () => {
  test("is waited for, while other work goes on", async () => {
    const file = newFile();
    const store = openSqliteStore({ file });
    onTestFinished(() => store.close());
    const unlock = lock(file);
    const saving = store.save(newSubmission());
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);

    await new Promise((resolve) => setTimeout(resolve, 100));
    unlock();
    await saving;
    clearInterval(timer);

    expect(turns).toBeGreaterThan(5);
    expect((await store.count()).submissions).toBe(1);
  });

  test("is not waited for without end", async () => {
    const file = newFile();
    const store = openSqliteStore({ file, busyTimeoutMs: 50 });
    onTestFinished(() => store.close());
    const unlock = lock(file);

    await expect(store.save(newSubmission())).rejects.toThrow("database is locked");
    unlock();

    await expect(store.save(newSubmission())).resolves.toMatchObject({ duplicate: false });
  });
});

describe("a backup", () => {
  test("is whole, is the owner's alone, and is taken while the server writes", async () => {
    const file = newFile();
    const target = path.join(makeTemporaryFolder(), "backup.db");
    const store = openSqliteStore({ file });
    onTestFinished(() => store.close());
    for (let sent = 0; sent < 50; sent += 1) await store.save(newSubmission());
    const writing = Promise.all(Array.from({ length: 20 }, () => store.save(newSubmission())));

    expect(backupSqlite(file, target)).toBe(50);
    await writing;

    expect(statSync(target).mode & 0o777).toBe(0o600);
    const restored = openSqliteStore({ file: target });
    expect(await restored.count()).toEqual({ submissions: 50, outbox: 50 });
    expect(await restored.dump("", 1)).toEqual(await store.dump("", 1));
    await restored.close();
  });

  test("overwrites nothing", async () => {
    const file = newFile();
    await openSqliteStore({ file }).close();
    const target = newFile();
    writeFileSync(target, "mine");

    expect(() => backupSqlite(file, target)).toThrow("exists already");
  });
});

async function startAndMove() {
  const file = newFile();
  const store = await keepStoreOpen({
    open: () => openSqliteStore({ file }),
    retryMs: 5,
    log: silentLog,
  });
  onTestFinished(() => store.close());
  const first = await store.save(newSubmission());
  for (const suffix of ["", "-wal", "-shm"]) renameSync(file + suffix, `${file}.away${suffix}`);
  return { file, store, first };
}

describe("a database that is moved away under a running server", () => {
  test("takes no enquiry that nobody would ever see", async () => {
    const { store } = await startAndMove();

    await expect(store.save(newSubmission())).rejects.toThrow("was moved or replaced");
  });

  test("is opened anew, and what was stored stands in what was moved", async () => {
    const { file, store, first } = await startAndMove();
    await store.check().catch(() => undefined);

    const second = await store.save(newSubmission());

    expect((await store.list({})).map(({ id }) => id)).toEqual([second.id]);
    const moved = openSqliteStore({ file: `${file}.away` });
    expect((await moved.list({})).map(({ id }) => id)).toEqual([first.id]);
    await moved.close();
  });
});

describe("a database that cannot be used at the start", () => {
  test("is refused when it is damaged, not overwritten", () => {
    const file = newFile();
    writeFileSync(file, "This is no database. ".repeat(500));

    expect(() => openSqliteStore({ file })).toThrow("not a database");
    expect(statSync(file).size).toBe(21 * 500);
  });

  test("is waited for when another process has locked it", async () => {
    const file = newFile();
    await openSqliteStore({ file }).close();
    const other = new DatabaseSync(file);
    other.exec("pragma journal_mode = delete; begin exclusive");
    const store = await keepStoreOpen({
      open: () => openSqliteStore({ file }),
      retryMs: 5,
      log: silentLog,
    });
    onTestFinished(() => store.close());
    expect(store.isOpen()).toBe(false);

    other.exec("commit");
    other.close();

    await expect.poll(store.isOpen, { timeout: 5000 }).toBe(true);
  }, 15_000);

  test("is used as soon as it can be", async () => {
    const file = newFile();
    let isAway = true;
    const store = await keepStoreOpen({
      open: () => {
        if (isAway) throw new Error("read-only file system");
        return openSqliteStore({ file });
      },
      retryMs: 5,
      log: silentLog,
    });
    onTestFinished(() => store.close());
    await expect(store.save(newSubmission())).rejects.toThrow("not open");

    isAway = false;
    await expect.poll(store.isOpen).toBe(true);

    await expect(store.save(newSubmission())).resolves.toMatchObject({ duplicate: false });
  });
});
