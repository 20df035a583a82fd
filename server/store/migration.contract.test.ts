import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { storeMigrations } from "./migrations.ts";
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { SubmissionStore } from "./submission-store.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const LATEST = storeMigrations("sqlite").at(-1)!.number;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** The tables of the first release, as it made them. Never changed: stores like this exist. */
const FIRST_SQLITE = `
  create table submission(
    id text primary key, form text not null, at integer not null, spam integer not null default 0,
    signals text not null default '', dedup text not null, email text not null, body text not null
  ) strict;
  create table outbox(
    id integer primary key, sub text not null references submission(id) on delete cascade,
    kind text not null, due integer not null, tries integer not null default 0, done integer,
    dead text
  ) strict;
  create index submission_at on submission(at);
  create index submission_dedup on submission(dedup, at);
  create index submission_email on submission(email);
  create index outbox_sub on outbox(sub);
  create index outbox_due on outbox(due) where done is null and dead is null;
  pragma user_version = 1;`;
const FIRST_POSTGRES = `
  create table submission(
    id text collate "C" primary key, form text not null, at bigint not null,
    spam integer not null default 0, signals text not null default '', dedup text not null,
    email text not null, body text not null
  );
  create table outbox(
    id bigint generated always as identity primary key,
    sub text collate "C" not null references submission(id) on delete cascade, kind text not null,
    due bigint not null, tries integer not null default 0, done bigint, dead text
  );
  create index submission_at on submission(at);
  create index submission_dedup on submission(dedup, at);
  create index submission_email on submission(email);
  create index outbox_sub on outbox(sub);
  create index outbox_due on outbox(due) where done is null and dead is null;`;
const FIRST_ROWS = `
  insert into submission(id, form, at, spam, signals, dedup, email, body) values
    ('a', 'audit', 1000, 0, '', 'k1', 'ayesha@example.pk',
      '{"name":"Ayesha عائشہ","email":"ayesha@example.pk","message":"It''s \\"me\\""}'),
    ('b', 'audit', 2000, 1, 'honeypot too-fast', 'k2', 'office@example.pk',
      '{"email":"office@example.pk","_replyto":"Bilal@example.pk"}');
  insert into outbox(sub, kind, due, tries, done, dead) values
    ('a', 'email', 1000, 2, 3000, null), ('a', 'webhook', 1000, 12, null, 'webhook 500');`;

const expectedRows = [
  {
    id: "a",
    form: "audit",
    at: 1000,
    spam: false,
    signals: [],
    dedup: "k1",
    fields: { name: "Ayesha عائشہ", email: "ayesha@example.pk", message: `It's "me"` },
    jobs: [
      { kind: "email", due: 1000, tries: 2, done: 3000, dead: null },
      { kind: "webhook", due: 1000, tries: 12, done: null, dead: "webhook 500" },
    ],
  },
  {
    id: "b",
    form: "audit",
    at: 2000,
    spam: true,
    signals: ["honeypot", "too-fast"],
    dedup: "k2",
    fields: { email: "office@example.pk", _replyto: "Bilal@example.pk" },
    jobs: [],
  },
];

type Engine = {
  name: string;
  /** An empty place. */
  prepare: () => Promise<void>;
  /** Answers with the rows of the last statement. */
  run: (sql: string) => Promise<unknown[]>;
  open: (create: boolean) => Promise<SubmissionStore>;
  first: string;
  /** What else says which step was the last one. */
  rollBack: string;
  fromTheFuture: string;
};

let file = "";

const engines: Engine[] = [
  {
    name: "SQLite",
    prepare: async () => {
      file = path.join(makeTemporaryFolder(), "site.db");
    },
    run: async (sql) => {
      const database = new DatabaseSync(file);
      database.exec(sql);
      const rows = /^select\b/.test(sql) ? database.prepare(sql).all() : [];
      database.close();
      return rows;
    },
    open: async (create) => openSqliteStore({ file, create }),
    first: FIRST_SQLITE,
    rollBack: "pragma user_version = 9",
    fromTheFuture: `pragma user_version = ${LATEST + 1}`,
  },
  ...(postgres === undefined
    ? []
    : [
        {
          name: "PostgreSQL",
          prepare: postgres.clear,
          run: postgres.run,
          open: (create: boolean) => openPostgresStore({ url: postgres.url, create }),
          first: FIRST_POSTGRES,
          rollBack: "",
          fromTheFuture: `insert into migration(number, name, at) values (${LATEST + 1}, 'later', 0)`,
        },
      ]),
];

