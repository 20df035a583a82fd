import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { describe, expect, onTestFinished, test } from "vitest";

import { silentLog } from "#tests/support/server/silent-log.ts";
import { keepStoreOpen } from "./keep-open.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { SubmissionStore } from "./submission-store.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

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

async function measureLog(save: (store: SubmissionStore) => Promise<unknown>) {
  const file = newFile();
  const store = openSqliteStore({ file });
  await save(store);
  const { size } = statSync(`${file}-wal`);
  await store.close();
  return size;
}

test("enquiries that arrive together share a commit", async () => {
  const together = await measureLog((store) =>
    Promise.all(Array.from({ length: 100 }, () => store.save(newSubmission()))),
  );
  const apart = await measureLog(async (store) => {
    for (let sent = 0; sent < 100; sent += 1) await store.save(newSubmission());
  });

  // Each commit writes again every page that it touches.
  expect(together).toBeLessThan(apart / 5);
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

test("a disk that is full is found by a check before an enquiry meets it", async () => {
  const store = openSqliteStore({ file: newFile(), maxPages: 40 });
  onTestFinished(() => store.close());
  await store.check();
  const large = () =>
    store.save(newSubmission({ fields: { email: "a@example.pk", message: "x".repeat(2000) } }));
  await expect(
    (async () => {
      for (;;) await large();
    })(),
  ).rejects.toThrow("full");

  await expect(store.check()).rejects.toThrow("full");

  await store.purge(Number.MAX_SAFE_INTEGER);
  await expect(store.check()).resolves.toBeUndefined();
});

const secret = (serial: number) => `geheim-${serial}-${"سر ".repeat(40)}`;

/** Two hundred enquiries of many lengths, every eighth of them of one person. */
async function fill(store: SubmissionStore) {
  for (let serial = 0; serial < 200; serial += 1) {
    const isHers = serial % 8 === 0;
    await store.save(
      newSubmission({
        at: isHers ? 0 : NOW,
        fields: {
          name: isHers ? "Ayesha Durrani" : "Somebody else",
          email: isHers ? "ayesha@example.pk" : `other-${serial}@example.pk`,
          message: (isHers ? secret(serial) : "kept ").repeat(1 + ((serial * 7) % 60)),
        },
      }),
    );
  }
}

/** In how many files of the folder the text is. */
function filesWith(folder: string, text: string) {
  return readdirSync(folder).filter((name) => readFileSync(path.join(folder, name)).includes(text));
}

describe("what is deleted", () => {
  test.each([
    ["forgotten", (store: SubmissionStore) => store.forget("ayesha@example.pk")],
    ["purged", (store: SubmissionStore) => store.purge(NOW)],
  ])("and %s is gone from every file of the folder", async (_how, remove) => {
    const file = newFile();
    const folder = path.dirname(file);
    const store = openSqliteStore({ file });
    onTestFinished(() => store.close());
    await fill(store);
    expect(filesWith(folder, "geheim-8-")).not.toEqual([]);

    expect(await remove(store)).toBe(25);

    const left = ["geheim-", "ayesha@example.pk", "Ayesha Durrani", "سر سر"].filter(
      (text) => filesWith(folder, text).length > 0,
    );
    expect(left).toEqual([]);
    expect(filesWith(folder, "kept kept")).toEqual(["site.db"]);
  });

  test("by a command is gone while the server has the database open", async () => {
    const file = newFile();
    const server = openSqliteStore({ file });
    onTestFinished(() => server.close());
    await fill(server);
    const command = openSqliteStore({ file, create: false });

    await command.forget("ayesha@example.pk");
    await command.close();

    expect(filesWith(path.dirname(file), "geheim-")).toEqual([]);
    expect((await server.count()).submissions).toBe(175);
  });

  test("while somebody reads the database is said to be in its log still", async () => {
    const file = newFile();
    const store = openSqliteStore({ file, busyTimeoutMs: 50 });
    onTestFinished(() => store.close());
    await fill(store);
    const reader = new DatabaseSync(file);
    onTestFinished(() => reader.close());
    reader.exec("begin; select * from submission limit 1");

    await expect(store.forget("ayesha@example.pk")).rejects.toThrow("Run the command again");
    reader.exec("commit");
    await store.forget("ayesha@example.pk");

    expect(filesWith(path.dirname(file), "geheim-")).toEqual([]);
  });
});

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

  test("is opened again, and what was stored is in what was moved", async () => {
    const { file, store, first } = await startAndMove();
    await store.check().catch(() => undefined);

    const second = await store.save(newSubmission());

    expect((await store.list({})).map(({ id }) => id)).toEqual([second.id]);
    const moved = openSqliteStore({ file: `${file}.away` });
    expect((await moved.list({})).map(({ id }) => id)).toEqual([first.id]);
    await moved.close();
  });
});

/** What another process finds, as the next start would after a sudden end of this one. */
async function readCopy(file: string) {
  const folder = makeTemporaryFolder();
  for (const part of readdirSync(path.dirname(file))) {
    copyFileSync(path.join(path.dirname(file), part), path.join(folder, part));
  }
  const store = openSqliteStore({ file: path.join(folder, "site.db") });
  const stored = await store.list({});
  await store.close();
  return stored.map(({ id }) => id).toSorted();
}

describe.each(["site.db-wal", "site.db-shm"])("%s removed under a running server", (name) => {
  async function startAndRemove(options: { watchMs?: number } = {}) {
    const file = newFile();
    const store = await keepStoreOpen({
      open: () => openSqliteStore({ file }),
      retryMs: 5,
      log: silentLog,
      ...options,
    });
    onTestFinished(() => store.close());
    const ids: string[] = [];
    for (let sent = 0; sent < 6; sent += 1) ids.push((await store.save(newSubmission())).id);
    rmSync(path.join(path.dirname(file), name));
    return { file, store, ids };
  }

  test("is noticed by the next enquiry, which is not acknowledged", async () => {
    const { store } = await startAndRemove();

    await expect(store.save(newSubmission())).rejects.toThrow("was moved or replaced");
  });

  test("is noticed by a check", async () => {
    const { store } = await startAndRemove();

    await expect(store.check()).rejects.toThrow("was moved or replaced");
  });

  test("costs nothing that was acknowledged, and enquiries are taken again", async () => {
    const { file, store, ids } = await startAndRemove();
    await store.save(newSubmission()).catch(() => undefined);

    const { id } = await store.save(newSubmission());

    expect(await readCopy(file)).toEqual([...ids, id].toSorted());
  });

  test("is noticed where nobody writes, and what was acknowledged is saved", async () => {
    const { file, ids } = await startAndRemove({ watchMs: 5 });

    await expect.poll(() => readCopy(file)).toEqual(ids.toSorted());
  });

  test("while an enquiry waits to be stored: it is not acknowledged", async () => {
    const file = newFile();
    const store = openSqliteStore({ file });
    onTestFinished(() => store.close());
    await store.save(newSubmission());
    const unlock = lock(file);
    const saving = store.save(newSubmission());
    const outcome = Promise.allSettled([saving]);

    await new Promise(setImmediate);
    rmSync(path.join(path.dirname(file), name));
    unlock();

    expect(await outcome).toMatchObject([
      { status: "rejected", reason: { name: "StoreGoneError" } },
    ]);
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
