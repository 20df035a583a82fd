import { afterAll, describe, expect, onTestFinished, test } from "vitest";

import { runCommand } from "#server/admin/commands.ts";
import { runDeskCommand } from "#server/admin/desk-commands.ts";
import { findInvitation } from "#server/desk/store/people.ts";
import { readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { openPostgresSql, openSqliteSql } from "#server/desk/store/sql.ts";
import { readEnv } from "#server/env.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission, NOW } from "#server/testing/new-submission.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function start() {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore({ file: databaseFile(dataDir) });
  const sql = openSqliteSql(databaseFile(dataDir));
  onTestFinished(async () => {
    await sql.close();
    await store.close();
  });
  const { id } = await store.save(newSubmission());
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    SITE_URL: "https://www.pehlapage.example",
  };
  const desk = async (...args: string[]) => {
    let output = "";
    await runDeskCommand(args, readEnv(env), (text) => (output += text));
    return output;
  };
  const enquiries = async (args: string[], more: Record<string, string> = {}) => {
    let output = "";
    const write = (text: string) => (output += text);
    await runCommand(args, readEnv({ ...env, ...more }), { write, isTerminal: false });
    return output;
  };
  return { store, sql, id, env, desk, enquiries };
}

describe("npm run desk", () => {
  test("prints a link that opens the desk once", async () => {
    const { desk, sql } = await start();

    const printed = await desk("invite", "  Ayesha   Rafiq ");

    const token = /^https:\/\/www\.pehlapage\.example\/desk#in=([\w-]{22})$/m.exec(printed)?.[1];
    expect(await findInvitation(sql, token!, Date.now())).toMatchObject({
      ok: true,
      seen: { name: "Ayesha Rafiq", by: null },
    });
    expect(await desk("people")).toBe("Ayesha Rafiq  no device yet\n");
  });

  test("says beside the link that no passkey can be made where SITE_URL is http or an IP address", async () => {
    const { desk, env } = await start();
    expect(await desk("invite", "Ayesha")).not.toContain("No passkey");

    for (const url of ["http://www.pehlapage.example", "https://203.0.113.7"]) {
      env["SITE_URL"] = url;
      expect(await desk("invite", "Ayesha")).toContain(`No passkey can be made at ${url}: it is`);
    }
  });

  test("has a client's site watched, lists it, and stops", async () => {
    const { desk } = await start();
    expect(await desk("watch", "list")).toBe("No site is watched yet.\n");

    const words = ["--weekly", "--to", "ayesha@pehlapage.example", "--client", "Rangreza"];
    expect(await desk("watch", "www.rangreza.example", ...words)).toBe(
      "Rangreza is watched. First reading within the hour.\n",
    );
    expect(await desk("watch", "list")).toContain(
      "rangreza.example  Rangreza  weekly  points lost: -  Not read yet",
    );
    await expect(desk("watch", "rangreza.example", ...words)).rejects.toThrow(
      "rangreza.example is watched already, as Rangreza.",
    );
    expect(await desk("watch", "stop", "rangreza.example")).toContain("watched no longer");
    await expect(desk("watch", "stop", "rangreza.example")).rejects.toThrow("No such site");
  });

  test.each([
    [["a.example", "--weekly"], "How often, and who gets the mail?"],
    [["a.example", "--to", "a@b.example"], "How often, and who gets the mail?"],
    [["a.example", "--weekly", "--nightly", "--to", "a@b.example"], "How often"],
    [["a.example", "--weekly", "--to", "nobody"], "That is no mail address."],
    [["a.example", "--weekly", "--to", "a@b.example", "--pages", "x"], "Between 1 and 2,000"],
    [["nonsense", "--weekly", "--to", "a@b.example"], "That is no address."],
  ])("refuses watch %s with a sentence", async (words, told) => {
    const { desk } = await start();
    await expect(desk("watch", ...words)).rejects.toThrow(told);
  });

  test("invites whoever is there already to one more device", async () => {
    const { desk } = await start();
    await desk("invite", "Ayesha");

    expect(await desk("invite", "ayesha")).toContain("one more device of Ayesha");
    expect(await desk("people")).toBe("Ayesha  no device yet\n");
  });

  test("removes a person, by name", async () => {
    const { desk } = await start();
    await desk("invite", "Ayesha");

    expect(await desk("remove", "AYESHA")).toContain("Ayesha is signed out everywhere.");
    expect(await desk("people")).toContain("Nobody yet.");
    await expect(desk("remove", "Ayesha")).rejects.toThrow("There is nobody called Ayesha.");
  });

  test.each([
    [["invite"], "Whom?"],
    [["invite", "x".repeat(81)], "Whom?"],
    [["explode"], "Who gets in at the desk."],
    [["constructor"], "Who gets in at the desk."],
  ])("%j is a mistake with a hint", async (args, hint) => {
    const { desk } = await start();
    await expect(desk(...args)).rejects.toThrow(hint);
  });
});

