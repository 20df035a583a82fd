/** What may go wrong while a site is read, and the sentence that its visitor reads then. */
import path from "node:path";
import { gzipSync } from "node:zlib";

import { Hono } from "hono";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

import { createLog } from "#server/log/log.ts";
import { auditRoutes } from "#server/audits/routes/audit-routes.ts";
import { CrawlKeeper } from "#server/audits/start/crawl-keeper.ts";
import { startAudits } from "#server/audits/start/start-audits.ts";
import { createOwnShare } from "#server/audits/start/share-crawls.ts";
import { siteAuditDefaults, type CrawlSettings } from "#server/audits/settings.ts";
import { createTestCrawls } from "#tests/support/server/create-test-crawl.ts";
import { makeTemporaryFolder, writeFiles } from "#tests/support/server/site-folder.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";
import { testFacts } from "#tests/support/server/request-facts.ts";

type Answers = NonNullable<Parameters<typeof createTestCrawls>[0]>;
type Answer = Answers[string];

const silentLog = createLog({ write: () => {}, clock: Date.now });

let close = async () => {};
afterEach(() => close());

async function startCrawls(answers: Answers) {
  const crawls = await createTestCrawls(answers);
  close = crawls.close;
  return crawls;
}

/** The whole way from an address to its report. */
async function audit(answers: Answers, settings: Partial<CrawlSettings> = {}): Promise<SiteReport> {
  const { begin, goOn, tools } = await startCrawls(answers);
  const id = await begin("http://site.pk/", settings);
  await goOn(id, { judges: true });
  const report = await tools.store.readReport(id);
  if (report === undefined) throw new Error("There is no report.");
  return report;
}

const page = (...links: string[]) =>
  say(
    200,
    HTML,
    `<!doctype html><title>${links.length} links</title><h1>Page</h1>${links.map((link) => `<a href="${link}">To ${link}</a>`).join(" ")}`,
  );

const send =
  (type: string, body: Buffer): Answer =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };

const boundsOf = ({ bounds }: SiteReport) => bounds.map(({ text }) => text);
const readOf = ({ pages }: SiteReport) =>
  pages
    .filter(({ status }) => status === 200)
    .map(({ url }) => new URL(url).pathname)
    .toSorted();
const titleOf = ({ pages }: SiteReport, address: string) =>
  pages.find(({ url }) => url === new URL(address, "http://site.pk").href)?.title;

test("disk full: the audit says so and rests, and with room again it ends with every page", async () => {
  const { begin, tools, web } = await startCrawls({
    "/": page("/1", "/2"),
    "/1": page(),
    "/2": page(),
  });
  const { store } = tools;
  let isFull = false;
  const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });
  const keeper = await CrawlKeeper.open({
    tools: {
      ...tools,
      store: {
        ...store,
        keep: async (id, step) => {
          if ((step.pages?.length ?? 0) > 0 && web.paths().includes("/1") && isFull) throw full;
          return store.keep(id, step);
        },
      },
    },
    log: silentLog,
    retryMs: 20,
    share: async (work) => createOwnShare({ atOnce: 1, work }),
  });
  isFull = true;
  const id = await begin("http://site.pk/");
  const states: SiteAuditState[] = [];
  await keeper.offer({ id, url: "http://site.pk/", site: null });
  await vi.waitFor(
    async () => {
      const { json } = await keeper.stateJson((await store.get(id))!);
      const state = JSON.parse(json) as SiteAuditState;
      states.push(state);
      if (state.detail !== undefined) isFull = false;
      expect(state.phase).toBe("done");
    },
    { timeout: 25_000 },
  );
  await keeper.close();

  expect(states.flatMap(({ detail = [] }) => detail)).toContain(
    "Our own server cannot keep what it reads just now (the disk is full). Nothing is lost: it goes on by itself.",
  );
  const report = await store.readReport(id);
  expect(report && readOf(report)).toEqual(["/", "/1", "/2"]);
});

test("database away: who asks for an audit is told that it is us, and that it passes", async () => {
  const folder = makeTemporaryFolder();
  writeFiles(folder, { "no-folder": "a file stands where the folder should" });
  const audits = startAudits({
    settings: siteAuditDefaults,
    place: { file: path.join(folder, "no-folder", "site-audits.db") },
    siteUrl: "https://pehla.pk",
    clock: Date.now,
    log: silentLog,
    boundsVisitors: true,
  });
  onTestFinished(audits.close);
  const app = new Hono().route(
    "/api/site-audits",
    auditRoutes(audits.api, { facts: testFacts(), log: silentLog }),
  );
  const answer = await app.request("/api/site-audits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: "lawn.pk" }),
  });

  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect((await answer.json()).problem).toMatch(
    /^Our own server cannot keep audits just now: .+\. Try again in a minute\.$/,
  );
});

const down: Answer = (request) => void request.socket.destroy();

test("a site that goes down is left alone, and the report says so and keeps what was read", async () => {
  const paths = Array.from({ length: 20 }, (_, at) => `/${at}`);
  const report = await audit(
    {
      "/": page(...paths),
      ...Object.fromEntries(paths.map((each, at) => [each, at < 4 ? page() : down])),
    },
    { atOnce: 1 },
  );

  expect(boundsOf(report)).toEqual([
    "5 addresses one after another gave no answer: the site seems to be down. We stopped asking and kept what was read.",
  ]);
  expect(readOf(report)).toHaveLength(5);
  // Five, and those that were on their way by then.
  expect(report.coverage.noAnswer).toBeLessThan(11);
  expect(report.coverage.noAnswer + report.coverage.notRead).toBe(16);
});

