import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";

import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import type { DeskChannel } from "#lib/desk/contract.ts";
import type { NewSite } from "#lib/desk/watch.ts";

import type { Desk } from "#server/desk/desk.ts";
import { openDeskPostgres, openDeskFile, type DeskSql } from "#server/desk/store/sql.ts";
import { describeOneSite, describeSites } from "./describe-sites.ts";
import {
  countNotices,
  readUnsent,
  isTriedLongEnough,
  NOTICE_BACKOFF_MS,
  noticeOutbox,
  queueNotice,
  sendAgain,
} from "./notices.ts";
import { DeliveryError } from "#server/notify/deliver.ts";
import type { KeptNotice } from "#server/notify/notice.ts";
import { Relay } from "#server/notify/relay.ts";
import { countWorse, readOpen, readReadings } from "./readings.ts";
import { readAllSoon, watchOnce, type Watcher } from "./run-watch.ts";
import { createStopToken, findStopLink, readReaders, setMails, setStopped } from "./readers.ts";
import { addSite, changeSettings, pauseSite, removeSite } from "./sites.ts";
import { createLog } from "#server/log/log.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import type { SubmissionStore } from "#server/store/submission-store.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { DAY_MS } from "#lib/durations.ts";

/** Saturday, 14:00 in Pakistan. */
const NOW = Date.UTC(2026, 10, 21, 9);
const TWO_AT_NIGHT = Date.UTC(2026, 10, 21, 21);

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const engines: { name: string; open: () => Promise<[SubmissionStore, DeskSql, DeskSql]> }[] = [
  {
    name: "SQLite",
    open: async () => {
      const file = databaseFile(makeTemporaryFolder());
      return [openSqliteStore({ file }), openDeskFile(file), openDeskFile(file)];
    },
  },
  ...(postgres === undefined
    ? []
    : [
        {
          name: "PostgreSQL",
          open: async (): Promise<[SubmissionStore, DeskSql, DeskSql]> => {
            await postgres.clear();
            const store = await openPostgresStore({ url: postgres.url });
            return [store, openDeskPostgres(postgres.url), openDeskPostgres(postgres.url)];
          },
        },
      ]),
];

const rangreza: NewSite & { host: string } = {
  url: "rangreza.example",
  host: "rangreza.example",
  client: "Rangreza",
  owner: null,
  rhythm: "nightly",
  pages: 200,
  mailTo: "ayesha@pehlapage.example",
  summary: false,
  weeklyMail: false,
};

type Found = { points: number; pages: Record<string, Partial<ReportPage>>; blocking?: string[] };

