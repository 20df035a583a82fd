import path from "node:path";

import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import {
  MANAGE_HEADER,
  type SiteAuditStarted,
  type SiteAuditState,
} from "#engine/site-audit/contract.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

import { startMadeSite } from "#tests/support/server/made-site.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeSiteFolder, makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { kill, spawnServer } from "#tests/support/server/spawn-server.ts";
import type { TestSettings } from "#tests/support/server/test-env.ts";
import { withoutTimes } from "#tests/support/server/without-times.ts";

/** Servers are started here, and one dies: the others notice that after some seconds. */
vi.setConfig({ testTimeout: 180_000 });

const PROGRAM = path.join(import.meta.dirname, "../../../tests/support/server/serve-made-web.ts");
/** Two questions at a time are on their way to a site. */
const AT_ONCE = 2;
const GAP_MS = 200;
const LOOK_MS = 100;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** The second secret of each audit, as the page that began it keeps it. */
const manageKeys = new Map<string, string>();

type Site = Awaited<ReturnType<typeof startMadeSite>>;

/** A real server; its audits are asked for over HTTP, as a page of its own does. */
async function startAuditServer(
  site: Site,
  settings: Record<string, string> = {},
  siteAudit: TestSettings["siteAudit"] = {},
) {
  const server = await spawnServer(
    {
      DATABASE_URL: postgres!.url,
      DATA_DIR: makeTemporaryFolder(),
      SITE_DIR: makeSiteFolder(),
      SITE_URL: "https://pehla.pk",
      RATE_LIMIT: "off",
      MADE_WEB_PORT: String(site.port),
      ...settings,
    },
    { program: PROGRAM, settings: { siteAudit: { gapMs: GAP_MS, ...siteAudit } } },
  );
  onTestFinished(() => kill(server));
  const origin = `http://127.0.0.1:${server.port}`;
  const ask = (method: string, address: string, body?: object) =>
    fetch(`${origin}/api/site-audits${address}`, {
      method,
      headers: {
        origin,
        [MANAGE_HEADER]: manageKeys.get(address.split("/")[1] ?? "") ?? "",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const change = async (method: string, address: string) =>
    (await (await ask(method, address)).json()) as SiteAuditState;
  const state = (id: string) => change("GET", `/${id}`);
  return {
    server,
    ask,
    change,
    state,
    begin: async (url = "http://made.pk/") => {
      const started = (await (await ask("POST", "", { url })).json()) as SiteAuditStarted;
      if (started.manage !== undefined) manageKeys.set(started.id, started.manage);
      return started.id;
    },
    report: async (id: string) =>
      (await (await ask("GET", `/${id}/report.json`)).json()) as SiteReport,
    /** Asks again and again, as a page does where streams are cut. */
    until: async (id: string, isSo: (now: SiteAuditState) => boolean) => {
      for (;;) {
        const answer = await ask("GET", `/${id}`);
        const now = answer.ok && ((await answer.json()) as SiteAuditState);
        if (now !== false && isSo(now)) return now;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
  };
}

/** Audits that the first server has begun to read when the other one starts. */
async function start({ pages, urls = ["http://made.pk/"] }: { pages: number; urls?: string[] }) {
  const site = await startMadeSite({ bytes: 3_000, linksPerPage: 10, pages });
  onTestFinished(async () => void (await site.close()));
  const one = await startAuditServer(site);
  const ids = [];
  for (const url of urls) {
    const id = await one.begin(url);
    await one.until(id, ({ progress }) => progress.read >= 1);
    ids.push(id);
  }
  const other = await startAuditServer(site);
  return { site, one, other, ids };
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isOver = ({ phase }: SiteAuditState) => ["done", "stopped", "failed"].includes(phase);
const nameOf = ({ method, host, path: address }: Site["requests"][number]) =>
  `${method} ${host}${address}`;

describe.skipIf(postgres === undefined)("audits on PostgreSQL", () => {
  beforeEach(() => postgres!.clear());

  test("a killed server's crawl is finished by the other one, and reads nothing twice", async () => {
    const { site, one, other, ids } = await start({ pages: 45 });
    const [id = ""] = ids;
    const half = await other.until(id, ({ progress }) => progress.read >= 20);
    expect(half.phase).toBe("reading");
    const calmId = await other.begin();

    await kill(one.server);
    const killedAt = site.requests.length;

    await other.until(id, isOver);
    const asked = site.requests.map(nameOf);
    // One at a time: the other audit of this site has waited for its turn.
    expect((await other.state(calmId)).progress.read).toBe(0);
    await other.until(calmId, isOver);

    const [report, calm] = [await other.report(id), await other.report(calmId)];
    expect(withoutTimes(report)).toEqual(withoutTimes(calm));
    expect(report.pages.filter(({ status }) => status === 200)).toHaveLength(45);

    const twice = [...asked];
    for (const name of site.requests.slice(asked.length).map(nameOf)) {
      expect(twice).toContain(name);
      twice.splice(twice.indexOf(name), 1);
    }
    // What was on its way when the server died.
    expect(twice.length).toBeLessThanOrEqual(AT_ONCE);
    const onTheWay = asked.slice(killedAt - AT_ONCE, killedAt);
    for (const name of twice) expect(onTheWay).toContain(name);
    expect(site.mostAtOnce()).toBeLessThanOrEqual(AT_ONCE);
  });

  test("stopped or deleted on one, the other's crawl ends", async () => {
    const urls = ["http://stopped.pk/", "http://deleted.pk/"];
    const { site, one, other, ids } = await start({ pages: 120, urls });
    const [stopped = "", deleted = ""] = ids;

    await other.change("POST", `/${stopped}/stop`);
    expect((await other.ask("DELETE", `/${deleted}`)).status).toBe(204);

    expect((await one.ask("GET", `/${deleted}`)).status).toBe(404);
    const [here, there] = [await other.until(stopped, isOver), await one.until(stopped, isOver)];
    expect([here.phase, there.phase]).toEqual(["stopped", "stopped"]);
    expect(here.report?.bounds.map(({ id }) => id)).toContain("stopped");
    // It is looked each second whether somebody asked for something.
    await rest(2_000);
    const after = site.requests.length;
    await rest(GAP_MS * 5);
    expect(site.requests.length).toBe(after);
    for (const name of urls) {
      const ofSite = site.requests.filter(({ host }) => name.includes(host));
      expect(ofSite.length).toBeLessThan(110);
    }
  });

  test("a server that ends hands its crawl over; the stream of the other one tells it to its end", async () => {
    const { one, other, ids } = await start({ pages: 40 });
    const [id = ""] = ids;
    // Its head is here before anything is waited for, so it tells of pages from the first ones on.
    const stream = (await other.ask("GET", `/${id}/events`)).text();
    await other.until(id, ({ progress }) => progress.read >= 20);

    one.server.process.kill("SIGTERM");
    expect(await one.server.exited).toBe(0);

    const events = [...(await stream).matchAll(/^data: (.+)$/gm)].map(
      ([, data = ""]) => JSON.parse(data) as { type: string; state: SiteAuditState },
    );
    expect(events.at(-1)).toMatchObject({
      type: "end",
      state: { phase: "done", progress: { read: 40 } },
    });
    const read = events.map(({ state }) => state.progress.read);
    expect(new Set(read.filter((pages) => pages < 40)).size).toBeGreaterThan(1);
    expect(read).toEqual(read.toSorted((a, b) => a - b));
  });

  test("a PostgreSQL that goes away lets a crawl rest, which goes on by itself once it is back", async () => {
    const site = await startMadeSite({ bytes: 3_000, linksPerPage: 10, pages: 30 });
    onTestFinished(async () => void (await site.close()));
    const server = await startAuditServer(site);
    const id = await server.begin();
    await server.until(id, ({ progress }) => progress.read >= 5);

    await postgres!.pause();
    await rest(3_000);
    expect((await server.ask("GET", `/${id}`)).status).toBe(503);
    const meanwhile = site.requests.length;
    await postgres!.resume();

    await server.until(id, isOver);
    expect((await server.report(id)).pages.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(meanwhile).toBeLessThan(30);
  });

  test("names that redirect to one site have it read by one server at a time", async () => {
    const names = ["http://one.pk/", "http://two.pk/"];
    const site = await startMadeSite({
      bytes: 3_000,
      linksPerPage: 10,
      pages: 25,
      redirects: { "one.pk": "http://made.pk/", "two.pk": "http://made.pk/" },
    });
    onTestFinished(async () => void (await site.close()));
    const servers = await Promise.all(names.map(() => startAuditServer(site)));
    const ids = await Promise.all(names.map((name, at) => servers[at]!.begin(name)));
    const states = () => Promise.all(ids.map((id, at) => servers[at]!.state(id)));

    let read: number[] = [];
    for (;;) {
      const now = await states();
      read = now.map(({ progress }) => progress.read);
      if (now.some(isOver)) break;
      await rest(LOOK_MS);
    }
    // The other one knows where its site is, and no more.
    expect(Math.min(...read)).toBeLessThanOrEqual(1);
    await Promise.all(ids.map((id, at) => servers[at]!.until(id, isOver)));
    for (const [at, id] of ids.entries()) {
      const { pages } = await servers[at]!.report(id);
      expect(pages.filter(({ status }) => status === 200)).toHaveLength(25);
    }
  });

  test("a visitor's sites of a day are counted together", async () => {
    const site = await startMadeSite({ bytes: 3_000, linksPerPage: 10, pages: 3 });
    onTestFinished(async () => void (await site.close()));
    const servers = await Promise.all(
      [1, 2].map(() => startAuditServer(site, { RATE_LIMIT: "on" }, { perVisitorPerDay: 2 })),
    );

    const statuses: number[] = [];
    for (const [at, name] of ["one", "two", "three", "four"].entries()) {
      const answer = await servers[at % 2]!.ask("POST", "", { url: `http://${name}.pk/` });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([202, 202, 429, 429]);
  });
});
