import { describe, expect, test } from "vitest";

import type { DeskRefusal, PeopleAnswer } from "#lib/desk/contract.ts";

import { invite, INVITATION_MS } from "#server/desk/store/people.ts";
import { CHALLENGE_MS, SESSION_IDLE_MS, SESSION_MOST_MS } from "#server/desk/store/passkeys.ts";
import { openSqliteSql } from "#server/desk/store/sql.ts";
import { restoreSqlite, backupSqlite } from "#server/store/sqlite-backup.ts";
import { createSoftPasskey } from "#server/testing/soft-passkey.ts";
import { startTestApp } from "#server/testing/start-app.ts";
import { signIn, startTestDesk, type Browser } from "#server/testing/start-desk.ts";

const reasonOf = async (response: Response) => ((await response.json()) as DeskRefusal).reason;
const stateOf = async (browser: Pick<Browser, "get">) =>
  ((await (await browser.get("")).json()) as { state: string }).state;

async function challengeOf(browser: Pick<Browser, "post">) {
  const asked = await browser.post("/sign-in/options");
  return ((await asked.json()) as { options: { challenge: string } }).options;
}

describe("the first way in", () => {
  test("until somebody is invited, the desk says so, and nothing else answers", async () => {
    const { openBrowser } = startTestDesk();
    expect(await stateOf(openBrowser())).toBe("nobody-yet");

    const asked = await openBrowser().post("/sign-in/options");

    expect([asked.status, await reasonOf(asked)]).toEqual([404, "no-such-address"]);
    expect(asked.headers.getSetCookie()).toEqual([]);
  });

  test("an invitation makes a device, and the device is signed in", async () => {
    const { enter } = startTestDesk();

    const ayesha = await enter("Ayesha");

    expect(ayesha.state).toMatchObject({
      state: "in",
      me: { name: "Ayesha" },
      device: { name: "Ayesha’s phone" },
    });
    expect(await stateOf(ayesha)).toBe("in");
  });

  test("the cookie is bound to this host, to https, and out of scripts’ reach", async () => {
    const { sql, openBrowser, time } = startTestDesk();
    const { token } = (await invite(sql, { whom: { name: "A" }, by: null, now: time.now }))!;
    const browser = openBrowser();
    const asked = await browser.post("/enrol/options", { token, device: "d" });
    const { options } = (await asked.json()) as { options: { challenge: string } };

    const answer = await browser.post("/enrol", {
      token,
      device: "d",
      response: createSoftPasskey().make(options),
    });

    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-desk="))!;
    for (const part of ["Path=/", "Secure", "HttpOnly", "SameSite=Strict"]) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain("Domain");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("an invitation is good once, and says when it was used", async () => {
    const { enter, openBrowser, time } = startTestDesk();
    const { token } = await enter("Ayesha");

    const second = await openBrowser().post("/enrol/options", { token, device: "other" });

    expect(second.status).toBe(410);
    expect(((await second.json()) as DeskRefusal).link).toEqual({
      why: "used",
      at: time.now,
      names: ["Ayesha"],
    });
  });

  test("two who open one invitation at the same time: one gets in", async () => {
    const { sql, openBrowser, time } = startTestDesk();
    const { token } = (await invite(sql, { whom: { name: "A" }, by: null, now: time.now }))!;
    const answers = await Promise.all(
      [openBrowser(), openBrowser()].map(async (browser) => {
        const asked = await browser.post("/enrol/options", { token, device: "d" });
        const { options } = (await asked.json()) as { options: { challenge: string } };
        const response = createSoftPasskey().make(options);
        return browser.post("/enrol", { token, device: "d", response });
      }),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test("an invitation is good for 24 hours", async () => {
    const { sql, openBrowser, time } = startTestDesk();
    const made = (await invite(sql, { whom: { name: "A" }, by: null, now: time.now }))!;
    const { token } = made;
    time.now += INVITATION_MS - 1;
    expect((await openBrowser().post("/invitation", { token })).status).toBe(200);
    time.now += 1;

    const late = await openBrowser().post("/invitation", { token });

    expect(((await late.json()) as DeskRefusal).link?.why).toBe("too-old");
  });

  test("of a link that nobody made nothing is said, and nothing of it is kept in clear", async () => {
    const { sql, openBrowser, enter } = startTestDesk();
    const { token } = await enter("Ayesha");

    const answer = await openBrowser().post("/invitation", { token: "x".repeat(22) });

    expect(answer.status).toBe(410);
    expect(await answer.json()).not.toHaveProperty("link");
    const rows = [
      ...(await sql.all("select * from invitation")),
      ...(await sql.all("select * from session")),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("signing in", () => {
  test("by the passkey alone, in another browser", async () => {
    const { enter, openBrowser } = startTestDesk();
    const { passkey } = await enter("Ayesha");
    const browser = openBrowser();

    expect((await signIn(browser, passkey)).status).toBe(200);
    expect(await stateOf(browser)).toBe("in");
  });

  test("an answer that is sent twice opens nothing the second time", async () => {
    const { enter, openBrowser } = startTestDesk();
    const { passkey } = await enter("Ayesha");
    const browser = openBrowser();
    const response = passkey.sign(await challengeOf(browser));
    const cookies = new Map(browser.cookies);
    expect((await browser.post("/sign-in", { response })).status).toBe(200);

    const thief = openBrowser();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    const replayed = await thief.post("/sign-in", { response });

    expect(replayed.status).toBe(401);
    expect(await reasonOf(replayed)).toBe("not-verified");
  });

  test("a challenge of another browser opens nothing", async () => {
    const { enter, openBrowser } = startTestDesk();
    const { passkey } = await enter("Ayesha");
    const [mine, other] = [openBrowser(), openBrowser()];
    const challenge = await challengeOf(mine);
    await challengeOf(other);

    const answer = await other.post("/sign-in", { response: passkey.sign(challenge) });

    expect(await reasonOf(answer)).toBe("not-verified");
  });

  test("a challenge is good for two minutes", async () => {
    const { enter, openBrowser, time } = startTestDesk();
    const { passkey } = await enter("Ayesha");
    const browser = openBrowser();
    const response = passkey.sign(await challengeOf(browser));
    time.now += CHALLENGE_MS;

    expect(await reasonOf(await browser.post("/sign-in", { response }))).toBe("not-verified");
  });

  test("a counter that goes back is refused, and logged", async () => {
    const { enter, openBrowser, logLines } = startTestDesk();
    const { passkey } = await enter("Ayesha");
    passkey.setCounter(7);
    expect((await signIn(openBrowser(), passkey)).status).toBe(200);
    passkey.setCounter(3);

    expect((await signIn(openBrowser(), passkey)).status).toBe(401);
    expect(logLines.join("")).toContain("desk_counter_went_back");
  });

  test.each([
    ["of another site", { from: "https://evil.example" }],
    ["without a finger, face or screen lock", { flags: 0x01 }],
  ])("an answer %s is refused", async (_name, how) => {
    const { enter, openBrowser } = startTestDesk();
    const { passkey } = await enter("Ayesha");
    const browser = openBrowser();
    const response = passkey.sign(await challengeOf(browser), how);

    expect(await reasonOf(await browser.post("/sign-in", { response }))).toBe("not-verified");
  });

  test("a passkey that nobody knows is told what to do", async () => {
    const { enter, openBrowser } = startTestDesk();
    await enter("Ayesha");

    const answer = await signIn(openBrowser(), createSoftPasskey());

    expect(await reasonOf(answer)).toBe("unknown-passkey");
  });

  test("ten tries in ten minutes an address, 100 over all", async () => {
    const { sql, openBrowser, time } = startTestDesk({}, { isLimited: true });
    await invite(sql, { whom: { name: "Ayesha" }, by: null, now: time.now });
    const tries = async (address: string, times: number) => {
      const browser = openBrowser(address);
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1) {
        statuses.push((await browser.post("/sign-in/options")).status);
      }
      return statuses;
    };

    const first = await tries("198.51.100.1", 11);
    expect(first.filter((status) => status === 200)).toHaveLength(10);
    expect(first.at(-1)).toBe(429);

    let allowed = 10;
    for (let host = 2; host <= 12; host += 1) {
      const statuses = await tries(`198.51.100.${host}`, 10);
      allowed += statuses.filter((status) => status === 200).length;
    }
    expect(allowed).toBe(100);
  });
});

describe("a session", () => {
  test("ends after 14 days without use, and after 90 whatever happens", async () => {
    const { enter, time } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const begun = time.now;
    while (time.now + SESSION_IDLE_MS - 1 < begun + SESSION_MOST_MS) {
      time.now += SESSION_IDLE_MS - 1;
      expect(await stateOf(ayesha)).toBe("in");
    }
    time.now = begun + SESSION_MOST_MS;
    expect(await stateOf(ayesha)).toBe("signed-out");

    const bilal = await enter("Bilal");
    time.now += SESSION_IDLE_MS;
    expect(await stateOf(bilal)).toBe("signed-out");
  });

  test("ends by signing out, and what needs one is then refused", async () => {
    const { enter } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const stolen = new Map(ayesha.cookies);

    expect((await ayesha.post("/sign-out")).status).toBe(204);

    for (const [name, value] of stolen) ayesha.cookies.set(name, value);
    expect(await reasonOf(await ayesha.get("/enquiries"))).toBe("signed-out");
  });

  test("of a removed person ends at once, and their passkey opens nothing", async () => {
    const { enter, openBrowser } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const bilal = await enter("Bilal");

    const answer = await ayesha.remove(`/people/${bilal.me.id}`);

    expect(((await answer.json()) as PeopleAnswer).people).toHaveLength(1);
    expect(await stateOf(bilal)).toBe("signed-out");
    expect(await reasonOf(await signIn(openBrowser(), bilal.passkey))).toBe("unknown-passkey");
  });

  test("of a removed device ends at once; the only device stays", async () => {
    const { enter } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const bilal = await enter("Bilal");
    expect((await ayesha.remove(`/devices/${bilal.passkey.id}`)).status).toBe(200);
    expect(await stateOf(bilal)).toBe("signed-out");

    const last = await ayesha.remove(`/devices/${ayesha.passkey.id}`);

    expect(await reasonOf(last)).toBe("last-device");
    expect(await stateOf(ayesha)).toBe("in");
  });

  test("does not outlive a restore, nor does an invitation", async () => {
    const first = startTestDesk();
    const ayesha = await first.enter("Ayesha");
    const backup = `${first.file}.backup`;
    const restored = `${first.file}.restored`;
    backupSqlite(first.file, backup);

    restoreSqlite(backup, restored);

    const sql = openSqliteSql(restored);
    expect(await sql.all("select 1 from passkey")).toHaveLength(1);
    for (const table of ["session", "invitation", "challenge"]) {
      expect(await sql.all(`select 1 from ${table}`)).toEqual([]);
    }
    const after = startTestDesk({ sql }).openBrowser();
    for (const [name, value] of ayesha.cookies) after.cookies.set(name, value);
    expect(await stateOf(ayesha)).toBe("in");
    expect(await stateOf(after)).toBe("signed-out");
    const asked = await after.get("/enquiries");
    expect([asked.status, await reasonOf(asked)]).toEqual([401, "signed-out"]);
    await sql.close();
  });
});

describe("who may ask", () => {
  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["no origin", { origin: "" }],
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["a page of a subdomain", { "sec-fetch-site": "same-site" }],
  ])("%s changes nothing", async (_name, headers) => {
    const { enter } = startTestDesk();
    const ayesha = await enter("Ayesha");

    const answer = await ayesha.post("/sign-out", {}, headers);

    expect(answer.status).toBe(403);
    expect(await reasonOf(answer)).toBe("foreign");
    expect(await stateOf(ayesha)).toBe("in");
  });

  test("everything but getting in needs a session", async () => {
    const { openBrowser } = startTestDesk();
    const asks: [string, string][] = [
      ["GET", "/people"],
      ["POST", "/invitations"],
      ["DELETE", "/people/x"],
      ["DELETE", "/devices/x"],
      ["GET", "/enquiries"],
      ["GET", "/enquiries/x"],
      ["POST", "/enquiries/x/changes"],
      ["POST", "/enquiries/x/page"],
      ["POST", "/enquiries/x/audit"],
      ["GET", "/enquiries/x/forget"],
      ["POST", "/enquiries/x/forget"],
      ["DELETE", "/enquiries/x"],
      ["POST", "/export"],
      ["GET", "/events"],
      ["GET", "/week"],
    ];
    for (const [method, path] of asks) {
      const answer = await openBrowser().ask(method, path, method === "GET" ? undefined : {});
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  test("with DESK=off nothing answers, and nothing is kept by anybody", async () => {
    const { send } = startTestApp();

    const answer = await send("/api/desk");

    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ reason: "off", error: "The desk is switched off." });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("behind a public address the origin is the site’s own", async () => {
    const siteOrigin = "https://www.pehlapage.example";
    const { sql, openBrowser, time } = startTestDesk({ siteOrigin });
    await invite(sql, { whom: { name: "Ayesha" }, by: null, now: time.now });

    const fromSite = await openBrowser().post("/sign-in/options", {}, { origin: siteOrigin });

    expect(fromSite.status).toBe(200);
    expect((await openBrowser().post("/sign-in/options")).status).toBe(403);
  });
});