test("an endless calendar is cut after its share, and the report says where", async () => {
  const months: Answers = {
    "/": page("/calendar/2026/1", "/about"),
    "/about": page(),
    ...Object.fromEntries(
      Array.from({ length: 200 }, (_one, month) => [
        `/calendar/2026/${month}`,
        page(`/calendar/2026/${month + 1}`, `/calendar/2026/${month + 2}`),
      ]),
    ),
  };
  const report = await audit(months);

  expect(boundsOf(report)).toEqual([expect.stringMatching(/^\/calendar\/.*counted only\.$/)]);
  expect(readOf(report)).toContain("/about");
});

const entries = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => {
    const start = `http://site.pk/p/${at}-`;
    return `<url><loc>${start}${"x".repeat(Math.max(0, length - start.length - 22))}</loc></url>`;
  }).join("");

test("a sitemap of 49 MB is read, and where it is cut is said", async () => {
  const body = `<urlset>${entries(50_000, 975)}</urlset>`;
  expect(Buffer.byteLength(body)).toBeGreaterThan(48_000_000);
  const report = await audit(
    {
      "/": page("/a"),
      "/a": page(),
      "/sitemap.xml": say(200, { "content-type": "text/xml" }, body),
    },
    { pages: 2, maxKnown: 1_000 },
  );

  expect(boundsOf(report)).toContain("We took 1,000 addresses from the sitemaps; they list more.");
  expect(readOf(report)).toEqual(["/", "/a"]);
});

test.each([
  [
    "a sitemap of more than 50 MB",
    Buffer.alloc(50_000_001, "<url> "),
    "it is larger than the 50 MB that a sitemap may have.",
  ],
  [
    "a bomb of gzip in place of a sitemap",
    gzipSync(Buffer.alloc(60_000_000, "<url> ")),
    "unpacked it is larger than the 50 MB that a sitemap may have.",
  ],
])("%s is not read, and the report says so", async (_what, body, words) => {
  const report = await audit({
    "/": page("/a"),
    "/a": page(),
    "/sitemap.xml": send("application/octet-stream", body),
  });

  expect(boundsOf(report)).toEqual([`/sitemap.xml was not read: ${words}`]);
  expect(report.fixes.map(({ issue }) => issue)).toContain("sitemap-invalid");
  expect(readOf(report)).toEqual(["/", "/a"]);
});

test("of a page that unpacks to 60 MB 2 MB are read, as Google does, and it is named", async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000, "a"));
  const report = await audit({
    "/": page("/bomb", "/a"),
    "/a": page(),
    "/bomb": (_request, response) => {
      response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(bomb);
    },
  });
  const issue = report.issues.find(({ id }) => id === "html-too-large");

  expect(issue?.pages.map(({ url, evidence }) => [url, evidence])).toEqual([
    ["http://site.pk/bomb", expect.stringMatching(/more than 2 MB/)],
  ]);
  expect(report.pages.find(({ url }) => url.endsWith("/bomb"))?.status).toBe(200);
  expect(boundsOf(report)).toContain("Pages of more than 2 MB are not read to their end.");
  expect(readOf(report).toSorted()).toEqual(["/", "/a", "/bomb"]);
});

test("pages in Shift-JIS, UTF-16 and broken UTF-8 stand in the report with their titles", async () => {
  const report = await audit({
    "/": page("/sjis", "/utf16", "/broken"),
    "/sjis": send(
      "text/html; charset=shift_jis",
      Buffer.from("3c7469746c653e93fa967b8cea3c2f7469746c653e", "hex"),
    ),
    "/utf16": send("text/html", Buffer.from("\uFEFF<title>اردو</title>", "utf16le")),
    "/broken": send(
      "text/html; charset=utf-8",
      Buffer.concat([
        Buffer.from("<title>caf"),
        Buffer.from([0xc3, 0x28]),
        Buffer.from("</title>"),
      ]),
    ),
  });

  expect(["/sjis", "/utf16", "/broken"].map((each) => titleOf(report, each))).toEqual([
    "日本語",
    "اردو",
    "caf\uFFFD(",
  ]);
  expect(report.pagesRead).toBe(4);
});

test("a dead address in Urdu is told in full, with the page that links to it", async () => {
  const address = "/لان-کا-سوٹ";
  const report = await audit({ "/": page(address, "/شال"), [encodeURI("/شال")]: page() });
  const [dead] = report.issues.find(({ id }) => id === "status-4xx")?.pages ?? [];

  expect(dead).toMatchObject({
    url: `http://site.pk${encodeURI(address)}`,
    evidence: "answers 404",
    linkedFrom: [{ url: "http://site.pk/", anchor: `To ${address}` }],
  });
  expect(titleOf(report, "/شال")).toBe("0 links");
});

test("of a page with more than five thousand links the report says that the rest is not followed", async () => {
  const many = Array.from({ length: 5_050 }, (_, at) => `/p${at}`);
  const report = await audit({ "/": page(...many), "/p0": page() }, { pages: 2 });

  expect(boundsOf(report)).toEqual([
    "/ has more than 5,000 links, or longer ones than are followed; the rest of them are not followed.",
    "2 pages are read at most. 4,999 more are known, and were not read.",
  ]);
  expect(report.coverage.notRead).toBe(4_999);
});
