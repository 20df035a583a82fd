import { describe, expect, test } from "vitest";

import type { DeskRefusal } from "#lib/desk/contract.ts";
import type { NewSite, SiteAnswer, SitesAnswer } from "#lib/desk/watch.ts";

import { createStopToken } from "./readers.ts";
import { countNotices, noticeOutbox, queueNotice } from "./notices.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";
import { NOW } from "#tests/support/server/start-app.ts";
import { startTestDesk } from "#tests/support/server/start-desk.ts";

const rangreza: NewSite = {
  url: "https://www.rangreza.example",
  client: "Rangreza",
  owner: null,
  rhythm: "weekly",
  pages: 500,
  mailTo: "ayesha@pehlapage.example",
  summary: false,
  weeklyMail: false,
};

const none = async () => Promise.reject(new Error("nothing is audited here"));

const sitesOf = async (response: Response) => ((await response.json()) as SitesAnswer).sites;

async function start(begun: "busy" | "refused" = "busy") {
  const answer =
    begun === "busy"
      ? ({ ok: false, status: 429, problem: "busy" } as const)
      : ({ ok: false, status: 400, problem: "This is our own site." } as const);
  const desk = startTestDesk({
    audits: {
      isActive: true,
      beginForStaff: async () => answer,
      findByKey: async () => undefined,
      linkTo: none,
      describe: none,
      list: none,
      stop: none,
      remove: none,
    },
  });
  const ayesha = await desk.enter("Ayesha");
  return { ...desk, ayesha };
}

describe("a site that is added", () => {
  test("stands in the list with what was chosen, and can be changed, paused and removed", async () => {
    const { ayesha } = await start();
    const [site] = await sitesOf(await ayesha.post("/sites", { ...rangreza, owner: ayesha.me.id }));
    expect(site).toMatchObject({
      host: "rangreza.example",
      client: "Rangreza",
      owner: { name: "Ayesha" },
      rhythm: "weekly",
      verdict: "new",
      mails: true,
    });
    const path = `/sites/${site?.id}`;
    const { url: _url, ...settings } = rangreza;
    const change = async (body: object) => (await sitesOf(await ayesha.post(path, body)))[0];

    expect(
      await change({ kind: "edit", ...settings, pages: 20, mailTo: "a@b.example, c@d.example" }),
    ).toMatchObject({ pages: 20, mailTo: "a@b.example, c@d.example", owner: null });
    expect(await change({ kind: "mails", mails: false })).toMatchObject({ mails: false });
    expect(await change({ kind: "pause", note: "New shop" })).toMatchObject({
      verdict: "paused",
      headline: "Paused by Ayesha",
      paused: { by: "Ayesha", note: "New shop" },
    });
    expect(await change({ kind: "go-on" })).toMatchObject({ verdict: "new", paused: null });
    const one = (await (await ayesha.get(path)).json()) as SiteAnswer;
    expect(one).toMatchObject({ site: { id: site?.id }, readings: [] });
    expect(await sitesOf(await ayesha.remove(path))).toEqual([]);
    expect((await ayesha.get(path)).status).toBe(404);
    expect((await ayesha.post(path, { kind: "go-on" })).status).toBe(404);
  });

  test.each<[string, Partial<Record<keyof NewSite, unknown>>, string, string]>([
    ["no address", { url: "rangreza" }, "url", "That is not an address."],
    ["no client", { client: "  " }, "client", "Give it the client’s name."],
    ["2,001 pages", { pages: 2_001 }, "pages", "Between 1 and 2,000 pages."],
    ["no page", { pages: 0 }, "pages", "Between 1 and 2,000 pages."],
    ["no mail address", { mailTo: "ayesha" }, "mailTo", "That is not an email address."],
    ["each hour", { rhythm: "hourly" }, "rhythm", '"rhythm" is one of nightly, weekly, monthly.'],
  ])("with %s it is refused, and the field is named", async (_what, wrong, field, text) => {
    const { ayesha } = await start();
    const response = await ayesha.post("/sites", { ...rangreza, ...wrong });
    expect(response.status).toBe(400);
    const refusal = (await response.json()) as DeskRefusal;
    expect(refusal).toMatchObject({ field });
    expect(refusal.problem).toContain(text);
    expect(await sitesOf(await ayesha.get("/sites"))).toEqual([]);
  });

  test("twice, or where nobody may read it, it is refused in a sentence", async () => {
    const { ayesha } = await start();
    await ayesha.post("/sites", rangreza);
    const again = await ayesha.post("/sites", { ...rangreza, url: "http://RANGREZA.example/x" });
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { problem: "rangreza.example is already watched, as Rangreza.", field: "url" },
    ]);

    const own = await start("refused");
    const refused = await own.ayesha.post("/sites", rangreza);
    expect(await refused.json()).toMatchObject({ problem: "This is our own site.", field: "url" });
    expect(await sitesOf(await own.ayesha.get("/sites"))).toEqual([]);
  });

  test("by another site's page, or without a session, it is refused", async () => {
    const { ayesha, openBrowser } = await start();
    const foreign = await ayesha.post("/sites", rangreza, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect((await openBrowser().post("/sites", rangreza)).status).toBe(401);
    expect((await openBrowser().get("/sites")).status).toBe(401);
  });
});

