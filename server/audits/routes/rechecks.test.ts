import { readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

import { expect, onTestFinished, test, vi } from "vitest";

import { MANAGE_HEADER, type Rechecks, type SiteAuditState } from "#engine/site-audit/contract.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

import type { SiteAuditSettings } from "#server/audits/settings.ts";
import { openCrawlFile } from "#server/audits/store/sqlite.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";
import { readEvents, startTestAudits } from "#tests/support/server/start-test-audits.ts";

type Started = Awaited<ReturnType<typeof startTestAudits>>;

const TITLE = "Lawn suits, hand dyed in Faisalabad";
const page = (title: string, body: string) =>
  say(
    200,
    HTML,
    `<!doctype html><html lang="en"><title>${title}</title><body>${body}</body></html>`,
  );
const links = '<a href="/a">Suits</a> <a href="/b">Shawls</a>';

/** A report on a site of three pages, of which two have no heading, and one leads nowhere. */
async function startWithReport(settings: Partial<SiteAuditSettings> = {}) {
  const started = await startTestAudits(settings);
  Object.assign(started.answers, {
    "/": page(TITLE, `<h1>Lawn</h1>${links} <a href="/gone">Sale</a>`),
    "/a": page(`${TITLE} A`, links),
    "/b": page(`${TITLE} B`, links),
    "/gone": say(404, HTML),
  });
  const { id, manage: secret = "" } = await started.begin("http://lawn.pk/");
  await readEvents(await started.ask("GET", `/${id}/events`));
  const { report } = await stateOf(started, id);
  const keyOf = (issue: string) => report?.fixes.find((fix) => fix.issue === issue)?.key ?? "";
  const send = async (fix: string, given: { signal?: AbortSignal; visitor?: string } = {}) =>
    started.app.request(
      `/api/site-audits/${id}/rechecks`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          [MANAGE_HEADER]: secret,
          "x-visitor": given.visitor ?? "39.32.1.1",
        },
        body: JSON.stringify({ fix }),
        ...(given.signal && { signal: given.signal }),
      },
      {},
    );
  started.web.requests.splice(0);
  return { ...started, id, secret, keyOf, send, fixes: report?.fixes ?? [] };
}

async function stateOf({ ask }: Started, id: string): Promise<SiteAuditState> {
  return (await (await ask("GET", `/${id}`)).json()) as SiteAuditState;
}

const statesOf = ({ rechecks: [last] }: Rechecks) => [
  last?.state,
  ...(last?.addresses ?? []).map(({ url, state }) => [new URL(url).pathname, state]),
];
const problemOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { problem: string }).problem,
];

test("only the finding's addresses are read, and its owner is told what each is now", async () => {
  const started = await startWithReport();
  const { answers, id, keyOf, send, web, ask } = started;
  const fix = keyOf("h1-missing");
  const check = async () => statesOf((await (await send(fix)).json()) as Rechecks);

  expect(await check()).toEqual(["still", ["/a", "still"], ["/b", "still"]]);
  expect(web.paths().toSorted()).toEqual(["/a", "/b", "/robots.txt"]);

  answers["/a"] = page(`${TITLE} A`, `<h1>Suits</h1>${links}`);
  expect(await check()).toEqual(["changed", ["/a", "fixed"], ["/b", "still"]]);

  // Loaded again, and in the files: the latest outcome alone.
  const { rechecks } = await stateOf(started, id);
  expect(rechecks).toMatchObject([{ fix, state: "changed", left: 0 }]);
  const markdown = await (await ask("GET", `/${id}/fixes.md`)).text();
  expect(markdown).toMatch(
    /\*\*Checked again on .+ PKT: changed\. 1 fixed, 1 still there\. Google may take .+\*\*/,
  );
  expect(markdown).toMatch(/<http:\/\/lawn\.pk\/a>.* \(checked again: fixed\)/);

  answers["/b"] = page(`${TITLE} B`, `<h1>Shawls</h1>${links}`);
  expect(await check()).toEqual(["fixed", ["/a", "fixed"], ["/b", "fixed"]]);
  const json = (await (await ask("GET", `/${id}/report.json`)).json()) as SiteReport;
  expect(json.fixes.find(({ key }) => key === fix)?.recheck).toMatchObject({ state: "fixed" });
});