/** Audits that find what they are told; each takes until the next look. */
function createAudits() {
  const found: Found[] = [];
  const asked: Parameters<Desk["audits"]["beginForStaff"]>[0][] = [];
  let answer: "next" | "busy" | "failed" = "next";
  let now: Found = { points: 0, pages: {} };
  const deleted = new Set<number>();
  const pagesOf = ({ pages }: Found) =>
    Object.entries(pages).map(
      ([path, page]) =>
        ({
          url: `https://rangreza.example${path}`,
          status: 200,
          indexable: true,
          group: "indexable",
          reason: "",
          inSitemap: true,
          inlinks: 3,
          ...page,
        }) as ReportPage,
    );
  const audits: Desk["audits"] = {
    isActive: true,
    async beginForStaff(request) {
      if (answer === "busy") return { ok: false, status: 429, problem: "busy" };
      asked.push(request);
      found.push(now);
      const id = `s${String(found.length - 1).padStart(23, "0")}`;
      return { ok: true, report: id };
    },
    linkTo: async () => undefined,
    findByKey: async (key) => {
      const id = Number(key.slice(1));
      return deleted.has(id) ? undefined : ({ id, hidden: ["pages"] } as unknown as Crawl);
    },
    async describe({ id }) {
      const before = Number(asked[id]?.earlier?.slice(1));
      const [it, earlier] = [found[id]!, deleted.has(before) ? undefined : found[before]];
      const state = { phase: "failed", detail: "No page of this site answered." };
      if (answer === "failed") return state as SiteAuditState;
      const pages = pagesOf(it);
      const coverage = {
        indexable: pages.filter(({ indexable }) => indexable).length,
        known: pages.length,
        byMistake: 0,
      };
      const fixes = (it.blocking ?? []).map((title) => ({ title, severity: "blocking" }));
      const report = {
        pagesRead: pages.length,
        sentence: `Google can index ${coverage.indexable} of ${coverage.known} pages. More.`,
        points: { total: it.points },
        coverage,
        fixes,
        ...(earlier && {
          comparison: {
            since: new Date(NOW).toISOString(),
            before: { points: earlier.points, indexable: pagesOf(earlier).length },
            now: { points: it.points },
            added: fixes
              .filter(({ title }) => !earlier.blocking?.includes(title))
              .map(({ title }) => ({ title, points: 12 })),
            fixed:
              it.points < earlier.points ? [{ title: "Two redirects in a row", points: 4 }] : [],
            still: [],
          },
        }),
      };
      return { phase: "done", report: report as unknown as SiteReportHead } as SiteAuditState;
    },
    stop: async () => {},
    remove: async () => {},
    async list({ id, hidden }, _kind, from, limit) {
      const all = hidden.length === 0 ? pagesOf(found[id]!) : [];
      const rows = all.slice(from, from + limit).map((row) => JSON.stringify(row));
      return { rows, total: all.length };
    },
  };
  return {
    audits,
    asked,
    /** Its report was deleted. */
    forget: (id: number) => deleted.add(id),
    set: (finds: Found) => {
      answer = "next";
      now = finds;
    },
    be: (how: "busy" | "failed") => (answer = how),
  };
}

const tokenIn = (mail: KeptNotice) =>
  "stop" in mail ? mail.stop.slice(mail.stop.lastIndexOf("/") + 1) : "";

const claim = (from: DeskSql, at: number) =>
  noticeOutbox(from).claim({ kinds: ["email"], now: at, limit: 9, leaseMs: 1000 });

