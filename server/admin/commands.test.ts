import path from "node:path";

import { afterAll, describe, expect, onTestFinished, test } from "vitest";

import { runCommand } from "#server/admin/commands.ts";
import { readEnv } from "#server/env.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission, NOW } from "#server/testing/new-submission.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function run(args: string[], env: Record<string, string>) {
  let output = "";
  await runCommand(args, readEnv(env), (line) => (output += `${line}\n`));
  return output;
}

async function startStore() {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore({ file: databaseFile(dataDir) });
  onTestFinished(() => store.close());
  return { store, env: { DATA_DIR: dataDir } };
}

const enquiry = newSubmission({
  fields: {
    name: "Ayesha\u001B[31m Khan",
    email: "ayesha@example.pk",
    message: "First line\nSecond line",
    page: "/seo-services/lahore",
  },
});

describe("the command line", () => {
  test("lists what the running server stored, with its page", async () => {
    const { store, env } = await startStore();
    expect(await run(["list"], env)).toBe("No enquiries yet.\n");
    await store.save(enquiry);

    const listed = await run(["list"], env);

    expect(listed).toContain(`${enquiry.id}  2026-11-21 09:00`);
    expect(listed).toContain("/seo-services/lahore  First line Second line");
  });

  test("lets nobody steer the terminal", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);

    expect(await run(["list"], env)).not.toContain("\u001B");
    expect(await run(["show", enquiry.id], env)).not.toContain("\u001B");
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
      newSubmission({ fields: { name: "=1+1", email: "a@example.pk", message: "m", budget: "9" } }),
    );
    await store.save(newSubmission({ spam: true, notify: [] }));

    const lines = (await run(["export", "--csv"], env)).trim().split("\r\n");

    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("id,time,name,email,website,message,page,_subject");
    expect(lines[1]).toContain("'=1+1,a@example.pk");
    expect(lines[1]).toContain('"{""budget"":""9""}"');
  });

  test("lists given-up notifications and sends them again", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    const [job] = await store.claim({ kinds: ["email"], now: NOW, limit: 1, leaseMs: 1 });
    await store.dead(job!, "SMTP EAUTH 535");

    expect(await run(["dead"], env)).toContain(
      `${enquiry.id}  2026-11-21 09:00  email  1 attempts  SMTP EAUTH 535`,
    );
    expect(await run(["resend", "--all"], env)).toContain("1 on their way again");
    expect((await store.outboxCounts()).pending).toBe(1);
  });

  test("makes a backup that can be opened in the place of the database", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    const folder = makeTemporaryFolder();

    const said = await run(["backup", path.join(folder, "site.db")], env);

    expect(said).toContain("1 enquiries copied");
    expect(await run(["list"], { DATA_DIR: folder })).toContain(enquiry.id);
  });

  test("forgets one person", async () => {
    const { store, env } = await startStore();
    await store.save(enquiry);
    await store.save(newSubmission());

    expect(await run(["forget", "Ayesha@Example.pk"], env)).toContain("1 enquiries deleted");
    expect((await store.count()).submissions).toBe(1);
  });

  test("deletes what is older than so many days", async () => {
    const { store, env } = await startStore();
    await store.save(newSubmission({ at: 0 }));
    await store.save(newSubmission({ at: Date.now() }));

    expect(await run(["purge", "--days", "30"], env)).toContain("1 enquiries deleted");
  });

  test.each([
    [["show", "nothing"], "There is no enquiry nothing."],
    [["export"], "In which form?"],
    [["forget"], "Whom?"],
    [["purge"], "How old?"],
    [["resend"], "Which one?"],
    [["migrate"], "Set DATABASE_URL"],
    [["unheard-of"], "npm run enquiries -- list"],
  ])("%o fails with a hint", async (args, hint) => {
    const { env } = await startStore();

    await expect(run(args, env)).rejects.toThrow(hint);
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
