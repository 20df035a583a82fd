import path from "node:path";

import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";

import { MAX_REPORT_PART_CHARACTERS, MAX_REPORT_ROW_CHARACTERS } from "#engine/bounds.ts";
import { buildReport } from "#engine/site-audit/build-report.ts";
import type { Progress } from "#engine/site-audit/contract.ts";
import type { SiteFix, SiteIssue } from "#engine/site-audit/site-report.ts";
import { HOUR_MS } from "#lib/durations.ts";

import { siteAuditDefaults } from "#server/audits/settings.ts";
import {
  CrawlGone,
  CrawlTaken,
  foundByBit,
  type CrawlStep,
  type CrawlStore,
  type NewCrawl,
} from "./crawl-store.ts";
import { openCrawls, type CrawlPlace } from "./open-crawls.ts";
import { toStoredBytes } from "./site-rows.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

/** A database is started here, on machines that may be busy with other things. */
vi.setConfig({ testTimeout: 30_000 });

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const NOW = Date.UTC(2026, 10, 22);
const LONG = 60_000;

type Engine = { name: string; prepare: () => Promise<CrawlPlace> };

const engines: Engine[] = [
  {
    name: "SQLite",
    prepare: async () => ({ file: path.join(makeTemporaryFolder(), "site-audits.db") }),
  },
  ...(postgres === undefined
    ? []
    : [
        {
          name: "PostgreSQL",
          prepare: async () => {
            await postgres.clear();
            return { url: postgres.url };
          },
        },
      ]),
];

const newCrawl = (changes: Partial<NewCrawl> = {}): NewCrawl => ({
  secretHash: "hash",
  url: "https://lawn.pk/",
  settings: { ...siteAuditDefaults, mayUseHttp: true },
  createdAt: NOW,
  keptUntil: NOW + 1000,
  earlier: null,
  enquiry: null,
  ...changes,
});

const row = (n: number, url: string, changes: object = {}) => ({
  n,
  url: `https://lawn.pk${url}`,
  foundBy: foundByBit("link"),
  depth: 1,
  state: "waiting" as const,
  turn: null,
  notRead: null,
  ...changes,
});

const answer = (status: number) => JSON.stringify({ status, contentType: "text/html" });

/** What the redirect of that site ends at is gone, so that there is a finding. */
const deadEnd: CrawlStep = {
  pages: [{ n: 1, state: "shut", body: answer(404), links: null, leads: null }],
};

/** A site of three pages and a redirect, of which one is kept out, as a crawl leaves it. */
const wholeSite: CrawlStep = {
  found: [
    row(0, "/", { foundBy: foundByBit("start"), depth: 0 }),
    row(1, "/قیمت"),
    row(2, "/old"),
    row(3, "/cart", {
      state: "kept-out",
      notRead: JSON.stringify({ reason: "acts", detail: "a" }),
    }),
  ],
  turns: [
    { n: 0, turn: 0 },
    { n: 2, turn: 1 },
    { n: 1, turn: 2 },
  ],
  pages: [
    {
      n: 0,
      state: "open",
      body: answer(200),
      links: JSON.stringify([
        { from: "https://lawn.pk/", to: "https://lawn.pk/old", kind: "link" },
      ]),
      leads: toStoredBytes([2, 3]),
    },
    {
      n: 2,
      state: "shut",
      body: JSON.stringify({ status: 301, location: "https://lawn.pk/قیمت" }),
      links: null,
      leads: toStoredBytes([1]),
    },
  ],
  newTargets: [
    { n: 0, url: "https://other.pk/", kind: "external" },
    { n: 1, url: "https://lawn.pk/a.jpg", kind: "image" },
  ],
  targets: [{ n: 1, body: '{"url":"https://lawn.pk/a.jpg","kind":"image","status":200}' }],
  parts: [
    { name: "start", body: "true" },
    { name: "robots", body: '{"kind":"none","origin":"https://lawn.pk"}' },
  ],
  crawl: {
    phase: "reading",
    requests: 4,
    readingMs: 1234,
    site: { startUrl: "https://lawn.pk/", hosts: ["lawn.pk", "www.lawn.pk"] },
    bounds: [{ id: "pages", text: "More are known." }],
  },
};

