import { chmodSync, chownSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { describe, expect, onTestFinished, test } from "vitest";

import { openSqliteStore } from "./sqlite.ts";
import { backupSqlite, restoreSqlite } from "./sqlite-backup.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const newFile = () => path.join(makeTemporaryFolder(), "site.db");

function openStore(file = newFile()) {
  const store = openSqliteStore({ file });
  onTestFinished(() => store.close());
  return { file, store };
}

/** Every row of every table, as bytes. */
function readRows(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = ["submission", "outbox", "memory", "migration"];
    return tables.flatMap((table) =>
      database
        .prepare(`select * from ${table} order by 1`)
        .all()
        .map((row) =>
          Buffer.from(JSON.stringify([table, ...Object.entries(row)])).toString("base64"),
        ),
    );
  } finally {
    database.close();
  }
}

describe("a backup", () => {
  test("is whole, is the owner's alone, and is taken while the server writes", async () => {
    const { file, store } = openStore();
    const target = path.join(makeTemporaryFolder(), "backup.db");
    for (let sent = 0; sent < 50; sent += 1) await store.save(newSubmission());
    const writing = Promise.all(Array.from({ length: 20 }, () => store.save(newSubmission())));

    expect(backupSqlite(file, target)).toBe(50);
    await writing;

    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(target))).toEqual(["backup.db"]);
  });

  test("overwrites nothing", async () => {
    const { file } = openStore();
    const target = newFile();
    writeFileSync(target, "mine");

    expect(() => backupSqlite(file, target)).toThrow("exists already");
    expect(statSync(target).size).toBe(4);
  });

  test("in a folder that is not there says what to do", () => {
    const { file } = openStore();
    const folder = path.join(makeTemporaryFolder(), "backups");

    expect(() => backupSqlite(file, path.join(folder, "site.db"))).toThrow(`mkdir -p ${folder}`);
  });

  test("of no store makes neither a store nor a backup", () => {
    const folder = makeTemporaryFolder();
    const target = path.join(folder, "backup.db");

    expect(() => backupSqlite(path.join(folder, "data/site.db"), target)).toThrow(
      "There is no store at",
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    [
      "a damaged store",
      (file: string) => writeFileSync(file, "no database ".repeat(900)),
      "not a database",
    ],
    [
      "a database of something else",
      (file: string) => new DatabaseSync(file).exec("create table other(a)"),
      "no enquiries of this site",
    ],
    ["an empty file", (file: string) => writeFileSync(file, ""), "no enquiries of this site"],
  ])("of %s fails and leaves no file", (_what, make, words) => {
    const file = newFile();
    make(file);
    const folder = makeTemporaryFolder();

    expect(() => backupSqlite(file, path.join(folder, "backup.db"))).toThrow(words);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("a backup that is restored", () => {
  test("gives back every row, byte for byte", async () => {
    const { file, store } = openStore();
    for (let sent = 0; sent < 40; sent += 1) {
      await store.save(
        newSubmission({
          notify: ["email", "webhook"],
          spam: sent % 7 === 0,
          fields: {
            email: `p${sent}@example.pk`,
            _replyto: "other@example.pk",
            "budget (PKR)": "45,000",
            message: `Hello عائشہ \u{1F600} 'x' "y"\n`.repeat(sent * 9),
          },
        }),
      );
    }
    const [done, failed] = await store.claim({ kinds: ["email"], now: NOW, limit: 2, leaseMs: 9 });
    await store.done(done!, NOW);
    await store.dead(failed!, "SMTP EAUTH 535");
    await store.remember("clock", '{"newest":1}');
    const backup = path.join(makeTemporaryFolder(), "backup.db");
    backupSqlite(file, backup);
    const restored = path.join(makeTemporaryFolder(), "site.db");

    expect(restoreSqlite(backup, restored)).toBe(40);

    expect(readRows(restored)).toEqual(readRows(file));
    expect(readRows(restored).length).toBeGreaterThan(100);
    expect(statSync(restored).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(restored))).toEqual(["site.db"]);
  });

  test("is a store that the server goes on with", async () => {
    const { file, store } = openStore();
    const first = await store.save(newSubmission());
    const backup = path.join(makeTemporaryFolder(), "backup.db");
    backupSqlite(file, backup);
    const restored = newFile();
    restoreSqlite(backup, restored);

    const { store: again } = openStore(restored);
    const second = await again.save(newSubmission());

    expect((await again.list({})).map(({ id }) => id).toSorted()).toEqual([first.id, second.id]);
  });

  test.each(["site.db", "site.db-wal", "site.db-shm"])("overwrites no %s", (name) => {
    const { file } = openStore();
    const backup = path.join(makeTemporaryFolder(), "backup.db");
    backupSqlite(file, backup);
    const folder = makeTemporaryFolder();
    writeFileSync(path.join(folder, name), "mine");

    expect(() => restoreSqlite(backup, path.join(folder, "site.db"))).toThrow(
      "restore overwrites nothing",
    );
    expect(readdirSync(folder)).toEqual([name]);
  });

  test("must be one: anything else leaves no store", () => {
    const folder = makeTemporaryFolder();
    const noDatabase = newFile();
    writeFileSync(noDatabase, "no database ".repeat(900));

    expect(() => restoreSqlite(path.join(folder, "nothing.db"), `${folder}/site.db`)).toThrow(
      "There is no file",
    );
    expect(() => restoreSqlite(noDatabase, `${folder}/site.db`)).toThrow("not a database");
    expect(readdirSync(folder)).toEqual([]);
  });

  // Only root may give a file away.
  test.skipIf(process.getuid?.() !== 0)("by root belongs to the server's user", () => {
    const { file } = openStore();
    const backup = path.join(makeTemporaryFolder(), "backup.db");
    backupSqlite(file, backup);
    const folder = makeTemporaryFolder();
    chownSync(folder, 12_345, 12_346);

    restoreSqlite(backup, path.join(folder, "site.db"));

    const { uid, gid } = statSync(path.join(folder, "site.db"));
    expect([uid, gid]).toEqual([12_345, 12_346]);
  });

  test("may lie where nothing can be written", () => {
    const { file } = openStore();
    const folder = makeTemporaryFolder();
    backupSqlite(file, `${folder}/backup.db`);
    chmodSync(`${folder}/backup.db`, 0o400);
    const restored = newFile();

    restoreSqlite(`${folder}/backup.db`, restored);

    expect(existsSync(restored)).toBe(true);
    expect(readdirSync(folder)).toEqual(["backup.db"]);
  });
});