test("all sites are read when somebody who is signed in asks", async () => {
  const { ayesha, openBrowser } = await start();
  const [site] = await sitesOf(await ayesha.post("/sites", rangreza));
  const answer = await ayesha.post("/sites/read", {});

  expect(answer.status).toBe(200);
  expect(await sitesOf(answer)).toMatchObject([{ id: site?.id, client: "Rangreza" }]);
  expect((await openBrowser().post("/sites/read", {})).status).toBe(401);
});

test("a report is stopped and deleted by whoever is signed in, and by nobody else", async () => {
  const crawl = { id: 7 } as Crawl;
  const done: string[] = [];
  const { enter, openBrowser } = startTestDesk({
    audits: {
      isActive: true,
      beginForStaff: none,
      findByKey: async (key) => (key === "abc" ? crawl : undefined),
      linkTo: async () => "/site-audit#fresh",
      describe: none,
      list: none,
      stop: async ({ id }) => void done.push(`stop ${id}`),
      remove: async ({ id }) => void done.push(`delete ${id}`),
    },
  });
  const report = "abc";
  const stranger = openBrowser();
  expect((await stranger.post("/report", { report, kind: "delete" })).status).toBe(401);
  expect(done).toEqual([]);

  const ayesha = await enter("Ayesha");
  for (const kind of ["stop", "delete"]) {
    expect((await ayesha.post("/report", { report, kind })).status).toBe(204);
  }
  expect((await ayesha.post("/report", { report: "gone", kind: "stop" })).status).toBe(204);
  expect((await ayesha.post("/report", { report, kind: "publish" })).status).toBe(400);
  expect(done).toEqual(["stop 7", "delete 7"]);
});

test("a report is opened by a fresh link, and by nobody who is not signed in", async () => {
  let links = 0;
  const { enter, openBrowser } = startTestDesk({
    audits: {
      isActive: true,
      beginForStaff: none,
      findByKey: async (key) => (key === "abc" ? ({ id: 7 } as Crawl) : undefined),
      linkTo: async ({ id }) => `/site-audit#fresh-${id}-${(links += 1)}`,
      describe: none,
      list: none,
      stop: none,
      remove: none,
    },
  });
  expect((await openBrowser().get("/report/abc")).status).toBe(401);
  const ayesha = await enter("Ayesha");
  const open = async (key: string) => {
    const answer = await ayesha.get(`/report/${key}`);
    return [answer.status, answer.headers.get("location")];
  };
  expect(await open("abc")).toEqual([303, "/site-audit#fresh-7-1"]);
  expect(await open("abc")).toEqual([303, "/site-audit#fresh-7-2"]);
  expect(await open("gone")).toEqual([303, "/site-audit#gone"]);
});

test("a mail that was given up stands at its site, and goes out again when somebody says so", async () => {
  const { ayesha, sql } = await start();
  const [site] = await sitesOf(await ayesha.post("/sites", rangreza));
  const notice = { kind: "webhook", type: "site.worse", data: {} };
  await queueNotice(sql, { site: site!.id, notice, reading: null }, NOW);
  const outbox = noticeOutbox(sql);
  const [job] = await outbox.claim({ kinds: ["webhook"], now: NOW, limit: 1, leaseMs: 1 });
  await outbox.dead(job!, "webhook 500");
  expect((await sitesOf(await ayesha.get("/sites")))[0]?.unsent).toEqual([
    { to: "webhook", at: NOW, why: "The webhook refused it (500).", isGivenUp: true },
  ]);
  const after = await sitesOf(await ayesha.post(`/sites/${site!.id}`, { kind: "send-again" }));
  expect(after[0]?.unsent).toEqual([]);
  expect(await countNotices(sql)).toMatchObject({ pending: 1, dead: 0 });
});

async function startWithLink() {
  const { ayesha, openBrowser, sql } = await start();
  const [site] = await sitesOf(
    await ayesha.post("/sites", { ...rangreza, client: "<b>Rangreza</b>" }),
  );
  const token = await createStopToken(sql, [site!.id], rangreza.mailTo);
  const areOn = async () => (await sitesOf(await ayesha.get("/sites")))[0]?.stopped.length === 0;
  return { reader: openBrowser(), path: `/stop/${token}`, areOn };
}

describe("the link under a mail", () => {
  test("shows a page with one button, and changes nothing", async () => {
    const { reader, path, areOn } = await startWithLink();
    const response = await reader.get(path);
    const html = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain("Pehla Page Watch</a>");
    expect(html).toContain('<a href="http://localhost:3000/">Go to Pehla Page</a>');
    expect(html).toContain("Emails about &lt;b&gt;Rangreza&lt;/b&gt; to ayesha@pehlapage.example.");
    expect(await areOn()).toBe(true);
  });

  test("its button, or a mail program of any origin, stops them; and begins them again", async () => {
    const { reader, path, areOn } = await startWithLink();
    const stopped = await reader.ask("POST", path, "List-Unsubscribe=One-Click", {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
    });
    expect(await stopped.text()).toContain("No more emails about");
    expect(await areOn()).toBe(false);
    await reader.post(`${path}?again=1`);
    expect(await areOn()).toBe(true);
  });

  test.each(["x", "x".repeat(22), "x".repeat(5_000)])("made up, it is nothing", async (token) => {
    const { reader, areOn } = await startWithLink();
    const response = await reader.post(`/stop/${token}`);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining("There is nothing at this address."),
    ]);
    expect(await areOn()).toBe(true);
  });
});