const progress: Progress = {
  found: 4,
  read: 2,
  waiting: 1,
  keptOut: 1,
  latest: [{ url: "https://lawn.pk/", status: 200, ms: 3 }],
  findings: [],
  squares: ["open", "waiting"],
};

describe.each(engines)("$name", ({ prepare }) => {
  let place: CrawlPlace;
  let store: CrawlStore;
  beforeEach(async () => {
    place = await prepare();
    store = await openCrawls(place);
  });
  afterEach(() => store.close());

  /** As another process has it. */
  async function openAgain() {
    const other = await openCrawls(place);
    onTestFinished(() => other.close());
    return other;
  }

  describe("a crawl", () => {
    test("is found by its secret's hash, as it was begun", async () => {
      const crawl = newCrawl({ earlier: "before", enquiry: "e1", manageHash: "manage" });

      const id = await store.create(crawl);

      const found = await store.find("hash");
      expect(found).toEqual({
        ...crawl,
        id,
        phase: "waiting",
        stopAsked: false,
        endedAt: null,
        readingMs: 0,
        requests: 0,
        site: null,
        detail: null,
        bounds: [],
        early: "[]",
        progress: null,
        hasReport: false,
        isLeased: false,
        deaths: 0,
        taken: 0,
        visitor: null,
        isShared: false,
        hidden: [],
      });
      expect(await store.get(id)).toEqual(found);
      expect(await store.find("other")).toBeUndefined();
      expect(await store.get(id + 1)).toBeUndefined();
    });

    test("is found by each of its links, as long as it is there", async () => {
      const id = await store.create(newCrawl());
      expect([await store.addLink(id, "one"), await store.addLink(id, "two")]).toEqual([
        true,
        true,
      ]);

      const other = await openAgain();
      for (const hash of ["hash", "one", "two"]) expect((await other.find(hash))?.id).toBe(id);

      await store.remove(id);
      for (const hash of ["hash", "one", "two"]) expect(await store.find(hash)).toBeUndefined();
      expect(await store.addLink(id, "three")).toBe(false);
    });

    test("has one secret alone", async () => {
      await store.create(newCrawl());
      await expect(store.create(newCrawl())).rejects.toThrow(/unique/i);
    });

    test("stands as its last step left it, for another process too", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, { crawl: { stopAsked: true, detail: "d", progress } });
      await store.keep(id, { crawl: { phase: "done", endedAt: NOW + 2 } });

      expect(await (await openAgain()).get(id)).toMatchObject({
        phase: "done",
        stopAsked: true,
        endedAt: NOW + 2,
        detail: "d",
        progress,
      });
    });

    test("is unfinished until it has ended, oldest first", async () => {
      const ids = [];
      for (const phase of ["done", "waiting", "reading", "failed", "judging"] as const) {
        const id = await store.create(newCrawl({ secretHash: phase }));
        await store.keep(id, { crawl: { phase } });
        ids.push(id);
      }
      const unfinished = await store.unfinished();
      expect(unfinished.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[4]]);
    });

    test("is known by the enquiry whose website it is", async () => {
      await store.create(newCrawl({ secretHash: "a", enquiry: "e1", createdAt: NOW - 5 }));
      await store.create(newCrawl({ secretHash: "b" }));
      await store.create(newCrawl({ secretHash: "c", enquiry: "e1" }));

      expect([...(await store.ofEnquiries())]).toEqual([
        ["e1", { createdAt: NOW, phase: "waiting" }],
      ]);
    });
  });

  describe("a step", () => {
    test("leaves its rows", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, wholeSite);

      expect(await store.readFrontier(id)).toEqual([
        { ...row(0, "/"), foundBy: foundByBit("start"), depth: 0, state: "open", turn: 0 },
        { ...row(1, "/قیمت"), turn: 2 },
        { ...row(2, "/old"), state: "shut", turn: 1 },
        row(3, "/cart", { state: "kept-out", notRead: '{"reason":"acts","detail":"a"}' }),
      ]);
      expect(await store.readPage(id, 0)).toBe(answer(200));
      expect(await store.readPage(id, 1)).toBeUndefined();
      expect(await store.readPart(id, "start")).toBe("true");
      expect(await store.readPart(id, "none")).toBeUndefined();
      expect(await store.readTargets(id)).toEqual([
        { n: 0, url: "https://other.pk/", kind: "external", isAsked: false },
        { n: 1, url: "https://lawn.pk/a.jpg", kind: "image", isAsked: true },
      ]);
    });

    test("changes those that were there", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, wholeSite);

      await store.keep(id, {
        changed: [{ n: 1, foundBy: 3, depth: null }],
        notRead: [{ n: 1, notRead: '{"reason":"limit","detail":"l"}' }],
        pages: [{ n: 2, state: "no-answer", body: answer(503), links: null, leads: null }],
        parts: [{ name: "start", body: "false" }],
      });

      expect((await store.readFrontier(id)).slice(1, 3)).toEqual([
        {
          ...row(1, "/قیمت"),
          foundBy: 3,
          depth: null,
          state: "kept-out",
          turn: 2,
          notRead: '{"reason":"limit","detail":"l"}',
        },
        { ...row(2, "/old"), state: "no-answer", turn: 1 },
      ]);
      expect(await store.readPage(id, 2)).toBe(answer(503));
      expect(await store.readPart(id, "start")).toBe("false");
    });

    test("that fails leaves nothing at all", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, wholeSite);

      const twice = { parts: [{ name: "new", body: "1" }], found: [row(4, "/four"), row(0, "/")] };
      await expect(store.keep(id, { ...twice, crawl: { requests: 9 } })).rejects.toThrow(
        /unique|duplicate/i,
      );

      expect(await store.readFrontier(id)).toHaveLength(4);
      expect(await store.readPart(id, "new")).toBeUndefined();
      expect(await store.get(id)).toMatchObject({ requests: 4 });
    });

    test("of a crawl that was deleted says so", async () => {
      const id = await store.create(newCrawl());
      await store.remove(id);

      await expect(store.keep(id, wholeSite)).rejects.toThrow(CrawlGone);
      await expect(store.keep(id, { parts: [{ name: "a", body: "1" }] })).rejects.toThrow(
        CrawlGone,
      );
      await expect(store.readRows(id)).rejects.toThrow(CrawlGone);
    });
  });

  describe("the report", () => {
    test("is made of all rows, with clicks counted over the links", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, wholeSite);

      const rows = await store.readRows(id);

      expect(rows).toMatchObject({
        startUrl: "https://lawn.pk/",
        hosts: ["lawn.pk", "www.lawn.pk"],
        requests: 4,
        state: "done",
        robots: { kind: "none" },
        targets: [{ url: "https://lawn.pk/a.jpg", status: 200 }],
      });
      expect(
        rows.pages.map(({ status, depth, notRead }) => [status, depth, notRead?.reason]),
      ).toEqual([
        [200, 0, undefined],
        [null, 1, undefined],
        [301, 1, undefined],
        [null, 1, "acts"],
      ]);
      expect([...rows.links]).toMatchObject([{ to: "https://lawn.pk/old" }]);
    });

    test("is kept whole, handed out in parts, and replaced", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, wholeSite);
      expect([await store.readHead(id), await store.readReport(id)]).toEqual([
        undefined,
        undefined,
      ]);

      const { sitemapXml: _none, ...made } = buildReport(await store.readRows(id), { now: NOW });
      const pages = Array.from({ length: 1_203 }, (_, n) => ({
        ...made.pages[0]!,
        url: `https://lawn.pk/${n}`,
      }));
      await store.keepReport(id, { ...made, pages, sitemapXml: "<urlset/>" });

      expect(await store.readReport(id)).toEqual({ ...made, pages, sitemapXml: "<urlset/>" });
      expect((await store.get(id))?.hasReport).toBe(true);
      const part = await store.readFindings(id, "page", 1_199, 10);
      expect(part.total).toBe(1_203);
      expect(part.rows.map((text) => JSON.parse(text).url)).toEqual(
        [1_199, 1_200, 1_201, 1_202].map((n) => `https://lawn.pk/${n}`),
      );

      await store.keepReport(id, made);
      expect(await store.readReport(id)).toEqual(made);
    });
  });

  test("a mark is kept with its report, replaced, taken away, and goes with the crawl", async () => {
    const id = await store.create(newCrawl());
    await store.keep(id, wholeSite);
    await store.keep(id, deadEnd);
    const { sitemapXml: _none, ...made } = buildReport(await store.readRows(id), { now: NOW });
    await store.keepReport(id, made);
    const [{ key: fix }] = made.fixes as [SiteFix];
    const mark = { state: "done", reason: "رنگ بدل دیا", at: "2026-11-22T09:00:00.000Z" } as const;

    await store.keepMark(id, { fix, ...mark, reason: "" });
    await store.keepMark(id, { fix, ...mark });

    expect(await store.readMarks(id)).toEqual([{ fix, ...mark }]);
    expect((await store.readReport(id))?.fixes[0]).toEqual({ ...made.fixes[0], mark });
    expect(JSON.parse((await store.readHead(id))!).fixes).toEqual(made.fixes);

    await expect(store.keepMark(id, { fix, ...mark }, "other")).rejects.toThrow(CrawlTaken);
    await store.keepMark(id, { fix, state: "open" });
    expect(await store.readReport(id)).toEqual(made);

    await store.keepMark(id, { fix, ...mark });
    await store.remove(id);
    expect(await store.readMarks(id)).toEqual([]);
    await expect(store.keepMark(id, { fix, ...mark })).rejects.toThrow(CrawlGone);
  });

  test("the latest outcome of a new reading is kept with its report, and goes with the crawl", async () => {
    const id = await store.create(newCrawl());
    await store.keep(id, wholeSite);
    await store.keep(id, deadEnd);
    const { sitemapXml: _none, ...made } = buildReport(await store.readRows(id), { now: NOW });
    await store.keepReport(id, made);
    const [{ key: fix }] = made.fixes as [SiteFix];
    const address = { url: "https://lawn.pk/دکان", was: "no heading" };
    const recheck = {
      at: "2026-11-22T09:00:00.000Z",
      state: "fixed",
      addresses: [{ ...address, state: "fixed" }],
      left: 3,
    } as const;
    const before = (await store.usage({ id })).crawl;

    const still = { ...address, state: "still" } as const;
    await store.keepRecheck(id, { fix, ...recheck, state: "still", addresses: [still, still] });
    await store.keepRecheck(id, { fix, ...recheck });

    expect(await store.readRechecks(id)).toEqual([{ fix, ...recheck }]);
    expect((await store.readReport(id))?.fixes[0]).toEqual({ ...made.fixes[0], recheck });
    const taken = (await store.usage({ id })).crawl - before;
    expect(taken).toBe(Buffer.byteLength(JSON.stringify({ fix, ...recheck })) + 60);

    await store.claim(id, { owner: "one", leaseMs: LONG });
    await store.keepRecheck(id, { fix, ...recheck }, "one");
    await expect(store.keepRecheck(id, { fix, ...recheck }, "two")).rejects.toThrow(CrawlTaken);
    await store.remove(id);
    expect(await store.readRechecks(id)).toEqual([]);
    await expect(store.keepRecheck(id, { fix, ...recheck })).rejects.toThrow(CrawlGone);
  });

  test("files that show marks are made again after one, and their bytes are counted once", async () => {
    const id = await store.create(newCrawl());
    const before = (await store.usage({ id })).crawl;
    const keepAll = async () => {
      for (const format of ["json", "md", "csv"] as const) {
        await store.keepFile(id, { format, pieces: [new Uint8Array(1_000), Uint8Array.of(1)] });
      }
      return (await store.usage({ id })).crawl - before;
    };
    const taken = await keepAll();

    const recheck = { fix: "a/b", at: "", state: "fixed", addresses: [], left: 0 } as const;
    await store.keepRecheck(id, recheck);
    expect(await store.readFile(id, "md", 0)).toBeUndefined();
    const ofRecheck = Buffer.byteLength(JSON.stringify(recheck)) + 60;
    await keepAll();
    await store.keepMark(id, { fix: "a/b", state: "open" });

    const files = await Promise.all(
      (["json", "md", "csv"] as const).map((format) => store.readFile(id, format, 0)),
    );
    expect(files.map((file) => file?.length)).toEqual([undefined, undefined, 1_000]);
    expect((await store.usage({ id })).crawl - before).toBe(taken / 3 + ofRecheck);
    expect(await keepAll()).toBe(taken + ofRecheck);
  });

  test("hidden sections are kept with a report, and all files that show sections are made again", async () => {
    const id = await store.create(newCrawl());
    expect((await store.get(id))?.hidden).toEqual([]);
    const formats = ["json", "md", "csv", "pages", "fixes", "sitemap"] as const;
    for (const format of formats) await store.keepFile(id, { format, pieces: [Uint8Array.of(1)] });

    await store.keepHidden(id, ["fixes", "pages"]);
    expect((await store.get(id))?.hidden).toEqual(["fixes", "pages"]);
    const left = await Promise.all(formats.map((format) => store.readFile(id, format, 0)));
    expect(left.map((file) => file?.length)).toEqual([...Array.from({ length: 5 }), 1]);
    await expect(store.keepHidden(id, [], "other")).rejects.toThrow(CrawlTaken);
    await store.remove(id);
    await expect(store.keepHidden(id, [])).rejects.toThrow(CrawlGone);
  });

  describe("whoever works on a crawl", () => {
    test("has it alone while the lease lasts, and nobody else's step is kept", async () => {
      const id = await store.create(newCrawl());
      const other = await openAgain();

      expect(await store.claim(id, { owner: "one", leaseMs: LONG })).toMatchObject({
        id,
        isLeased: true,
      });

      expect(await other.claim(id, { owner: "two", leaseMs: LONG })).toBeUndefined();
      await expect(other.keep(id, { owner: "two", crawl: { requests: 7 } })).rejects.toThrow(
        CrawlTaken,
      );
      await store.keep(id, { owner: "one", crawl: { requests: 8 } });
      // What a person asks for is nobody's step.
      await other.keep(id, { crawl: { stopAsked: true } });
      expect(await store.get(id)).toMatchObject({ requests: 8, stopAsked: true });
    });

    test("has it from its beginning, where it was begun so", async () => {
      const id = await store.create(newCrawl(), { owner: "one", leaseMs: LONG });

      expect(await store.claim(id, { owner: "two", leaseMs: LONG })).toBeUndefined();
      // It was begun with once.
      expect(await store.claim(id, { owner: "one", leaseMs: LONG })).toMatchObject({
        id,
        taken: 1,
      });
    });

    test("never has it for an hour: a clock that was set back meanwhile locks nothing up", async () => {
      const id = await store.create(newCrawl());
      // The same row as a lease of seconds leaves after the clock went back by an hour.
      await store.claim(id, { owner: "before", leaseMs: HOUR_MS + 15_000 });

      expect(await store.get(id)).toMatchObject({ isLeased: false });
      expect(await store.claim(id, { owner: "one", leaseMs: HOUR_MS - 1_000 })).toMatchObject({
        id,
      });
      expect(await store.claim(id, { owner: "two", leaseMs: LONG })).toBeUndefined();
    });

    test("loses it when the lease runs out and another one takes it; nothing of the first is kept then", async () => {
      const id = await store.create(newCrawl());
      await store.claim(id, { owner: "dead", leaseMs: 0 });
      expect(await store.get(id)).toMatchObject({ isLeased: false });
      // Nobody was faster: it may go on.
      await store.keep(id, { owner: "dead", crawl: { requests: 1 } });

      expect(await store.claim(id, { owner: "heir", leaseMs: LONG })).toMatchObject({
        requests: 1,
      });

      await expect(store.keep(id, { owner: "dead", ...wholeSite })).rejects.toThrow(CrawlTaken);
      expect(await store.readFrontier(id)).toEqual([]);
      const report = buildReport(await store.readRows(id), { now: NOW });
      await expect(store.keepReport(id, report, "dead")).rejects.toThrow(CrawlTaken);
      expect(await store.renew(id, { owner: "dead", leaseMs: LONG })).toBeUndefined();
      await store.release(id, "dead");
      expect(await store.get(id)).toMatchObject({ isLeased: true, hasReport: false });
      await store.keepReport(id, report, "heir");
    });

    test("keeps it by saying that they live, tells how far they are, and hears what is asked", async () => {
      const id = await store.create(newCrawl());
      await store.claim(id, { owner: "one", leaseMs: 0 });

      expect(await store.renew(id, { owner: "one", leaseMs: LONG }, progress)).toEqual({
        stopAsked: false,
      });
      expect(await store.get(id)).toMatchObject({ isLeased: true, progress });
      await store.keep(id, { crawl: { stopAsked: true } });
      expect(await store.renew(id, { owner: "one", leaseMs: LONG })).toEqual({
        stopAsked: true,
      });
      expect(await store.get(id)).toMatchObject({ progress });

      await store.remove(id);
      expect(await store.renew(id, { owner: "one", leaseMs: LONG })).toBeUndefined();
    });

    test("gives it back", async () => {
      const id = await store.create(newCrawl());
      await store.claim(id, { owner: "one", leaseMs: LONG });

      await store.release(id, "one");

      expect(await store.claim(id, { owner: "two", leaseMs: LONG })).toMatchObject({ id });
    });

    test("is one of many that ask at the same moment", async () => {
      const id = await store.create(newCrawl());
      const stores = [store, await openAgain(), await openAgain()];

      const claims = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          stores[n % 3]!.claim(id, { owner: `${n}`, leaseMs: LONG }),
        ),
      );

      expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
    });
  });

  test("a report's files are kept in pieces, each file in place of its last one", async () => {
    const id = await store.create(newCrawl());
    const pieces = [Uint8Array.of(1, 2), Uint8Array.of(3)];
    await store.keepFile(id, { format: "md", pieces: [...pieces, Uint8Array.of(9)] });
    await store.keepFile(id, { format: "md", pieces });
    const read = await Promise.all([0, 1, 2].map((n) => store.readFile(id, "md", n)));
    expect(read.map((piece) => piece && [...piece])).toEqual([[1, 2], [3], undefined]);
    expect(await store.readFile(id, "json", 0)).toBeUndefined();
    await expect(store.keepFile(id, { format: "md", pieces }, "other")).rejects.toThrow(CrawlTaken);
    await store.remove(id);
    expect(await store.readFile(id, "md", 0)).toBeUndefined();
  });

  test("a long report is kept in rows of a bounded size, and handed out in parts of one", async () => {
    const id = await store.create(newCrawl());
    await store.keep(id, wholeSite);
    const made = buildReport(await store.readRows(id), { now: NOW });
    const issue = { id: "status-4xx", severity: "blocking", source: "google" } as const;
    const long = Array.from({ length: 4_000 }, (_, n) => ({
      url: `https://lawn.pk/${n}`,
      evidence: "é".repeat(500),
      fix: "f",
      linkedFrom: [],
    }));
    const report = { ...made, issues: [{ ...issue, pages: long }] };
    await store.keepReport(id, report);

    const rows: string[] = [];
    for (let total = 1; rows.length < total;) {
      const part = await store.readFindings(id, "issue", rows.length, 500);
      expect(part.rows.length).toBeGreaterThan(0);
      expect(part.rows.join("").length).toBeLessThan(
        MAX_REPORT_PART_CHARACTERS + MAX_REPORT_ROW_CHARACTERS + 2_000,
      );
      for (const each of part.rows)
        expect(each.length).toBeLessThan(MAX_REPORT_ROW_CHARACTERS + 2_000);
      rows.push(...part.rows);
      ({ total } = part);
    }
    expect(rows.flatMap((each) => (JSON.parse(each) as SiteIssue).pages)).toEqual(long);
    expect((await store.readReport(id))?.issues).toEqual(report.issues);
  });

  describe("room", () => {
    test("is counted as it is taken, for a crawl, for its visitor and for all, and given back", async () => {
      const one = await store.create(newCrawl({ visitor: "v" }));
      const two = await store.create(newCrawl({ secretHash: "two", visitor: "v" }));
      const other = await store.create(newCrawl({ secretHash: "other" }));
      for (const id of [one, two, other]) await store.keep(id, wholeSite);
      const before = await store.usage({ id: one, visitor: "v" });
      expect(before.crawl).toBeGreaterThan(JSON.stringify(wholeSite.pages).length / 2);
      expect(before.visitor).toBe(before.crawl * 2);
      expect(before.all).toBeGreaterThanOrEqual(before.crawl * 3);

      const body = JSON.stringify({ status: 200, text: "x".repeat(1_000_000) });
      await store.keep(one, { pages: [{ n: 1, state: "open", body, links: null, leads: null }] });
      const after = await store.usage({ id: one, visitor: "v" });
      for (const kind of ["crawl", "visitor", "all"] as const) {
        expect(after[kind] - before[kind]).toBeGreaterThan(990_000);
      }

      await store.remove(one);
      const left = await store.usage({ id: one, visitor: "v" });
      expect([left.crawl, left.visitor]).toEqual([0, before.crawl]);
      expect(left.all).toBeLessThan(after.all - 990_000);
    });

    test("of the agency's own people is no visitor's", async () => {
      const id = await store.create(newCrawl({ visitor: null }));
      await store.keep(id, wholeSite);
      for (const visitor of [null, undefined]) {
        const used = await store.usage({ id, ...(visitor === null && { visitor }) });
        expect(used.visitor).toBe(0);
        expect(used.crawl).toBeGreaterThan(0);
      }
    });

    test("is made by visitors' reports, first those that nobody else has opened, then by the agency's own", async () => {
      const crawls = { staffs: 0, shared: 1, older: 2, younger: 3, running: 0 };
      const ids = new Map<number, string>();
      for (const [name, endedAt] of Object.entries(crawls)) {
        const visitor = name === "staffs" ? null : "v";
        const id = await store.create(newCrawl({ secretHash: name, visitor }));
        const phase = name === "running" ? "reading" : "done";
        const isShared = name === "shared";
        await store.keep(id, { crawl: { phase, endedAt: NOW + endedAt, isShared } });
        ids.set(id, name);
      }
      const order = [];
      for (;;) {
        const id = await store.oldestReport();
        if (id === undefined) break;
        order.push(ids.get(id));
        await store.remove(id);
      }
      expect(order).toEqual(["older", "younger", "shared", "staffs"]);
    });
  });

  describe("what is over", () => {
    test("is nobody's to find while it is being deleted, and takes nothing more", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, wholeSite);
      const removing = store.remove(id);
      await expect(store.keep(id, wholeSite)).rejects.toThrow(CrawlGone);
      expect(await store.find("hash")).toBeUndefined();
      await removing;
    });

    test("goes when its time is up, with everything of it", async () => {
      const old = await store.create(newCrawl({ secretHash: "old", keptUntil: NOW }));
      const young = await store.create(newCrawl({ secretHash: "young", keptUntil: NOW + 1 }));
      for (const id of [old, young]) await store.keep(id, wholeSite);

      expect(await store.purge(NOW)).toBe(1);

      expect(await store.find("old")).toBeUndefined();
      expect([await store.readFrontier(old), await store.readPage(old, 0)]).toEqual([
        [],
        undefined,
      ]);
      expect(await store.readFrontier(young)).toHaveLength(4);
    });

    test("is removed with its rows and its report", async () => {
      const id = await store.create(newCrawl());
      await store.keep(id, wholeSite);
      await store.keepReport(id, buildReport(await store.readRows(id), { now: NOW }));

      await store.remove(id);

      expect(await store.readFindings(id, "page", 0, 9)).toEqual({ total: 0, rows: [] });
      expect([await store.readPart(id, "start"), await store.readTargets(id)]).toEqual([
        undefined,
        [],
      ]);
    });
  });

  test("a store that is there already is opened as it is, by several at once", async () => {
    const id = await store.create(newCrawl());
    const others = await Promise.all([openAgain(), openAgain(), openAgain()]);
    for (const other of others) expect(await other.get(id)).toMatchObject({ id });
  });
});

describe.skipIf(postgres === undefined)("PostgreSQL", () => {
  test("a database that a newer version has written is refused, and stays as it is", async () => {
    await postgres!.clear();
    await (await openCrawls({ url: postgres!.url })).close();
    await postgres!.run(
      "insert into site_audit.migration(number, name, at) values (99, 'later', 0)",
    );

    await expect(openCrawls({ url: postgres!.url })).rejects.toThrow("newer version of this site");
  });

  test("tables of others, and the enquiries' count of migrations, are left alone", async () => {
    await postgres!.clear();
    await postgres!.run("create table page(mine text); insert into page values ('kept')");

    await (await openCrawls({ url: postgres!.url })).close();

    expect(await postgres!.run("select * from page")).toEqual([{ mine: "kept" }]);
    expect(await postgres!.run("select to_regclass('public.migration') as there")).toEqual([
      { there: null },
    ]);
  });
});