describe.each(engines)("$name", ({ prepare, run, open, first, rollBack, fromTheFuture }) => {
  beforeEach(prepare);

  async function openToUse(create = true) {
    const store = await open(create);
    onTestFinished(() => store.close());
    return store;
  }

  test("a store of the first release is brought up to date with everything in it", async () => {
    await run(first + FIRST_ROWS);

    const store = await openToUse();

    expect(await store.dump("", 9)).toEqual(expectedRows);
    expect(await store.forget("bilal@example.pk")).toBe(1);
    await store.remember("clock", "now");
    await expect(store.save(newSubmission())).resolves.toMatchObject({ duplicate: false });
  });

  test("each step is taken once, also where an earlier release ran in between", async () => {
    await run(first + FIRST_ROWS);
    await (await open(true)).close();
    // What the first release does at its start.
    await run(first.replaceAll(/create (table|index)/g, "create $1 if not exists"));

    const store = await openToUse();

    expect(await store.dump("", 9)).toEqual(expectedRows);
  });

  test("secrets of reports become their hashes, and nothing else changes", async () => {
    await (await open(true)).close();
    const secret = "abcdefghijklmnopqrstuvwx";
    await run(`
      drop index submission_week;
      drop index event_used;
      alter table submission drop column page;
      drop index submission_remind_at;
      drop index submission_reminders;
      alter table submission drop column reminders;
      alter table submission drop column remind_at;
      alter table watched drop column weekly_mail;
      alter table watch_notice drop column weekly;
      delete from migration where number >= 10;
      insert into event(at, kind, body) values (1, 'audit-begun', '{"audit":{"report":"/site-audit#${secret}","site":"site#1"}}'),
        (2, 'note', '{"text":"/site-audit#${secret.slice(1)}"}');
      insert into watched(id, url, host, client, rhythm, pages, summary, made_at, next_at, summary_at)
      values ('w', 'https://a.pk/', 'a.pk', 'A', 'weekly', 9, 0, 1, 1, 1);
      insert into reading(id, site, begun_at, outcome, report)
      values ('r', 'w', 1, 'done', '/site-audit#${secret}'), ('s', 'w', 2, 'done', null);
      ${rollBack}`);

    await (await open(true)).close();

    const hash = createHash("sha256").update(secret).digest("hex");
    expect(await run("select report from reading order by id")).toEqual([
      { report: hash },
      { report: null },
    ]);
    const [begun, note] = (await run("select body from event order by at")) as { body: string }[];
    expect(JSON.parse(begun!.body)).toEqual({ audit: { report: hash, site: "site#1" } });
    expect(note!.body).toContain(secret.slice(1));
  });

  test("a step that fails changes nothing at all", async () => {
    await run(first + FIRST_ROWS);
    // The second step makes this table, after it has changed the first one.
    await run("create table memory(name text primary key)");

    await expect(open(true)).rejects.toThrow("memory");
    await run("drop table memory");

    expect(await (await openToUse()).dump("", 9)).toEqual(expectedRows);
  });

  test("a store of a newer version is refused with a sentence, and stays as it is", async () => {
    await (await open(true)).close();
    await run(fromTheFuture);

    for (const create of [true, false]) {
      await expect(open(create)).rejects.toThrow(
        `The store was written by a newer version of this site: it has version ${LATEST + 1}`,
      );
    }
  });

  test("a command changes no store: an earlier one is the server's start to bring up to date", async () => {
    await run(first + FIRST_ROWS);

    await expect(open(false)).rejects.toThrow(/earlier version.*Start the server once/);
    await expect(open(false)).rejects.toThrow(/earlier version/);
  });

  test("a command makes no store", async () => {
    await expect(open(false)).rejects.toThrow("There is no store");
    await expect(open(false)).rejects.toThrow("There is no store");
  });
});

describe("before a SQLite store is changed", () => {
  beforeEach(async () => {
    file = path.join(makeTemporaryFolder(), "site.db");
    const database = new DatabaseSync(file);
    database.exec(FIRST_SQLITE + FIRST_ROWS);
    database.close();
  });

  test("it is copied, for its owner alone, as it was", async () => {
    await openSqliteStore({ file }).close();

    const copy = `${file}.before-${LATEST}`;
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const database = new DatabaseSync(copy, { readOnly: true });
    onTestFinished(() => database.close());
    expect(database.prepare("pragma user_version").get()).toEqual({ user_version: 1 });
    expect(database.prepare("select id, body from submission").all()).toHaveLength(2);
  });

  test("what was deleted from it is gone from every file afterwards", async () => {
    const database = new DatabaseSync(file);
    const fill = database.prepare(
      "insert into submission(id, form, at, dedup, email, body) values (?, 'audit', 1, '', '', ?)",
    );
    for (let row = 0; row < 50; row += 1) fill.run(`x${row}`, `{"message":"geheim ${row}"}`);
    database.exec("delete from submission where id like 'x%'");
    database.close();
    const holds = (name: string) =>
      readFileSync(path.join(path.dirname(file), name)).includes("geheim");
    expect(readdirSync(path.dirname(file)).filter(holds)).toEqual(["site.db"]);

    await openSqliteStore({ file }).close();

    expect(readdirSync(path.dirname(file)).toSorted()).toEqual([
      "site.db",
      `site.db.before-${LATEST}`,
    ]);
    expect(readdirSync(path.dirname(file)).filter(holds)).toEqual([]);
  });

  test("and nothing is copied again afterwards, nor for a new store", async () => {
    await openSqliteStore({ file }).close();
    const { mtimeMs } = statSync(`${file}.before-${LATEST}`);
    await openSqliteStore({ file }).close();
    const fresh = path.join(makeTemporaryFolder(), "site.db");
    await openSqliteStore({ file: fresh }).close();

    expect(statSync(`${file}.before-${LATEST}`).mtimeMs).toBe(mtimeMs);
    expect(existsSync(`${fresh}.before-${LATEST}`)).toBe(false);
  });

  test("the copy goes with whoever is forgotten, and with age", async () => {
    const store = openSqliteStore({ file });
    await store.purge(Date.now() - 60_000, { spam: true });
    expect(existsSync(`${file}.before-${LATEST}`)).toBe(true);

    await store.purge(Date.now() + 60_000, { spam: true });

    expect(existsSync(`${file}.before-${LATEST}`)).toBe(false);
    await store.close();
  });
});
