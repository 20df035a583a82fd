import { describe, expect, onTestFinished, test, vi } from "vitest";

import type { DeskRefusal, PeopleAnswer } from "#lib/desk/contract.ts";

import { invite, INVITATION_MS } from "#server/desk/store/people.ts";
import { CHALLENGE_MS, SESSION_IDLE_MS, SESSION_MOST_MS } from "#server/desk/store/passkeys.ts";
import { confirmPeople } from "#server/desk/store/restored.ts";
import { openDeskFile } from "#server/desk/store/sql.ts";
import { restoreSqlite, backupSqlite } from "#server/store/sqlite-backup.ts";
import { createSoftPasskey } from "#tests/support/server/soft-passkey.ts";
import { startTestApp } from "#tests/support/server/start-app.ts";
import { signIn, startTestDesk, type Browser } from "#tests/support/server/start-desk.ts";

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

  test("a used, an old and a made-up link get the same answer, which names nobody", async () => {
    const { sql, enter, openBrowser, time } = startTestDesk();
    const { token: used } = await enter("Ayesha");
    const old = (await invite(sql, { whom: { name: "Bilal" }, by: null, now: time.now }))!.token;
    time.now += INVITATION_MS;

    const answers = await Promise.all(
      [used, old, "x".repeat(22)].flatMap((token) =>
        [
          ["/invitation", { token }],
          ["/enrol/options", { token, device: "d" }],
        ].map(async ([path, body]) => {
          const answer = await openBrowser().post(String(path), body);
          return [answer.status, await answer.text()] as const;
        }),
      ),
    );

    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]).toEqual([410, expect.not.stringMatching(/Ayesha|Bilal|used|"link"/)]);
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

    expect(await reasonOf(late)).toBe("link-dead");
  });

  test("nothing of a link is kept in clear", async () => {
    const { sql, enter } = startTestDesk();
    const { token } = await enter("Ayesha");

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

    expect(await reasonOf(answer)).toBe("unknown-passkey");
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

    expect(await reasonOf(await browser.post("/sign-in", { response }))).toBe("unknown-passkey");
  });

  test("a passkey that nobody knows is told what to do", async () => {
    const { enter, openBrowser } = startTestDesk();
    await enter("Ayesha");

    const answer = await signIn(openBrowser(), createSoftPasskey());

    expect(await reasonOf(answer)).toBe("unknown-passkey");
  });

  test("nobody learns which passkeys are known here", async () => {
    const { enter, openBrowser } = startTestDesk();
    const { passkey } = await enter("Ayesha");
    const other = createSoftPasskey();
    const verify = vi.spyOn(crypto.subtle, "verify");
    onTestFinished(() => verify.mockRestore());

    // Signed by another key than the one that the id names.
    const answers = [passkey.id, other.id].map(async (id) => {
      const browser = openBrowser();
      const response = { ...other.sign(await challengeOf(browser)), id, rawId: id };
      const answer = await browser.post("/sign-in", { response });
      return { status: answer.status, body: await answer.json() };
    });
    const [known, unknown] = await Promise.all(answers);

    expect(known).toEqual(unknown);
    expect(known?.status).toBe(401);
    expect(verify).toHaveBeenCalledTimes(2);
  });
});

async function startLimited() {
  const made = startTestDesk({}, { isLimited: true });
  await invite(made.sql, { whom: { name: "Bilal" }, by: null, now: made.time.now });
  return made;
}

/** How many of so many tries are let in. */
async function tries(browser: Browser, times: number): Promise<number> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    statuses.push((await browser.post("/sign-in/options")).status);
  }
  return statuses.filter((status) => status === 200).length;
}

