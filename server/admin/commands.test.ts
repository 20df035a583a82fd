import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { afterAll, describe, expect, onTestFinished, test } from "vitest";

import { countJobs } from "#server/notify/job-queue.ts";
import { runCommand } from "./commands.ts";
import { openDeskFile } from "#server/desk/store/sql.ts";
import { countNotices, noticeOutbox, queueNotice } from "#server/watch/notices.ts";
import { addSite } from "#server/watch/sites.ts";
import { readEnv } from "#server/env.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { damageFile } from "#tests/support/server/damage-file.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { DAY_MS } from "#lib/durations.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function run(args: string[], env: Record<string, string>) {
  let output = "";
  await runCommand(args, readEnv(env), {
    write: (text) => (output += text),
    isTerminal: false,
  });
  return output;
}

async function startStore() {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore({ file: databaseFile(dataDir) });
  onTestFinished(() => store.close());
  return { store, env: { DATA_DIR: dataDir } };
}

/** The desk changes enquiries, and the terminal no longer does. */
const NO_COMMANDS =
  "unheard-of constructor status answered no-answer owner note undo spam not-spam delete page audit".split(
    " ",
  );

const enquiry = newSubmission({
  fields: {
    name: "Ayesha\u001B[31m \u009B2J\u202EKhan",
    email: "ayesha@example.pk",
    message: "First line\nSecond line",
    page: "/seo-services/lahore",
  },
});