test("a page that does not answer leaves the others to be checked", async () => {
  const { answers, keyOf, send } = await startWithReport();
  answers["/a"] = (request) => request.socket.destroy();
  const answer = (await (await send(keyOf("h1-missing"))).json()) as Rechecks;

  expect(statesOf(answer)).toEqual(["still", ["/a", "unread"], ["/b", "still"]]);
});

test("robots.txt is obeyed, and what it closes is not called fixed", async () => {
  const { answers, keyOf, send, web } = await startWithReport();
  answers["/robots.txt"] = say(
    200,
    { "content-type": "text/plain" },
    "User-agent: *\nDisallow: /b",
  );
  const answer = (await (await send(keyOf("h1-missing"))).json()) as Rechecks;

  expect(statesOf(answer)).toEqual(["still", ["/a", "still"], ["/b", "unread"]]);
  expect(web.paths()).not.toContain("/b");
});

test("the report says which findings can be checked again; others are refused with what to do", async () => {
  const { fixes, send, web, ask, id } = await startWithReport();
  const other = fixes.find(({ isRecheckable, isNoise }) => isRecheckable !== true && !isNoise);

  expect(fixes.find(({ issue }) => issue === "status-4xx")).toMatchObject({ isRecheckable: true });
  expect(await problemOf(await send(other?.key ?? ""))).toEqual([
    400,
    expect.stringMatching(/^The finding ".+" depends on other pages or files too\. Run the audit/),
  ]);
  expect(await problemOf(await send("h1-missing/no-such"))).toEqual([
    404,
    expect.stringContaining("no such finding"),
  ]);
  expect(await problemOf(await send(""))).toEqual([
    400,
    expect.stringContaining('"fix" is the key'),
  ]);
  expect(web.requests).toEqual([]);
  expect(await problemOf(await ask("POST", `/${id}/rechecks`, { fix: "x" }))).toEqual([
    403,
    expect.stringContaining("need the second link"),
  ]);
});

test("a report is checked by one at a time, however many ask", async () => {
  const { keyOf, send, web } = await startWithReport();
  const visitors = ["39.32.1.1", "58.65.1.1", "110.36.1.1"];
  const answers = await Promise.all(
    visitors.map((visitor) => send(keyOf("h1-missing"), { visitor })),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.headers.get("retry-after"), ...(await problemOf(refused!))]).toEqual([
    "10",
    429,
    expect.stringContaining("being checked again just now"),
  ]);
  expect(web.paths().filter((path) => path === "/a")).toHaveLength(1);
  expect((await send(keyOf("status-4xx"))).status).toBe(200);
});

test("a finding is refused while another server has the report, and what that one takes over is not kept", async () => {
  const { answers, file, id, audits, keyOf, send, web } = await startWithReport();
  const another = openCrawlFile({ file });
  onTestFinished(() => another.close());
  const crawl = (await audits.api.find(id))!;
  const fix = keyOf("h1-missing");

  await another.claim(crawl.id, { owner: "another", leaseMs: 60_000 });
  expect(await problemOf(await send(fix))).toEqual([
    429,
    expect.stringContaining("being checked again just now"),
  ]);
  expect(web.requests).toEqual([]);
  await another.release(crawl.id, "another");

  const taken = Promise.withResolvers<void>();
  answers["/a"] = async (_request, response) => {
    await taken.promise;
    response.writeHead(200, HTML).end("<title>A</title>");
  };
  const checked = send(fix);
  await vi.waitFor(() => expect(web.paths()).toContain("/a"));
  const database = new DatabaseSync(file);
  database.exec("update crawl set owner = 'another'");
  database.close();
  taken.resolve();

  expect((await checked).status).toBe(404);
  expect((await audits.api.describe(crawl)).rechecks).toBeUndefined();
});