describe("how often getting in may be tried", () => {
  test.each([
    ["IPv4", (n: number) => `198.51.100.${n}`, "198.51.100.1"],
    // A visitor is a /56, and a network a /48.
    ["IPv6", (n: number) => `2001:db8:1:${n.toString(16)}00::1`, "2001:db8:1:1ff::9"],
  ])("10 times a visitor, 40 a network: %s", async (_name, addressOf, sameVisitor) => {
    const { openBrowser } = await startLimited();

    expect(await tries(openBrowser(addressOf(1)), 11)).toBe(10);
    expect(await tries(openBrowser(sameVisitor), 1)).toBe(0);
    let allowed = 10;
    for (let n = 2; n <= 10; n += 1) allowed += await tries(openBrowser(addressOf(n)), 10);

    expect(allowed).toBe(40);
  });

  test("nobody is kept out by what others try, however many they are", async () => {
    const { openBrowser } = await startLimited();
    for (let n = 0; n < 25; n += 1) await tries(openBrowser(`198.51.${n}.1`), 10);

    expect(await tries(openBrowser("203.0.113.80"), 1)).toBe(1);
  });

  test("a browser that was in before has its turn beside strangers in its own network", async () => {
    const { enter, openBrowser, time } = await startLimited();
    const ayesha = await enter("Ayesha");
    await ayesha.post("/sign-out");
    time.now += SESSION_MOST_MS;
    expect(await tries(openBrowser("203.0.113.7"), 20)).toBe(10);

    expect((await signIn(ayesha, ayesha.passkey)).status).toBe(200);

    // Its own share has an end, too.
    expect(await tries(ayesha, 20)).toBe(10);
    const known = openBrowser("203.0.113.7");
    known.cookies.set("__Host-desk-known", "x".repeat(22));
    expect(await tries(known, 1)).toBe(0);
  });

  test("what succeeds costs no try: an office signs in a dozen phones at one address", async () => {
    const { enter, openBrowser } = await startLimited();
    for (let n = 1; n <= 12; n += 1) expect((await enter(`Person ${n}`)).state.state).toBe("in");

    expect(await tries(openBrowser(), 11)).toBe(10);
  });

  test("a sign-in that fails costs its tries", async () => {
    const { enter, openBrowser } = await startLimited();
    await enter("Ayesha");
    const stranger = openBrowser();
    for (let n = 0; n < 4; n += 1) {
      expect((await signIn(stranger, createSoftPasskey())).status).toBe(401);
    }

    expect(await tries(stranger, 11)).toBe(6);
  });

  test("to look at a link that is good costs no try, at one that is not it does", async () => {
    const { sql, openBrowser, time } = await startLimited();
    const { token } = (await invite(sql, { whom: { name: "A" }, by: null, now: time.now }))!;
    const browser = openBrowser();
    const look = async (sent: string) =>
      (await browser.post("/invitation", { token: sent })).status;
    for (let n = 0; n < 15; n += 1) expect(await look(token)).toBe(200);
    for (let n = 0; n < 10; n += 1) expect(await look("x".repeat(22))).toBe(410);

    expect(await look(token)).toBe(429);
  });
});

async function enrol(
  change: (response: ReturnType<ReturnType<typeof createSoftPasskey>["make"]>) => unknown,
  look?: Parameters<typeof createSoftPasskey>[1],
) {
  const { sql, openBrowser, time } = startTestDesk();
  const { token } = (await invite(sql, { whom: { name: "A" }, by: null, now: time.now }))!;
  const browser = openBrowser();
  const asked = await browser.post("/enrol/options", { token, device: "d" });
  const { options } = (await asked.json()) as { options: { challenge: string } };
  const made = createSoftPasskey(undefined, look).make(options);
  const answer = await browser.post("/enrol", { token, device: "d", response: change(made) });
  return { status: answer.status, passkeys: (await sql.all("select 1 from passkey")).length };
}

describe("a new device", () => {
  test("is taken as it is asked for", async () => {
    expect(await enrol((response) => response)).toEqual({ status: 200, passkeys: 1 });
  });

  test.each([
    ["with an attestation of another format", { format: "packed" }],
    ["with a key that says EdDSA and is none", { algorithm: -8 }],
    ["with a key of an algorithm that nobody asked for", { algorithm: -35 }],
  ])("%s is refused as a mistake", async (_name, look) => {
    expect(await enrol((response) => response, look)).toEqual({ status: 400, passkeys: 0 });
  });

  test.each([["internal"], [{ 0: "internal" }], [[7]], [Array(99).fill("usb")]])(
    "with transports %j, which are no list of words, is refused as a mistake",
    async (transports) => {
      const outcome = await enrol((made) => ({
        ...made,
        response: { ...made.response, transports },
      }));
      expect(outcome).toEqual({ status: 400, passkeys: 0 });
    },
  );

  test("for somebody else says who made the link", async () => {
    const { enter, openBrowser, time } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const bilal = await enter("Bilal");
    time.now += 1;
    const made = await ayesha.post("/invitations", { person: bilal.me.id });
    const { link } = (await made.json()) as { link: string };
    const token = link.split("#in=")[1];
    const other = openBrowser();
    const asked = await other.post("/enrol/options", { token, device: "d" });
    const { options } = (await asked.json()) as { options: { challenge: string } };
    await other.post("/enrol", { token, device: "d", response: createSoftPasskey().make(options) });

    const { people } = (await (await ayesha.get("/people")).json()) as PeopleAnswer;

    const { devices } = people.find(({ id }) => id === bilal.me.id)!;
    expect(devices.map(({ linkBy }) => linkBy?.name)).toEqual([undefined, "Ayesha"]);
  });
});

async function nameOf(answer: Response, id: string) {
  const { people } = (await answer.json()) as PeopleAnswer;
  return people.flatMap(({ devices }) => devices).find((device) => device.id === id)?.name;
}