describe("the command line", () => {
  test.each([[[]], [["--help"]], [["list", "-h"]]])("prints its usage for %j", async (args) => {
    expect(await run(args, { DATA_DIR: makeTemporaryFolder() })).toMatch(
      /^Reads and looks after the enquiries\./,
    );
  });

  test("lists what the running server stored, with its page", async () => {
    const { store, env } = await startStore();
    expect(await run(["list"], env)).toBe("No enquiries yet.\n");
    await store.save(enquiry);

    const listed = await run(["list"], env);

    expect(listed).toContain(`${enquiry.id}  2026-11-21 14:00 PKT`);
    expect(listed).toContain("/seo-services/lahore  First line Second line");
  });

  test("lets nobody steer the terminal", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);

    for (const words of [["list"], ["show", enquiry.id]]) {
      const printed = await run(words, env);
      expect(printed).toContain(String.raw`Ayesha\u001b[31m \u009b2J\u202eKhan`);
      expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
    }
  });

  test("shows one enquiry whole, named by the end of its ID", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);

    const shown = await run(["show", enquiry.id.slice(-6)], env);

    expect(shown).toContain("email: ayesha@example.pk");
    expect(shown).toContain("message: First line\nSecond line");
  });

  test("exports everything as CSV in which no cell is a formula", async () => {
    const { store, env } = await startStore();
    await store.save(
      newSubmission({
        fields: { name: "=1+1", email: "a@example.pk", message: "m", unknown_to_the_form: "9" },
      }),
    );
    await store.save(newSubmission({ spam: true, notify: [] }));

    const lines = (await run(["export", "--csv"], env)).trim().split("\r\n");

    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(
      "id,time,status,owner,name,email,phone,website,message,page,_subject",
    );
    expect(lines[1]).toContain("'=1+1,a@example.pk");
    expect(lines[1]).toContain('"{""unknown_to_the_form"":""9""}"');
  });

  test("exports into a new file, for its owner alone, that a spreadsheet reads", async () => {
    const { store, env } = await startStore();
    await store.save(
      newSubmission({ fields: { name: "عائشہ", email: "a@example.pk", message: "m" } }),
    );
    const file = path.join(makeTemporaryFolder(), "enquiries.csv");

    const said = await run(["export", "--csv", file], env);

    expect(said).toBe(`1 enquiries written to ${file}.\n`);
    expect(readFileSync(file, "utf8")).toMatch(
      /^\uFEFFid,time,status,owner,name,.*\r\n.*,عائشہ,.*\r\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run(["export", "--csv", file], env)).rejects.toThrow("already exists");
  });

  test("exports to a file or a program only what has nothing of npm before it", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    const npm = { ...env, npm_lifecycle_event: "enquiries" };

    await expect(run(["export", "--json"], npm)).rejects.toThrow("npm run -s");

    const silent = { ...npm, npm_config_loglevel: "silent" };
    // A program that another script of npm has started: that script's banner is not in our output.
    const fromTests = { ...env, npm_lifecycle_event: "test" };
    for (const clean of [silent, fromTests]) {
      expect(JSON.parse(await run(["export", "--json"], clean))).toMatchObject({ id: enquiry.id });
    }
  });

  test("lists given-up notifications and sends them again", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    const [job] = await store.claim({ kinds: ["email"], now: NOW, limit: 1, leaseMs: 1 });
    await store.dead(job!, "SMTP EAUTH 535");

    expect(await run(["dead"], env)).toContain(
      `${enquiry.id}  2026-11-21 14:00 PKT  email  1 attempt  SMTP EAUTH 535`,
    );
    expect(await run(["resend", "--all"], env)).toContain("1 on their way again");
    expect((await countJobs(store.data, "outbox")).pending).toBe(1);
  });

  test("lists mails about watched sites that were given up, and sends them again", async () => {
    const { env } = await startStore();
    const sql = openDeskFile(databaseFile(env.DATA_DIR));
    onTestFinished(() => sql.close());
    const site = await addSite(
      sql,
      {
        url: "rangreza.pk",
        host: "rangreza.pk",
        client: "Rangreza",
        owner: null,
        rhythm: "weekly",
        pages: 10,
        mailTo: "ayesha@example.pk",
        summary: false,
        weeklyMail: false,
      },
      NOW,
    );
    if ("taken" in site) throw new Error("taken");
    const notice = {
      kind: "email" as const,
      to: "ayesha@example.pk",
      subject: "x",
      text: "",
      html: "",
      stop: "",
    };
    await queueNotice(sql, { site: site.id, notice, reading: null }, NOW);
    const outbox = noticeOutbox(sql);
    const [job] = await outbox.claim({ kinds: ["email"], now: NOW, limit: 1, leaseMs: 1 });
    await outbox.dead(job!, "SMTP ECONNREFUSED");

    expect(await run(["dead"], env)).toContain(
      `${job!.submissionId}  2026-11-21 14:00 PKT  watch of Rangreza, email ayesha@example.pk  1 attempt  SMTP ECONNREFUSED`,
    );
    expect(await run(["resend", job!.submissionId], env)).toContain("1 on their way again");
    expect(await countNotices(sql)).toMatchObject({ pending: 1, dead: 0 });
    expect(await run(["dead"], env)).toBe(
      "No notification was given up.\nNo email is set up: it is sent once SMTP_HOST is set.\n",
    );
  });

  test("makes a backup that can be opened in the place of the database", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    const folder = makeTemporaryFolder();

    const said = await run(["backup", path.join(folder, "site.db")], env);

    expect(said).toContain("1 enquiry copied");
    expect(await run(["list"], { DATA_DIR: folder })).toContain(enquiry.id);
  });

  test("restores a backup where there is no store, and nowhere else", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    const backup = path.join(makeTemporaryFolder(), "backup.db");
    await run(["backup", backup], env);
    const elsewhere = { DATA_DIR: path.join(makeTemporaryFolder(), "data") };

    expect(await run(["restore", backup], elsewhere)).toContain("1 enquiry restored");

    expect(await run(["list"], elsewhere)).toContain(enquiry.id);
    await expect(run(["restore", backup], elsewhere)).rejects.toThrow("overwrites nothing");
  });

  test.each([
    [["list"]],
    [["list", "--spam"]],
    [["show", "x"]],
    [["export", "--csv"]],
    [["dead"]],
    [["resend", "--all"]],
    [["backup", "FILE"]],
    [["forget", "a@example.pk"]],
    [["purge", "--days", "9"]],
    [["purge", "--yes"]],
    [["migrate"]],
  ])("%o makes no store where there is none", async (args) => {
    const folder = makeTemporaryFolder();
    const env = {
      DATA_DIR: path.join(folder, "data"),
      ...(args[0] === "migrate" && { DATABASE_URL: "postgres://site@127.0.0.1:1/site" }),
    };
    const inFolder = args.map((arg) => (arg === "FILE" ? path.join(folder, "backup.db") : arg));

    await expect(run(inFolder, env)).rejects.toThrow("There is no store at");

    expect(readdirSync(folder)).toEqual([]);
  });

  test("forgets one person", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    await store.save(newSubmission());

    await store.save(
      newSubmission({ fields: { name: "A", email: "b@example.pk", phone: "+923000000387" } }),
    );
    await store.save(
      newSubmission({ fields: { name: "A", email: "c@example.pk", phone: "+923000000387" } }),
    );

    expect(await run(["forget", "Ayesha@Example.pk"], env)).toMatch(/^1 enquiry deleted.*\n$/);
    expect(await run(["forget", "b@example.pk"], env)).toContain(
      "Still there, from the same number with another address: 1 enquiry, of 2026-11-21 14:00 PKT.",
    );
    expect((await store.count()).submissions).toBe(2);
  });

  test("deletes what is older than so many days", async () => {
    const { store, env } = await startStore();
    await store.save(newSubmission({ at: 0 }));
    await store.save(newSubmission({ at: Date.now() }));

    expect(await run(["purge", "--days", "30"], env)).toContain("1 enquiry deleted");
  });

  test("deletes what the server holds back only when it is told that this is right", async () => {
    const { store, env } = await startStore();
    for (let age = 0; age < 20; age += 1) {
      await store.save(newSubmission({ at: Date.now() - age * DAY_MS }));
    }
    await store.save(newSubmission({ at: Date.now() - 40 * DAY_MS, spam: true, notify: [] }));
    const withRetention = { ...env, RETENTION_DAYS: "10" };

    await expect(run(["purge"], withRetention)).rejects.toThrow(
      /No enquiry was deleted: 10 of 20 .* By this machine's clock it is 2.* add --yes/,
    );
    expect(await store.list({})).toHaveLength(20);

    expect(await run(["purge", "--yes"], withRetention)).toContain("10 enquiries deleted");
    expect(await store.list({})).toHaveLength(10);
  });

  test.each([["list"], ["backup", "copy.db"]])(
    "%s says in our words that the database is damaged",
    async (...args) => {
      const dataDir = makeTemporaryFolder();
      const store = openSqliteStore({ file: databaseFile(dataDir) });
      for (let sent = 0; sent < 50; sent += 1) await store.save(newSubmission());
      await store.close();
      damageFile(databaseFile(dataDir));

      const words = args.map((word) => word.replace("copy", `${dataDir}/copy`));
      const failed = run(words, { DATA_DIR: dataDir });
      await expect(failed).rejects.toThrow("the database is damaged");
      await expect(failed).rejects.not.toThrow("malformed");
    },
  );

  test("without a number deletes what the privacy page says is gone", async () => {
    const { store, env } = await startStore();
    for (const days of [364, 366])
      await store.save(newSubmission({ at: Date.now() - days * DAY_MS }));

    expect(await run(["purge", "--yes"], env)).toContain("1 enquiry deleted");
    expect(await store.list({})).toHaveLength(1);
  });

  test("believes a clock that leapt when it is told that it is right", async () => {
    const { store, env } = await startStore();
    await store.save(newSubmission({ at: Date.now() - 3 * 365 * DAY_MS }));
    await store.save(newSubmission({ at: Date.now() - 2 * 365 * DAY_MS }));

    await expect(run(["purge", "--days", "800"], env)).rejects.toThrow(
      "the clock is 730 days ahead of the newest time seen",
    );
    expect(await run(["purge", "--days", "800", "--yes"], env)).toContain("1 enquiry deleted");

    expect(await run(["purge", "--days", "729"], env)).toContain("1 enquiry deleted");
  });

  test.each([
    [["show", "nothing"], "There is no enquiry nothing."],
    [["export"], "In which format?"],
    [["forget"], "Who?"],
    [["purge"], "How old?"],
    [["resend"], "Which one?"],
    [["backup"], "Where to?"],
    [["restore"], "Which one?"],
    [["migrate"], "Set DATABASE_URL"],
    ...NO_COMMANDS.map((word) => [[word, "ID"], "npm run enquiries -- list"] as [string[], string]),
  ])("%o fails with a hint", async (args, hint) => {
    const { env } = await startStore();

    await expect(run(args, { ...env, RETENTION_DAYS: "0" })).rejects.toThrow(hint);
  });

  test.skipIf(postgres === undefined)(
    "moves everything to PostgreSQL, and again does no harm",
    async () => {
      const { store, env } = await startStore();
      for (let count = 0; count < 30; count += 1) {
        await store.save(newSubmission({ notify: ["email", "webhook"] }));
      }
      const both = { ...env, DATABASE_URL: postgres!.url };

      const said = await run(["migrate"], both);
      await run(["migrate"], both);

      expect(said).toContain(
        "In PostgreSQL: 30 enquiries, 60 notifications.\nEverything is there.",
      );
      const target = await openPostgresStore({ url: postgres!.url });
      expect(await target.dump("", 100)).toEqual(await store.dump("", 100));
      await target.close();
      expect(await run(["list", "--limit", "30"], both)).toContain("person-");
    },
  );
});
