import path from "node:path";

import { afterAll, describe, expect, onTestFinished, test } from "vitest";

import type { Change } from "#lib/desk/change-request.ts";

import { runCommand } from "./commands.ts";
import { runDeskCommand } from "./desk-commands.ts";
import { changeEnquiry } from "#server/desk/store/change-enquiry.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { addPasskey } from "#server/desk/store/passkeys.ts";
import { findByName, findInvitation, invite } from "#server/desk/store/people.ts";
import { readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { isUnconfirmed } from "#server/desk/store/restored.ts";
import { openDeskPostgres, openDeskFile, type DeskSql } from "#server/desk/store/sql.ts";
import { readEnv } from "#server/env.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { noteOwnAddress } from "#server/start/own-address.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function start() {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore({ file: databaseFile(dataDir) });
  const sql = openDeskFile(databaseFile(dataDir));
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
  const changeAt = async (where: DeskSql, change: Change) => {
    await noteWhatHappened(where, NOW);
    return changeEnquiry(where, { id, person: null, change, now: NOW, notify: [] });
  };
  const change = (one: Change) => changeAt(sql, one);
  return { store, sql, id, env, desk, enquiries, change, changeAt };
}

describe("npm run desk", () => {
  test.each([[], ["--help"], ["invite", "-h"]])("prints its usage for %j", async (...args) => {
    const { desk } = await start();
    expect(await desk(...args)).toMatch(/^Who can sign in at the desk\./);
  });

  test("prints a link that opens the desk once", async () => {
    const { desk, sql } = await start();

    const printed = await desk("invite", "  Ayesha   Rafiq ");

    const token = /^https:\/\/www\.pehlapage\.example\/desk#in=([\w-]{22})$/m.exec(printed)?.[1];
    expect(await findInvitation(sql, token!, Date.now())).toMatchObject({
      seen: { name: "Ayesha Rafiq", by: null },
    });
    expect(await desk("people")).toBe("Ayesha Rafiq  no device yet\n");
  });

  test("the link leads to the server that runs on the data folder, else where the settings say", async () => {
    const { desk, env } = await start();
    env["SITE_URL"] = "";
    env["PORT"] = "3000";
    expect(await desk("invite", "Ayesha")).toContain("http://localhost:3000/desk#in=");

    noteOwnAddress(env["DATA_DIR"]!, "http://localhost:4100");

    expect(await desk("invite", "Ayesha")).toContain("http://localhost:4100/desk#in=");
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
      "rangreza.example is already watched, as Rangreza.",
    );
    expect(await desk("watch", "stop", "rangreza.example")).toContain("no longer watched");
    await expect(desk("watch", "stop", "rangreza.example")).rejects.toThrow("No such site");
  });

  test.each([
    [["a.example", "--weekly"], "How often, and who gets the email?"],
    [["a.example", "--to", "a@b.example"], "How often, and who gets the email?"],
    [["a.example", "--weekly", "--nightly", "--to", "a@b.example"], "How often"],
    [["a.example", "--weekly", "--to", "nobody"], "That is not an email address."],
    [["a.example", "--weekly", "--to", "a@b.example", "--pages", "x"], "Between 1 and 2,000"],
    [["nonsense", "--weekly", "--to", "a@b.example"], "That is not an address."],
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

  test("removes the links that somebody made, and names them", async () => {
    const { desk, sql } = await start();
    await desk("invite", "Ayesha");
    const by = (await findByName(sql, "Ayesha"))!.id;
    const made = await invite(sql, { whom: { name: "Helper" }, by, now: Date.now() });

    expect(await desk("remove", "Ayesha")).toContain("no longer work: for Helper.");

    expect(await findInvitation(sql, made!.token, Date.now())).toBeUndefined();
  });

  test("after a restore prints who gets in, and lets nobody sign in until that is confirmed", async () => {
    const { desk, enquiries, sql } = await start();
    await desk("invite", "Bilal");
    const { id } = (await findByName(sql, "Bilal"))!;
    const key = { id: "k", person: id, publicKey: "p", counter: 0, transports: [] };
    await addPasskey(sql, { ...key, device: "Bilal’s phone", by: null, now: NOW });
    const backup = path.join(makeTemporaryFolder(), "site.db");
    await enquiries(["backup", backup]);
    await desk("remove", "Bilal");
    const there = { DATA_DIR: path.join(makeTemporaryFolder(), "data") };

    const said = await enquiries(["restore", backup], there);

    expect(said).toContain("Bilal  Bilal’s phone, used 2026-11-21 14:00 PKT");
    expect(said).toContain("npm run desk -- confirm");
    const restored = openDeskFile(databaseFile(there.DATA_DIR));
    onTestFinished(() => restored.close());
    expect(await isUnconfirmed(restored)).toBe(true);
    expect(await desk("people")).not.toContain("confirm");
    let output = "";
    await runDeskCommand(["confirm"], readEnv(there), (text) => (output += text));
    expect(output).toContain("Bilal  Bilal’s phone");
    expect(output).toContain("Confirmed: they can sign in.");
    expect(await isUnconfirmed(restored)).toBe(false);
    expect(await desk("confirm")).toContain("There was nothing to confirm.");
  });

  test.each([
    [["invite"], "Who?"],
    [["invite", "x".repeat(81)], "Who?"],
    [["explode"], "Who can sign in at the desk."],
    [["constructor"], "Who can sign in at the desk."],
  ])("%j is a mistake with a hint", async (args, hint) => {
    const { desk } = await start();
    await expect(desk(...args)).rejects.toThrow(hint);
  });
});

describe("npm run enquiries", () => {
  test("lists and shows what the desk did, and notes on the timeline what it does itself", async () => {
    const { id, enquiries, sql, store, change } = await start();
    const [job] = await store.claim({ kinds: ["email"], now: NOW, limit: 1, leaseMs: 1 });
    await store.dead(job!, "SMTP EAUTH 535");
    expect(await enquiries(["list"])).toContain("new, nobody’s");
    await change({ kind: "status", status: "won" });
    await change({ kind: "note", text: "Ring after zuhr" });

    await enquiries(["resend", id]);

    expect(await enquiries(["list"])).toContain("won, nobody’s");
    const shown = await enquiries(["show", id]);
    for (const words of ["status: won", "note: Ring after zuhr"]) expect(shown).toContain(words);
    const { happenings } = (await readEnquiry(sql, id))!;
    expect(happenings.map(({ kind }) => kind)).toEqual([
      "came-in",
      "not-notified",
      "status",
      "note",
      "sent-again",
    ]);
  });

  test.skipIf(postgres === undefined)(
    "moves what the desk knows to PostgreSQL, and numbers go on from there",
    async () => {
      const { id, desk, enquiries, sql, change, changeAt } = await start();
      await desk("invite", "Ayesha");
      await change({ kind: "note", text: "Ring after zuhr" });
      const before = await readEnquiry(sql, id);
      await postgres!.clear();
      const database = { DATABASE_URL: postgres!.url };

      await enquiries(["migrate"], database);
      await enquiries(["migrate"], database);

      const target = openDeskPostgres(postgres!.url);
      onTestFinished(() => target.close());
      expect(await readEnquiry(target, id)).toEqual(before);
      await changeAt(target, { kind: "status", status: "lost" });
      expect((await readEnquiry(target, id))!.last).toBeGreaterThan(before!.last);
      await (await openPostgresStore({ url: postgres!.url })).close();
    },
  );
});