describe("the name of a device", () => {
  test("is what its owner or a colleague writes, in one line", async () => {
    const { enter } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const bilal = await enter("Bilal");
    const { id } = bilal.passkey;

    const own = await bilal.post(`/devices/${id}`, { name: "  Office\n phone\u202e " });
    expect(await nameOf(own, id)).toBe("Office phone");
    const others = await ayesha.post(`/devices/${id}`, { name: "دفتر کا فون" });
    expect(await nameOf(others, id)).toBe("دفتر کا فون");
  });

  test.each([
    [{ name: " \u0007 " }, /office computer/],
    [{ name: "n".repeat(61) }, /60 characters is the longest/],
    [{ name: 7 }, /office computer/],
    [{ name: "a", person: "b" }, /"person" is not known here/],
  ])("is refused as %j, and stays", async (body, sentence) => {
    const { enter } = startTestDesk();
    const ayesha = await enter("Ayesha");

    const answer = await ayesha.post(`/devices/${ayesha.passkey.id}`, body);

    expect(answer.status).toBe(400);
    expect(((await answer.json()) as DeskRefusal).problem).toMatch(sentence);
    expect(await nameOf(await ayesha.get("/people"), ayesha.passkey.id)).toBe("Ayesha’s phone");
  });

  test("of a device that is gone is not changed", async () => {
    const { enter } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const answer = await ayesha.post("/devices/toString", { name: "a" });
    expect([answer.status, await reasonOf(answer)]).toEqual([404, "gone"]);
  });

  test("that is offered again is numbered, and the new device is told its name", async () => {
    const { enter, openBrowser, time } = startTestDesk();
    const ayesha = await enter("Ayesha");
    time.now += 1;
    const made = await ayesha.post("/invitations", { person: ayesha.me.id });
    const token = ((await made.json()) as { link: string }).link.split("#in=")[1];
    const other = openBrowser();
    const device = "Ayesha’s phone";
    const asked = await other.post("/enrol/options", { token, device });
    const { options } = (await asked.json()) as { options: { challenge: string } };
    const response = createSoftPasskey().make(options);

    const entered = await other.post("/enrol", { token, device, response });

    expect(await entered.json()).toMatchObject({ device: { name: "Ayesha’s phone 2" } });
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

  test("ends with a new sign-in in the same browser", async () => {
    const { enter, sql } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const before = new Map(ayesha.cookies);

    expect((await signIn(ayesha, ayesha.passkey)).status).toBe(200);

    expect(await sql.all("select 1 from session")).toHaveLength(1);
    expect(await stateOf(ayesha)).toBe("in");
    for (const [name, value] of before) ayesha.cookies.set(name, value);
    expect(await stateOf(ayesha)).toBe("signed-out");
  });

  test("has twelve streams at most", async () => {
    const { enter } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const streams = [];
    for (let n = 0; n < 12; n += 1) streams.push(await ayesha.get("/events"));
    expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));

    expect((await ayesha.get("/events")).status).toBe(429);

    await streams[0]!.body!.cancel();
    expect((await ayesha.get("/events")).status).toBe(200);
    expect((await (await enter("Bilal")).get("/events")).status).toBe(200);
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

  test("of a removed person does not come back by links that they made", async () => {
    const { enter, openBrowser } = startTestDesk();
    const ayesha = await enter("Ayesha");
    const chand = await enter("Chand");
    const links = await Promise.all(
      [{ name: "Helper" }, { person: ayesha.me.id }].map(async (body) => {
        const made = await chand.post("/invitations", body);
        return ((await made.json()) as { link: string }).link.split("#in=")[1];
      }),
    );

    await ayesha.remove(`/people/${chand.me.id}`);

    for (const token of links) {
      expect((await openBrowser().post("/enrol/options", { token, device: "d" })).status).toBe(410);
    }
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

    const sql = openDeskFile(restored);
    expect(await sql.all("select 1 from passkey")).toHaveLength(1);
    for (const table of ["session", "invitation", "challenge"]) {
      expect(await sql.all(`select 1 from ${table}`)).toEqual([]);
    }
    // Nobody signs in, nor enrols, until an operator has confirmed who gets in.
    const again = startTestDesk({ sql });
    for (const path of ["/sign-in/options", "/sign-in", "/invitation", "/enrol"]) {
      expect(await reasonOf(await again.openBrowser().post(path))).toBe("unconfirmed");
    }
    await confirmPeople(sql);
    expect((await signIn(again.openBrowser(), ayesha.passkey)).status).toBe(200);
    const after = again.openBrowser();
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
      ["POST", "/devices/x"],
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
    expect(await answer.json()).toEqual({ reason: "off", problem: "The desk is switched off." });
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