test("so many times in ten minutes, for a visitor and for a report, then 429 with its time", async () => {
  const { keyOf, send } = await startWithReport({ rechecksPerTenMinutes: 1 });
  const fix = keyOf("status-4xx");
  expect((await send(fix)).status).toBe(200);

  for (const visitor of ["39.32.1.1", "58.65.1.1"]) {
    const refused = await send(fix, { visitor });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await problemOf(refused)).toEqual([
      429,
      "Findings are checked again 1 time in ten minutes and 40 times a day at most. Try again in 10 min.",
    ]);
  }
});

test("what does not answer in time is not read, and the others are told", async () => {
  const { answers, keyOf, send } = await startWithReport({ recheckMs: 2_500 });
  answers["/b"] = () => {};
  const answer = (await (await send(keyOf("h1-missing"))).json()) as Rechecks;

  expect(statesOf(answer)).toEqual(["still", ["/a", "still"], ["/b", "unread"]]);
});

test("when the browser leaves or the server ends, the reading ends, and nothing is kept", async () => {
  const { answers, audits, id, keyOf, send, web } = await startWithReport();
  const folder = makeTemporaryFolder();
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  let closed = 0;
  answers["/a"] = (request) => void request.socket.on("close", () => (closed += 1));
  answers["/b"] = () => {};
  const isAsked = () => expect(web.paths()).toContain("/a");

  const leaving = new AbortController();
  const left = send(keyOf("h1-missing"), { signal: leaving.signal });
  await vi.waitFor(isAsked);
  leaving.abort();
  await vi.waitFor(() => expect(closed).toBe(1));
  await left.catch(() => {});

  web.requests.splice(0);
  const ended = send(keyOf("h1-missing"));
  await vi.waitFor(isAsked);
  audits.endStreams();
  expect(await problemOf(await ended)).toEqual([503, expect.stringContaining("restarting")]);
  expect((await send(keyOf("h1-missing"))).status).toBe(503);

  const crawl = await audits.api.find(id);
  expect((await audits.api.describe(crawl!)).rechecks).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test("a report that is deleted meanwhile keeps nothing", async () => {
  const { answers, id, keyOf, manage, secret, send, web } = await startWithReport();
  answers["/a"] = () => {};
  const checked = send(keyOf("h1-missing"));
  await vi.waitFor(() => expect(web.paths()).toContain("/a"));

  expect((await manage("DELETE", `/${id}`, secret)).status).toBe(204);
  expect([404, 503]).toContain((await checked).status);
});

test("the agency's own people check their report again; the report alone bounds them", async () => {
  const started = await startTestAudits(
    { rechecksPerTenMinutes: 2 },
    { isSignedIn: async ({ req }) => req.header("x-at-desk") === "yes" },
  );
  const { app, audits, ask } = started;
  const begun = await audits.api.beginForStaff({ url: "http://lawn.pk/", enquiry: null });
  if (!begun.ok) throw new Error(begun.problem);
  const crawl = await audits.api.findByKey(begun.report);
  const id = (await audits.api.linkTo(crawl!))?.replace("/site-audit#", "") ?? "";
  await readEvents(await ask("GET", `/${id}/events`));
  const fix = (await stateOf(started, id)).report?.fixes.find(({ isRecheckable }) => isRecheckable);
  const check = async (atDesk: string) => {
    const headers = { "content-type": "application/json", "x-at-desk": atDesk };
    const body = JSON.stringify({ fix: fix?.key });
    return app.request(`/api/site-audits/${id}/rechecks`, { method: "POST", headers, body }, {});
  };

  expect(await problemOf(await check("no"))).toEqual([403, expect.stringContaining("at the desk")]);
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await check("yes")).status);
  expect(statuses).toEqual([200, 200, 429]);
});