describe("npm run enquiries", () => {
  test("does to an enquiry what the desk does, and shows it", async () => {
    const { id, desk, enquiries, sql } = await start();
    await desk("invite", "Ayesha");
    expect(await enquiries(["list"])).toContain("new, nobody’s");

    await enquiries(["owner", id, "Ayesha"]);
    await enquiries(["status", id, "won"]);
    await enquiries(["note", id, "Ring after zuhr"]);

    expect(await enquiries(["list"])).toContain("won, Ayesha’s");
    const shown = await enquiries(["show", id]);
    for (const words of ["status: won", "owner: Ayesha", "note: Ring after zuhr"]) {
      expect(shown).toContain(words);
    }
    await enquiries(["undo", id]);
    expect(await readEnquiry(sql, id)).toMatchObject({ status: "new", answeredAt: null });
    await enquiries(["answered", id, "call"]);
    expect(await readEnquiry(sql, id)).toMatchObject({ status: "answered" });
    await expect(enquiries(["delete", id])).rejects.toThrow("is not spam");
    await enquiries(["spam", id]);
    expect(await readEnquiry(sql, id)).toMatchObject({ spam: true });
    expect(await enquiries(["delete", id])).toBe(`${id} is deleted.\n`);
    expect(await readEnquiry(sql, id)).toBeUndefined();
    const [gone] = await sql.all("select body from event where kind = 'forgotten'");
    expect(gone?.["body"]).toBe(JSON.stringify({ ids: [id] }));
  });

  test("what it does stands on the timeline, as what the desk does", async () => {
    const { id, enquiries, sql, store } = await start();
    const [job] = await store.claim({ kinds: ["email"], now: NOW, limit: 1, leaseMs: 1 });
    await store.dead(job!, "SMTP EAUTH 535");

    await enquiries(["no-answer", id]);
    await enquiries(["resend", id]);
    await enquiries(["export", "--json"]);

    const { status, happenings } = (await readEnquiry(sql, id))!;
    expect(status).toBe("new");
    expect(happenings.map(({ kind }) => kind)).toEqual([
      "came-in",
      "not-notified",
      "not-reached",
      "sent-again",
      "exported",
    ]);
  });

  test.each([
    [["status"], "Which one?"],
    [["status", "ID", "gone"], "It is one of new, answered, in-talk, won, lost."],
    [["note", "ID", " "], "What?"],
    [["owner", "ID", "Nobody Known"], "There is nobody called Nobody Known."],
    [["answered", "ID", "pigeon"], "How?"],
    [["undo", "ID"], "was changed yet"],
    [["status", "nothing", "won"], "There is no enquiry nothing."],
  ])("%j is a mistake with a hint, and changes nothing", async (args, hint) => {
    const { id, enquiries, sql } = await start();

    await expect(enquiries(args.map((word) => (word === "ID" ? id : word)))).rejects.toThrow(hint);

    expect(await readEnquiry(sql, id)).toMatchObject({ status: "new", owner: null });
  });

  test.skipIf(postgres === undefined)(
    "moves what the desk knows to PostgreSQL, and numbers go on from there",
    async () => {
      const { id, desk, enquiries, sql } = await start();
      await desk("invite", "Ayesha");
      await enquiries(["owner", id, "Ayesha"]);
      await enquiries(["note", id, "Ring after zuhr"]);
      const before = await readEnquiry(sql, id);
      await postgres!.clear();
      const database = { DATABASE_URL: postgres!.url };

      await enquiries(["migrate"], database);
      await enquiries(["migrate"], database);

      const target = openPostgresSql(postgres!.url);
      onTestFinished(() => target.close());
      expect(await readEnquiry(target, id)).toEqual(before);
      await enquiries(["status", id, "lost"], database);
      expect((await readEnquiry(target, id))!.last).toBeGreaterThan(before!.last);
      await (await openPostgresStore({ url: postgres!.url })).close();
    },
  );
});