describe.each(engines)("$name", ({ open }) => {
  let store: SubmissionStore;
  let sql: DeskSql;
  let second: DeskSql;
  let site: ReturnType<typeof createAudits>;
  let watcher: Watcher;
  let now = NOW;

  beforeEach(async () => {
    [store, sql, second] = await open();
    now = NOW;
    site = createAudits();
    site.set({ points: 577, pages: { "/": {}, "/a": {}, "/b": {} } });
    watcher = {
      sql,
      audits: site.audits,
      clock: () => now,
      log: createLog({ write: () => {}, clock: () => now }),
      notify: ["email", "webhook"],
      brand: "Pehla Page",
      origin: "https://pehlapage.example",
      channels: [
        { kind: "email", words: {} as DeskChannel["words"], to: "hello@pehlapage.example" },
        { kind: "webhook", words: {} as DeskChannel["words"], to: null },
      ],
    };
  });
  afterEach(async () => {
    await Promise.all([sql.close(), second.close()]);
    await store.close();
  });

  async function add(more: Partial<typeof rangreza> = {}): Promise<string> {
    const added = await sql.transaction((inside) => addSite(inside, { ...rangreza, ...more }, now));
    if ("taken" in added) throw new Error("taken");
    return added.id;
  }

  /** One reading from its beginning to its end. */
  async function read(at: number) {
    now = at;
    await watchOnce(watcher);
    await watchOnce(watcher);
  }

  /** What would be sent, and is then taken as sent. */
  async function notices(kind: "email" | "webhook" = "email"): Promise<KeptNotice[]> {
    const outbox = noticeOutbox(sql);
    const jobs = await outbox.claim({ kinds: [kind], now, limit: 9, leaseMs: 1 });
    const found = await Promise.all(jobs.map((job) => outbox.find(job.submissionId)));
    for (const job of jobs) await outbox.done(job, now);
    return found.filter((one) => one !== undefined);
  }
  const subjects = async () =>
    (await notices()).map((one) => ("subject" in one ? one.subject : ""));
  const theSite = async () => (await describeSites(sql, now)).sites[0]!;

  test("a new site is read at once, then each night at two, Pakistan's time", async () => {
    await add();
    expect((await theSite()).verdict).toBe("new");
    await read(NOW);

    expect(site.asked).toMatchObject([{ url: "rangreza.example", pages: 200, keepDays: 396 }]);
    expect(await theSite()).toMatchObject({
      verdict: "same",
      headline: "Google can index 3 of 3 pages",
      points: [577],
      nextAt: TWO_AT_NIGHT,
    });
    await read(TWO_AT_NIGHT - 1);
    expect(site.asked).toHaveLength(1);
    await read(TWO_AT_NIGHT);
    expect(site.asked).toHaveLength(2);
    expect(site.asked[1]?.earlier).toBe("s00000000000000000000000");
    expect(await subjects()).toEqual([]);
  });

  test.each([
    ["weekly", Date.UTC(2026, 10, 22, 21)],
    ["monthly", Date.UTC(2026, 10, 30, 21)],
  ] as const)("%s", async (rhythm, next) => {
    await add({ rhythm });
    await read(NOW);
    expect((await theSite()).nextAt).toBe(next);
  });

  test("turns that were missed are caught up once", async () => {
    await add();
    await read(NOW);
    await read(NOW + 9 * DAY_MS);
    await read(now + 60_000);

    expect(site.asked).toHaveLength(2);
    expect((await theSite()).nextAt).toBe(TWO_AT_NIGHT + 9 * DAY_MS);
  });

  test("two servers that look at once begin one reading, and tell of it once", async () => {
    await add();
    await read(NOW);
    site.set({ points: 613, pages: { "/": {}, "/a": { status: 404, indexable: false } } });
    const other = { ...watcher, sql: second };
    now = TWO_AT_NIGHT;
    await Promise.all([watchOnce(watcher), watchOnce(other)]);
    await Promise.all([watchOnce(watcher), watchOnce(other)]);

    expect(site.asked).toHaveLength(2);
    expect(await subjects()).toEqual(["Rangreza: 1 page can no longer be indexed"]);
  });

  test("a clock that stood a year ahead leaves no site unread", async () => {
    await add();
    await read(NOW + 365 * DAY_MS);
    await read(NOW + DAY_MS);
    expect((await theSite()).nextAt).toBe(TWO_AT_NIGHT + DAY_MS);
  });

  test("where no audit has a place, the turn comes again and nothing is called a failure", async () => {
    await add();
    site.be("busy");
    await read(NOW);
    expect(await theSite()).toMatchObject({ verdict: "new", nextAt: NOW + 10 * 60_000 });
    site.set({ points: 1, pages: { "/": {} } });
    await read(NOW + 10 * 60_000);
    expect((await theSite()).points).toEqual([1]);
  });

  test("a server that dies before its audit begins gives the turn back", async () => {
    const id = await add();
    const dying = { ...site.audits, beginForStaff: () => new Promise<never>(() => {}) };
    void watchOnce({ ...watcher, audits: dying });
    await expect.poll(async () => (await theSite()).isReading).toBe(true);
    await read(NOW + 5 * 60_000);
    await read(now);
    expect((await describeOneSite(sql, id, now))?.readings).toMatchObject([{ outcome: "done" }]);
  });

  test("pages that Google can index no longer are told by mail and webhook, once", async () => {
    await add({ mailTo: "ayesha@pehlapage.example, hamza@pehlapage.example" });
    await read(NOW);
    const gone = { status: 404, indexable: false, group: "by-mistake", reason: "not found, 404" };
    site.set({ points: 613, pages: { "/": {}, "/a": gone as object, "/b": gone as object } });
    await read(TWO_AT_NIGHT);

    expect(await theSite()).toMatchObject({
      verdict: "worse",
      headline: "2 pages can no longer be indexed",
      detail: "Two pages answer 404 and are still in the sitemap.",
      points: [577, 613],
    });
    expect(await countWorse(sql)).toBe(1);
    const mails = await notices();
    expect(mails.map((mail) => "to" in mail && mail.to).toSorted()).toEqual([
      "ayesha@pehlapage.example",
      "hamza@pehlapage.example",
    ]);
    const [mail] = mails;
    if (mail === undefined || !("stop" in mail)) throw new Error("no mail");
    for (const part of [
      "Read today, ",
      "404, was 200",
      "Both are in the sitemap, and six links lead to them.",
      "577 -> 613   (+36 = 18 × 2 pages)",
      "Nothing else changed. The next reading is tonight;",
      mail.stop,
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain("404, was 200");
    expect(await notices("webhook")).toMatchObject([
      { kind: "webhook", type: "site.worse", data: { client: "Rangreza" } },
    ]);

    await read(TWO_AT_NIGHT + DAY_MS);
    expect(await theSite()).toMatchObject({ verdict: "same", headline: "Nothing changed" });
    expect(await subjects()).toEqual([]);
    expect((await describeSites(sql, now)).lastMail).toEqual({
      client: "Rangreza",
      at: TWO_AT_NIGHT,
    });
  });

  test("a new fault that hinders indexing is told; one that does not is shown alone", async () => {
    await add();
    await read(NOW);
    const pages = { "/": {}, "/a": {}, "/b": {} };
    site.set({ points: 600, pages, blocking: ["The sitemap does not answer"] });
    await read(TWO_AT_NIGHT);
    expect(await subjects()).toEqual(["Rangreza: The sitemap does not answer"]);

    site.set({ points: 500, pages });
    await read(TWO_AT_NIGHT + DAY_MS);
    expect(await theSite()).toMatchObject({ verdict: "better", headline: "1 fault fixed" });
    expect(await subjects()).toEqual([]);
  });

  test("a run that failed is tried again within a day; twice in a row is one mail", async () => {
    const id = await add({ rhythm: "monthly" });
    site.be("failed");
    await read(NOW);
    expect(await readReadings(sql, id, { most: 1, now: NOW })).toMatchObject([
      { outcome: "failed", report: null },
    ]);
    expect(await theSite()).toMatchObject({
      verdict: "not-read",
      detail: "No page of this site answered.",
      points: [null],
      nextAt: NOW + DAY_MS,
    });
    expect(await subjects()).toEqual([]);
    await read(NOW + DAY_MS);
    expect(await subjects()).toEqual(["Rangreza: could not be read, twice"]);
    await read((await theSite()).nextAt);
    expect(site.asked).toHaveLength(3);
    expect(await subjects()).toEqual([]);
  });

  test("a summary of the month goes out where it is wanted, once", async () => {
    await add({ summary: true });
    await add({ host: "b.example", url: "b.example", client: "Other" });
    await read(NOW);
    await read(Date.UTC(2026, 11, 1, 3));
    expect(await subjects()).toEqual(["Rangreza, November: 3 of 3 pages can be indexed"]);
    await read(Date.UTC(2026, 11, 2, 3));
    expect(await subjects()).toEqual([]);
  });

  test("a paused site is not read; its summary and its points stay", async () => {
    const id = await add();
    await read(NOW);
    await pauseSite(sql, id, { by: null, note: "New shop", now });
    await read(TWO_AT_NIGHT);
    expect(site.asked).toHaveLength(1);
    expect(await theSite()).toMatchObject({ verdict: "paused", detail: "New shop", points: [577] });
  });

  test("a reader who is put back in other capitals is stopped by an older link, with the mails that wait", async () => {
    const id = await add();
    const token = await createStopToken(sql, [id], "Ayesha@PehlaPage.example");
    await changeSettings(sql, id, { ...rangreza, mailTo: "someone@b.example" });
    await changeSettings(sql, id, { ...rangreza, mailTo: "AYESHA@pehlapage.example" });
    for (const to of ["ayesha@pehlapage.EXAMPLE", "someone@b.example"]) {
      const notice = { kind: "email", to, subject: "s", text: "t", html: "h", stop: "x" } as const;
      await queueNotice(sql, { site: id, notice, reading: null }, NOW);
    }

    const link = (await findStopLink(sql, token))!;
    expect(link.stopped).toBe(false);
    await setStopped(sql, { site: id, address: link.address }, true);

    expect((await findStopLink(sql, token))?.stopped).toBe(true);
    expect(await readReaders(sql, id)).toMatchObject([
      { address: "AYESHA@pehlapage.example", stopped: true },
    ]);
    const waiting = await sql.all("select address from watch_notice", []);
    expect(waiting.map((row) => row["address"])).toEqual(["someone@b.example"]);
  });

  test("a link stops the mails of its reader alone, also those that wait", async () => {
    const id = await add({ mailTo: "a@b.example, c@d.example" });
    await read(NOW);
    site.set({ points: 613, pages: { "/": {}, "/a": { status: 404, indexable: false } } });
    await read(TWO_AT_NIGHT);
    const [mail] = await notices();
    if (mail === undefined || !("stop" in mail)) throw new Error("no mail");
    const token = mail.stop.slice(mail.stop.lastIndexOf("/") + 1);
    expect(await findStopLink(sql, token)).toEqual({
      sites: [{ id, client: "Rangreza" }],
      address: mail.to,
      stopped: false,
    });
    expect(await findStopLink(sql, "x".repeat(22))).toBeUndefined();

    await setStopped(sql, { site: id, address: mail.to }, true);
    expect(await findStopLink(sql, token)).toMatchObject({ stopped: true });
    site.set({ points: 700, pages: { "/": { status: 500, indexable: false } } });
    await read(TWO_AT_NIGHT + DAY_MS);
    const others = await notices();
    expect(others).toHaveLength(1);
    expect(others.some((one) => "to" in one && one.to === mail.to)).toBe(false);
  });

  test("watched no longer, a site keeps its points; watched again, it has them", async () => {
    const id = await add();
    await read(NOW);
    await removeSite(sql, id, now);
    expect((await describeSites(sql, now)).sites).toEqual([]);
    await read(TWO_AT_NIGHT);
    expect(site.asked).toHaveLength(1);

    expect(await add()).toBe(id);
    expect((await theSite()).points).toEqual([577]);
    const again = await sql.transaction((inside) => addSite(inside, rangreza, now));
    expect(again).toEqual({ taken: "Rangreza" });
  });

  test("reports are named for 13 months, points for ever", async () => {
    const id = await add();
    await read(NOW);
    const after = async (days: number) =>
      (await describeOneSite(sql, id, NOW + days * DAY_MS))?.readings[0];
    expect((await after(395))?.report).toBe("s00000000000000000000000");
    expect(await after(397)).toMatchObject({ report: null, points: 577 });
  });

  test("a mail that is taken by a relay is nobody else's until its lease is over", async () => {
    await add();
    await read(NOW);
    site.set({ points: 613, pages: { "/": { status: 500, indexable: false } } });
    await read(TWO_AT_NIGHT);
    const both = await Promise.all([claim(sql, now), claim(second, now)]);
    expect(both.flat()).toHaveLength(1);
    expect(await claim(sql, now + 999)).toEqual([]);
    expect(await claim(sql, now + 1000)).toMatchObject([{ tries: 2 }]);
  });

  const gone = { status: 404, indexable: false, group: "by-mistake", reason: "not found, 404" };
  const lose = (...paths: string[]) => {
    const all = ["/", "/a", "/b"].map((path) => [path, paths.includes(path) ? gone : {}]);
    site.set({ points: 613, pages: Object.fromEntries(all) as Found["pages"] });
  };

  /** A relay over a mail server that takes nothing while `isAway`. */
  function createRelay() {
    const sent: string[] = [];
    const mailServer = { isAway: true };
    const relay = new Relay({
      store: noticeOutbox(sql),
      kind: "email",
      deliver: async (notice: KeptNotice) => {
        if (mailServer.isAway) throw new DeliveryError("SMTP ECONNREFUSED");
        sent.push("subject" in notice ? notice.subject : "");
      },
      clock: () => now,
      random: () => 1,
      log: createLog({ write: () => {}, clock: () => now }),
      leaseMs: 60_000,
      backoffMs: 30_000,
      longestBackoffMs: NOTICE_BACKOFF_MS,
      isOver: isTriedLongEnough,
    });
    /** As the server does, for so many hours. */
    const pass = async (hours: number) => {
      for (let step = 0; step < hours * 2; step += 1) {
        now += 30 * 60_000;
        await relay.runOnce();
      }
    };
    return { relay, sent, mailServer, pass };
  }

  test("a mail outlives a night without a mail server, and six days", async () => {
    await add();
    await read(NOW);
    lose("/a");
    await read(TWO_AT_NIGHT);
    const { sent, mailServer, pass } = createRelay();
    await pass(6 * 24);
    expect((await theSite()).unsent).toMatchObject([
      { to: "ayesha@pehlapage.example", why: "The mail server did not answer.", isGivenUp: false },
    ]);
    mailServer.isAway = false;
    await pass(1.5);
    expect(sent).toEqual(["Rangreza: 1 page can no longer be indexed"]);
    expect((await theSite()).unsent).toEqual([]);
  });

  test("what was tried for seven days is given up, shown, counted, and sent again when asked", async () => {
    const id = await add();
    await read(NOW);
    lose("/a");
    await read(TWO_AT_NIGHT);
    const { sent, mailServer, pass } = createRelay();
    await pass(7 * 24 + 2);
    expect((await theSite()).unsent).toMatchObject([{ isGivenUp: true }]);
    expect(await countNotices(sql)).toMatchObject({ dead: 1 });
    await sql.change(
      "update watch_notice set fault = 'SMTP 451', dead = 'SMTP 550' where dead is not null",
    );
    expect(await readUnsent(sql)).toMatchObject([{ fault: "SMTP 550", isGivenUp: true }]);

    mailServer.isAway = false;
    await pass(24);
    expect(sent).toEqual([]);
    expect(await sendAgain(sql, { site: id }, now)).toBe(1);
    await pass(0.5);
    expect(sent).toEqual(["Rangreza: 1 page can no longer be indexed"]);
    expect(await countNotices(sql)).toMatchObject({ pending: 1, dead: 0 });
  });

  test("nothing is called unchanged while the mail about the last change has not gone out", async () => {
    await add();
    await read(NOW);
    lose("/a");
    await read(TWO_AT_NIGHT);
    await read(TWO_AT_NIGHT + DAY_MS);
    expect(await theSite()).toMatchObject({
      verdict: "worse",
      headline: "1 page can no longer be indexed",
    });
    expect(await countWorse(sql)).toBe(1);
    await notices();
    await read(TWO_AT_NIGHT + 2 * DAY_MS);
    expect(await theSite()).toMatchObject({ verdict: "same", headline: "Nothing changed" });
  });

  test("without a mail server set up, a site is as it was", async () => {
    watcher = { ...watcher, channels: [] };
    await add();
    await read(NOW);
    lose("/a");
    await read(TWO_AT_NIGHT);
    await read(TWO_AT_NIGHT + DAY_MS);
    expect(await theSite()).toMatchObject({ headline: "Nothing changed" });
  });

  test("a mail that was put off while the clock was ahead does not wait for that day", async () => {
    await add();
    await read(NOW);
    lose("/a");
    await read(TWO_AT_NIGHT);
    const { sent, mailServer, relay } = createRelay();
    now += 365 * DAY_MS;
    await relay.runOnce();
    now -= 365 * DAY_MS;
    mailServer.isAway = false;
    await relay.runOnce();
    expect(sent).toHaveLength(1);
  });

  test("a reading while the clock stood ten days ahead costs that one reading, and no second mail", async () => {
    await add();
    await read(NOW);
    await read(NOW + 10 * DAY_MS);
    now = NOW + 60 * 60_000;
    await watchOnce(watcher);
    lose("/a");
    for (let night = 0; night < 3; night += 1) await read(TWO_AT_NIGHT + night * DAY_MS);

    expect(await subjects()).toEqual(["Rangreza: 1 page can no longer be indexed"]);
    expect(await theSite()).toMatchObject({ points: [577, 577, 613, 613, 613] });
    expect((await theSite()).readAt).toBe(TWO_AT_NIGHT + 2 * DAY_MS);
    expect(site.asked.map(({ earlier }) => Number(earlier?.slice(1)))).toEqual([NaN, 0, 1, 2, 3]);
  });

  test("where the earlier report was deleted, its kept figures are compared", async () => {
    await add();
    await read(NOW);
    site.forget(0);
    lose("/a", "/b");
    await read(TWO_AT_NIGHT);
    expect(await theSite()).toMatchObject({
      verdict: "worse",
      headline: "Google can index 1 of 3 pages, 3 before",
    });
    expect(await subjects()).toEqual(["Rangreza: Google can index 1 of 3 pages, 3 before"]);
  });

  test("who has unsubscribed stays so: whatever is switched, edited away and back, or watched again", async () => {
    const mailTo = "a@b.example, c@d.example";
    const id = await add({ mailTo });
    await read(NOW);
    await setStopped(sql, { site: id, address: "a@b.example" }, true);
    await setMails(sql, id, false);
    await setMails(sql, id, true);
    const edit = (to: string) =>
      sql.transaction((inside) => changeSettings(inside, id, { ...rangreza, mailTo: to }));
    await edit("c@d.example");
    await edit("A@B.example, c@d.example");
    await sql.transaction((inside) => removeSite(inside, id, now));
    await add({ mailTo });
    expect(await theSite()).toMatchObject({ mails: true, stopped: ["a@b.example"] });

    await read(now + 60_000);
    lose("/a");
    await read(TWO_AT_NIGHT);
    expect((await notices()).map((one) => "to" in one && one.to)).toEqual(["c@d.example"]);
    await setStopped(sql, { site: id, address: "a@b.example" }, false);
    expect((await theSite()).stopped).toEqual([]);
  });

  test("of 26 sites that are due at once two are read at a time, and all in the end", async () => {
    for (let number = 0; number < 26; number += 1) {
      const host = `s${number}.example`;
      await add({ host, url: host, client: host });
    }
    now = TWO_AT_NIGHT;
    let most = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      await watchOnce(watcher);
      most = Math.max(most, (await readOpen(sql)).length);
      now += 60_000;
    }
    expect(most).toBe(2);
    expect(new Set(site.asked.map(({ url }) => url)).size).toBe(26);
    expect(site.asked).toHaveLength(26);
  });

  test("when the desk asks for all, those that are not paused are read, two at a time, and then each at its own time", async () => {
    for (const host of ["a.example", "b.example", "c.example", "d.example"]) {
      await add({ host, url: host, client: host });
    }
    now = TWO_AT_NIGHT;
    for (let turn = 0; turn < 8; turn += 1, now += 60_000) await watchOnce(watcher);
    const before = site.asked.length;
    const [first] = (await describeSites(sql, now)).sites;
    await pauseSite(sql, first?.id ?? "", { by: null, note: "", now });

    await readAllSoon(watcher);
    expect((await readOpen(sql)).length).toBe(2);
    for (let turn = 0; turn < 8; turn += 1, now += 60_000) await watchOnce(watcher);

    expect(site.asked.slice(before).map(({ url }) => url)).toEqual(
      expect.arrayContaining(["b.example", "c.example", "d.example"]),
    );
    expect(site.asked).toHaveLength(before + 3);
  });

  test("a mail names the new fault that it is sent for, although others were fixed", async () => {
    await add();
    await read(NOW);
    const pages = { "/": {}, "/a": {}, "/b": {} };
    site.set({ points: 500, pages, blocking: ["One page says that it is missing"] });
    await read(TWO_AT_NIGHT);
    const [mail] = await notices();
    expect(mail).toMatchObject({ subject: "Rangreza: One page says that it is missing" });
    expect("text" in mail! && mail.text).toContain(
      "you will not get a second email about the same fault",
    );
  });

  /** 08:00 in Pakistan. */
  const MONDAY = Date.UTC(2026, 10, 23, 3);

  /** Two sites whose mail comes once a week: one that got worse, for two readers, and a calm one. */
  async function startWeek(): Promise<string> {
    const both = "AYESHA@pehlapage.example, hamza@pehlapage.example";
    const id = await add({ mailTo: both, weeklyMail: true });
    const calm = { host: "calm.example", url: "calm.example", client: "Calm" };
    await add({ ...calm, rhythm: "monthly", weeklyMail: true });
    await read(NOW);
    lose("/a");
    await read(TWO_AT_NIGHT);
    await read(MONDAY - 60_000);
    return id;
  }

  test("where it is chosen, a reader gets one mail a week about all such sites, and no other", async () => {
    await startWeek();
    expect(await subjects()).toEqual([]);
    now = MONDAY;
    await Promise.all([watchOnce(watcher), watchOnce({ ...watcher, sql: second })]);
    await read(MONDAY + 60_000);
    const mails = new Map(
      (await notices()).map((mail) => ["to" in mail ? mail.to.toLowerCase() : "", mail]),
    );
    expect([...mails.keys()].toSorted()).toEqual([
      "ayesha@pehlapage.example",
      "hamza@pehlapage.example",
    ]);
    const mail = mails.get("ayesha@pehlapage.example")!;
    expect(mail).toMatchObject({ subject: "One of two sites got worse last week" });
    expect("text" in mail && mail.text).toContain(
      [
        "Rangreza",
        "Worse: 1 page can no longer be indexed, 22 November. One page answers 404 and is still in the sitemap.",
        "2 of 3 pages can be indexed.",
        "",
        "Calm",
        "Not read this week.",
      ].join("\n"),
    );
    const stop = await findStopLink(sql, tokenIn(mail));
    expect(stop).toMatchObject({ sites: [{ client: "Calm" }, { client: "Rangreza" }] });
    for (const { id } of stop!.sites)
      await setStopped(sql, { site: id, address: stop!.address }, true);
    expect(await findStopLink(sql, tokenIn(mail))).toMatchObject({ stopped: true });

    for (let day = 1; day <= 7; day += 1) await read(MONDAY + day * DAY_MS);
    expect(await notices()).toMatchObject([
      { to: "hamza@pehlapage.example", subject: "Nothing got worse last week at Rangreza" },
    ]);
  });

  test("a waiting week's mail is dropped for whoever stopped it, and outlives one of its sites", async () => {
    const id = await startWeek();
    await read(MONDAY);
    await setStopped(sql, { site: id, address: "hamza@pehlapage.example" }, true);
    await sql.transaction((inside) => removeSite(inside, id, now));
    const [mail, ...others] = await notices();
    expect([mail, others]).toMatchObject([{ to: "ayesha@pehlapage.example" }, []]);
    expect(await findStopLink(sql, tokenIn(mail!))).toMatchObject({ sites: [{ client: "Calm" }] });
  });

  test("a week's mail is not sent for a clock that ran ahead, nor twice for a week that was missed", async () => {
    await startWeek();
    await sql.change("update memory set value = $1 where name = 'watch-week'", [
      String(NOW + 365 * DAY_MS),
    ]);
    await read(MONDAY);
    expect(await subjects()).toEqual([]);
    now = MONDAY + 22 * DAY_MS;
    await watchOnce(watcher);
    expect(await subjects()).toHaveLength(2);
    await read(now + 60_000);
    expect(await subjects()).toEqual([]);
  });
});
