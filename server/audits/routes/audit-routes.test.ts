import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import {
  MANAGE_HEADER,
  type SiteAuditStarted,
  type SiteAuditState,
} from "#engine/site-audit/contract.ts";

import { Database } from "#server/data/sqlite-database.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";
import { readEvents, startTestAudits } from "#tests/support/server/start-test-audits.ts";

test("an audit streams its progress to its end, and hands out its report in parts and files", async () => {
  const { ask, begin, lines } = await startTestAudits();
  const { id, report } = await begin("http://lawn.pk/");
  expect(report).toBe(`/site-audit#${id}`);

  const events = await readEvents(await ask("GET", `/${id}/events`));
  expect(events[0]?.type).toBe("snapshot");
  expect(events.at(-1)).toMatchObject({
    type: "end",
    state: { phase: "done", site: "lawn.pk", progress: { found: 3, read: 3, waiting: 0 } },
  });
  expect(events.at(-1)?.state.report?.coverage.known).toBe(2);
  expect(Object.keys(events.at(-1)?.state.progress ?? {})).not.toContain("now");

  const pages = await (await ask("GET", `/${id}/pages?limit=1`)).json();
  expect(pages).toMatchObject({ total: 2, next: "1" });
  const rest = await (await ask("GET", `/${id}/pages?limit=1&cursor=1`)).json();
  expect([rest.rows.length, rest.next]).toEqual([1, undefined]);
  const issues = await (await ask("GET", `/${id}/issues`)).json();
  expect(issues.rows.map((issue: { id: string }) => issue.id)).toContain("status-4xx");

  for (const file of [
    "report.json",
    "report.csv",
    "pages.csv",
    "report.md",
    "fixes.md",
    "sitemap.xml",
  ]) {
    const answer = await ask("GET", `/${id}/${file}`);
    expect([file, answer.status, answer.headers.get("content-disposition")]).toEqual([
      file,
      200,
      `attachment; filename="site-audit-lawn.pk-${file}"`,
    ]);
  }
  // What is over is sent once more to whoever comes back, and the stream ends.
  expect(await readEvents(await ask("GET", `/${id}/events`))).toHaveLength(1);
  expect(lines.join("")).not.toMatch(new RegExp(`lawn|${id}`));
});

test("a visitor watches in two places at a time; all streams end with the server", async () => {
  const { ask, answers, audits, begin } = await startTestAudits();
  answers["/"] = () => {};
  const { id } = await begin("http://lawn.pk/");
  const streams = [await ask("GET", `/${id}/events`), await ask("GET", `/${id}/events`)];
  const third = await ask("GET", `/${id}/events`);
  expect([third.status, third.headers.get("retry-after")]).toEqual([429, "10"]);
  expect((await ask("GET", `/${id}/events`, undefined, "39.32.9.9")).status).toBe(200);

  audits.endStreams();
  expect(await Promise.all(streams.map((stream) => stream.text()))).toHaveLength(2);
  expect(streams[0]?.headers.get("connection")).toBe("close");
});

test("twelve who load a report at once cost no judge's work, and one visitor has four at a time", async () => {
  const { app, ask, begin } = await startTestAudits();
  const { id } = await begin("http://lawn.pk/");
  await readEvents(await ask("GET", `/${id}/events`));
  const packed = await app.request(`/api/site-audits/${id}/report.json`, {
    headers: { "accept-encoding": "gzip" },
  });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(JSON.parse(gunzipSync(await packed.bytes()).toString())).toMatchObject({
    site: "lawn.pk",
  });

  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask("GET", `/${id}/report.json`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 200),
    ...Array.from({ length: 8 }, () => 429),
  ]);
  for (const answer of answers) await answer.body?.cancel();
  expect((await ask("HEAD", `/${id}/report.md`)).status).toBe(200);
  expect((await ask("GET", `/${id}/report.md`)).status).toBe(200);
});

test("a report and its lists are read by four of one visitor at a time", async () => {
  const { ask, begin } = await startTestAudits();
  const { id } = await begin("http://lawn.pk/");
  await readEvents(await ask("GET", `/${id}/events`));

  for (const address of [`/${id}`, `/${id}/pages`, `/${id}/issues`]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask("GET", address)));
    const statuses = answers.map(({ status }) => status);
    expect([address, ...statuses.toSorted()]).toEqual([address, 200, 200, 200, 200, 429, 429]);
    for (const answer of answers) await answer.body?.cancel();
    expect((await ask("HEAD", address)).status).toBe(200);
    expect(await (await ask("GET", address)).json()).toBeTypeOf("object");
  }
});

test("a report that somebody else opens is a shared one", async () => {
  const { ask, begin, file } = await startTestAudits();
  const { id } = await begin("http://lawn.pk/");
  await readEvents(await ask("GET", `/${id}/events`));
  const isShared = () => {
    const database = new Database(file, { readOnly: true });
    const row = database.prepare("select is_shared from crawl").get();
    database.close();
    return row?.["is_shared"];
  };
  await ask("GET", `/${id}`);
  expect(isShared()).toBe(0);
  await ask("GET", `/${id}`, undefined, "39.32.9.9");
  expect(isShared()).toBe(1);
});

const titles = (fixes: readonly { title: string }[] = []) => fixes.map(({ title }) => title);

test("read again after the pages changed, a report tells what is fixed, new, worse and gone", async () => {
  const { ask, begin, answers } = await startTestAudits();
  const endOf = async (id: string) =>
    (await readEvents(await ask("GET", `/${id}/events`))).at(-1)?.state.report;
  const { id: earlier } = await begin("http://lawn.pk/");
  expect((await endOf(earlier))?.comparison).toBeUndefined();

  answers["/a"] = say(200, HTML, "<title>Khaddar</title><h1>A</h1>");
  answers["/b"] = say(404, HTML);
  const second = (await (
    await ask("POST", "", { url: "http://lawn.pk/", earlier })
  ).json()) as SiteAuditStarted;
  const report = await endOf(second.id);

  expect(titles(report?.comparison?.fixed)).toContain("2 pages share their titles");
  expect(titles(report?.comparison?.added)).toContain("One dead address is still linked");
  expect(titles(report?.comparison?.worse)).toContain("2 pages have no description");
  expect(titles(report?.comparison?.gone)).toContain("One page has one link only");
  expect(report?.whatsapp).toMatch(/Since .+: \d+ fixed, \d+ new, /);
  const markdown = await (await ask("GET", `/${second.id}/fixes.md`)).text();
  expect(markdown).toContain("## Since ");
});

test("an earlier report that was deleted is not compared with, and the audit is made all the same", async () => {
  const { ask, begin, manage } = await startTestAudits();
  const { id: earlier, manage: key } = await begin("http://lawn.pk/");
  await readEvents(await ask("GET", `/${earlier}/events`));
  expect((await manage("DELETE", `/${earlier}`, key)).status).toBe(204);
  const { id } = (await (
    await ask("POST", "", { url: "http://lawn.pk/", earlier })
  ).json()) as SiteAuditStarted;
  const state = (await readEvents(await ask("GET", `/${id}/events`))).at(-1)?.state;

  expect(state?.phase).toBe("done");
  expect(state?.report?.comparison).toBeUndefined();
});

test("deleted is gone: the id answers 404 from then on", async () => {
  const { ask, begin, manage } = await startTestAudits();
  const { id, manage: key } = await begin("http://lawn.pk/");
  expect((await manage("DELETE", `/${id}`, key)).status).toBe(204);
  expect((await ask("GET", `/${id}`)).status).toBe(404);
  expect((await ask("GET", "/0000000000000000000000aa")).status).toBe(404);
});

test("stopped it has a report of what was read", async () => {
  const { ask, begin, manage } = await startTestAudits({ gapMs: 300 });
  const { id, manage: key } = await begin("http://lawn.pk/");
  expect((await manage("POST", `/${id}/stop`, key)).status).toBe(200);
  const events = await readEvents(await ask("GET", `/${id}/events`));
  expect(events.at(-1)?.state.phase).toBe("stopped");
  expect(events.at(-1)?.state.report?.bounds.map((bound) => bound.id)).toContain("stopped");
});

test("three sites a day for one visitor, then 429 with its time and a sentence", async () => {
  const { ask } = await startTestAudits({ perVisitorPerDay: 1 });
  expect((await ask("POST", "", { url: "lawn.pk" })).status).toBe(202);
  const refused = await ask("POST", "", { url: "lawn.pk" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  expect((await refused.json()).problem).toContain("1 site a day is audited");
});

test("a visitor is an IPv6 network of 56 bits, and a network of 48 bits has four shares", async () => {
  const { ask } = await startTestAudits({ perVisitorPerDay: 1 });
  const statusOf = async (visitor: string) =>
    (await ask("POST", "", { url: "lawn.pk" }, visitor)).status;

  expect(await statusOf("2400:adc5:1:200::1")).toBe(202);
  expect(await statusOf("2400:adc5:1:2ff::1")).toBe(429);
  const others = [];
  for (const prefix of ["3", "4", "5", "6", "7"]) {
    others.push(await statusOf(`2400:adc5:1:${prefix}00::1`));
  }
  expect(others).toEqual([202, 202, 202, 429, 429]);
  expect(await statusOf("2400:adc5:2:200::1")).toBe(202);
});

test("an attempt that finds no place counts as one, and not as an audit", async () => {
  const { ask, begin, manage } = await startTestAudits({
    gapMs: 300,
    runningAtOnce: 1,
    waitingAtMost: 0,
  });
  const other = "58.65.1.1";
  const { id, manage: key } = await begin("http://lawn.pk/");
  const told = [];
  for (let time = 0; time < 11; time += 1) {
    told.push(await (await ask("POST", "", { url: "lawn.pk" }, other)).json());
  }
  expect(told.slice(0, 10)).toEqual(
    Array.from({ length: 10 }, () => ({
      problem: "Many sites are being audited just now. Try again in a few minutes.",
    })),
  );
  expect(told[10].problem).toContain("many audits within ten minutes");

  await manage("DELETE", `/${id}`, key);
  expect((await ask("POST", "", { url: "lawn.pk" }, "58.65.2.1")).status).toBe(202);
});

test.each([
  [{ url: "http://127.0.0.1/" }, 400],
  [{ url: "localhost" }, 400],
  [{ url: "https://pehla.pk/" }, 400],
  [{ url: "lawn.pk", pages: 0 }, 400],
  [{}, 400],
])("%j is refused with %s and a sentence", async (body, status) => {
  const { ask, web } = await startTestAudits();
  const answer = await ask("POST", "", body);
  expect(answer.status).toBe(status);
  expect(typeof (await answer.json()).problem).toBe("string");
  expect(web.requests).toEqual([]);
});

test.each([
  ["{", 'Send a JSON object, such as {"url"'],
  ["[]", 'Send a JSON object, such as {"url"'],
  ["{}", '"url" is the address of the site'],
  ['{"url":7}', '"url" is the address of the site'],
  ['{"url":"lawn.pk","pages":0}', '"pages" is a whole number from 1 on'],
  ['{"url":"lawn.pk","pages":"10"}', '"pages" is a whole number from 1 on'],
  ['{"url":"lawn.pk","pages":2.5}', '"pages" is a whole number from 1 on'],
  ['{"url":"lawn.pk","earlier":7}', '"earlier" is the id of a report'],
  ['{"url":"lawn.pk","depth":3}', '"depth" is not known here. What may be sent: "url"'],
])("the body %s is told what to send instead", async (body, words) => {
  const { app } = await startTestAudits();
  const answer = await app.request("/api/site-audits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(answer.status).toBe(400);
  expect((await answer.json()).problem).toContain(words);
});

test.each([
  ["", "PUT", "GET, POST"],
  ["/x", "POST", "GET, DELETE"],
  ["/x/pages", "POST", "GET"],
  ["/x/issues", "DELETE", "GET"],
  ["/x/events", "POST", "GET"],
  ["/x/stop", "PUT", "POST"],
  ["/x/rechecks", "GET", "POST"],
  ["/x/report.csv", "POST", "GET"],
])("%j by %s is told which methods there are", async (address, method, allowed) => {
  const { ask } = await startTestAudits();
  const answer = await ask(method, address);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
});

test("no answer about a report is for a search engine", async () => {
  const { ask, begin } = await startTestAudits();
  const { id } = await begin("http://lawn.pk/");
  await readEvents(await ask("GET", `/${id}/events`));
  for (const part of ["", "/pages", "/issues", "/events", "/report.md", "/sitemap.xml"]) {
    const answer = await ask("HEAD", `/${id}${part}`);
    expect([part, answer.status, answer.headers.get("x-robots-tag")]).toEqual([
      part,
      200,
      "noindex, nofollow",
    ]);
  }
});

test("before there is a report its lists are not empty: they are not there", async () => {
  const { ask, begin } = await startTestAudits({ gapMs: 300 });
  const { id } = await begin("http://lawn.pk/");
  for (const part of ["pages", "issues", "report.json"]) {
    const answer = await ask("GET", `/${id}/${part}`);
    expect([part, answer.status]).toEqual([part, 404]);
    expect((await answer.json()).problem).toContain("There is no report yet.");
  }
});

test("pages of others may neither begin nor change an audit", async () => {
  const { ask } = await startTestAudits({}, { isOwn: false });
  expect((await ask("POST", "", { url: "lawn.pk" })).status).toBe(403);
  expect((await ask("DELETE", "/0000000000000000000000aa")).status).toBe(403);
});

test("the link that reads a report neither stops nor deletes it; nor does another report's key", async () => {
  const { ask, begin, manage } = await startTestAudits({ gapMs: 300 });
  const { id } = await begin("http://lawn.pk/");
  const other = await begin("http://kurti.pk/");
  for (const key of [undefined, id, other.manage, "", "x".repeat(24)]) {
    for (const [method, address] of [
      ["DELETE", `/${id}`],
      ["POST", `/${id}/stop`],
      ["POST", `/${id}/marks`],
      ["POST", `/${id}/rechecks`],
    ] as const) {
      const answer = await manage(method, address, key);
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { problem: expect.stringContaining("need the second link") },
      ]);
    }
  }
  expect((await ask("GET", `/${id}`)).status).toBe(200);
});

test("whoever manages a report marks its findings; the next audit says what became of them", async () => {
  const { app, ask, begin } = await startTestAudits();
  const { id, manage = "" } = await begin("http://lawn.pk/");
  const states = async (of: string) => (await readEvents(await ask("GET", `/${of}/events`))).at(-1);
  const fixes = (await states(id))?.state.report?.fixes ?? [];
  const mark = async (body: object, key = manage) => {
    const answer = await app.request(`/api/site-audits/${id}/marks`, {
      method: "POST",
      headers: { "content-type": "application/json", [MANAGE_HEADER]: key },
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()] as const;
  };
  const [first, second] = fixes.map(({ key }) => key);
  await ask("GET", `/${id}/report.md`);

  expect(await mark({ fix: first, state: "done" }, id)).toEqual([
    403,
    { problem: expect.stringContaining("need the second link") },
  ]);
  for (const [body, sentence] of [
    [{ fix: "no/such", state: "done" }, "no such finding"],
    [{ fix: first, state: "gone" }, '"state" is "done"'],
    [{ fix: first, state: "ignored", reason: " " }, "why this finding is ignored"],
    [{ fix: first, state: "ignored", reason: "x".repeat(301) }, "300 characters at most"],
  ] as const) {
    expect((await mark(body))[1].problem).toContain(sentence);
  }

  const kept = { fix: first, state: "ignored", reason: "A test *page*.", at: expect.any(String) };
  expect(await mark({ ...kept, at: undefined, reason: "A test\n*page*." })).toEqual([
    200,
    { marks: [kept] },
  ]);
  await mark({ fix: second, state: "done" });
  const { marks } = (await (await ask("GET", `/${id}`)).json()) as SiteAuditState;
  expect(marks).toHaveLength(2);
  expect(marks).toContainEqual(kept);
  expect(await (await ask("GET", `/${id}/report.md`)).text()).toContain("A test \\*page\\*.");

  const next = await ask("POST", "", { url: "http://lawn.pk/", earlier: id });
  const again = (await states(((await next.json()) as SiteAuditStarted).id))?.state;
  expect(again?.marks).toEqual([kept]);
  expect(again?.report?.comparison?.still).toContainEqual(
    expect.objectContaining({ mark: expect.objectContaining({ fix: second, state: "done" }) }),
  );

  expect(await mark({ fix: first, state: "open" })).toMatchObject([
    200,
    { marks: [{ fix: second }] },
  ]);
});

test("a report of the agency's own is managed at the desk alone", async () => {
  const { ask, audits, manage } = await startTestAudits({ gapMs: 300 });
  const request = { url: "http://lawn.pk/", enquiry: null };
  const begun = await audits.api.beginForStaff(request);
  if (!begun.ok) throw new Error(begun.problem);
  const crawl = await audits.api.findByKey(begun.report);
  const [id = "", other = ""] = await Promise.all(
    [1, 2].map(async () => (await audits.api.linkTo(crawl!))?.replace("/site-audit#", "")),
  );
  expect(id).not.toBe(other);
  expect((await ask("GET", `/${other}`)).status).toBe(200);
  const answer = await manage("DELETE", `/${id}`, id);
  expect([answer.status, (await answer.json()).problem]).toEqual([
    403,
    expect.stringContaining("at the desk"),
  ]);
  await audits.api.remove(crawl!);
  expect(await audits.api.linkTo(crawl!)).toBeUndefined();
  expect((await ask("GET", `/${id}`)).status).toBe(404);
});

test("no file of the store holds a secret", async () => {
  const { audits, begin, file } = await startTestAudits({ gapMs: 300 });
  const { id, manage } = await begin("lawn.pk");
  const crawl = await audits.api.find(id);
  const link = (await audits.api.linkTo(crawl!))!.split("#")[1]!;

  const kept = readdirSync(path.dirname(file)).map((name) =>
    readFileSync(path.join(path.dirname(file), name)),
  );
  expect(kept.some((bytes) => bytes.includes(crawl!.secretHash))).toBe(true);
  for (const secret of [id, manage!, link]) {
    expect(kept.filter((bytes) => bytes.includes(secret))).toEqual([]);
  }
});

test("the agency's own audits leave places for visitors", async () => {
  const { ask, audits } = await startTestAudits({ gapMs: 300, runningAtOnce: 1, waitingAtMost: 2 });
  const begin = () => audits.api.beginForStaff({ url: "http://lawn.pk/", enquiry: null });
  const begun = [await begin(), await begin(), await begin()];
  expect(begun.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect((await ask("POST", "", { url: "lawn.pk" })).status).toBe(202);
});

test("whoever manages a report hides sections of it: others get none of them, in no part and no file", async () => {
  const { app, ask, begin } = await startTestAudits();
  const { id, manage = "" } = await begin("http://lawn.pk/");
  await readEvents(await ask("GET", `/${id}/events`));
  await ask("GET", `/${id}/report.json`);
  const hide = (hidden: unknown, key = manage) =>
    app.request(`/api/site-audits/${id}/sections`, {
      method: "POST",
      headers: { "content-type": "application/json", [MANAGE_HEADER]: key },
      body: JSON.stringify({ hidden }),
    });
  const read = async (part: string, key?: string) => {
    const headers = key === undefined ? {} : { [MANAGE_HEADER]: key };
    return (await app.request(`/api/site-audits/${id}${part}`, { headers })).json();
  };
  const whole = await read("", manage);
  const { key, title } = whole.report.fixes[0];
  expect((await hide(["fixes"], id)).status).toBe(403);
  expect((await hide(["head"])).status).toBe(400);
  expect((await hide(["fixes", "ai"])).status).toBe(204);

  const others = await read("");
  expect(others.report).toMatchObject({
    fixes: [],
    points: { total: 0 },
    leftOut: ["fixes", "ai"],
  });
  expect(Object.keys(others.report)).not.toContain("ai");
  expect(others.report.sentence).toMatch(/^Google can index [^.]+\.$/);
  expect(await read("/issues")).toEqual({ rows: [], total: 0 });
  const { rows } = await read("/pages");
  expect(rows).toMatchObject([
    { issues: [], points: 0 },
    { issues: [], points: 0 },
  ]);
  for (const file of ["report.json", "report.md", "pages.csv"]) {
    const answer = await ask("GET", `/${id}/${file}`);
    const text = await answer.text();
    expect([file, answer.status, text.includes(title), text.includes(key)]).toEqual([
      file,
      200,
      false,
      false,
    ]);
  }
  const withheld = await ask("GET", `/${id}/fixes.md`);
  expect([withheld.status, await withheld.text()]).toEqual([
    404,
    expect.stringContaining("its owner keeps it back"),
  ]);
  const streamed = (await readEvents(await ask("GET", `/${id}/events`))).at(-1);
  expect(streamed?.state.report?.fixes).toEqual([]);

  expect(await read("", manage)).toEqual({ ...whole, hidden: ["fixes", "ai"] });
  expect((await read("/issues", manage)).total).toBeGreaterThan(0);
  await hide([]);
  expect(await read("")).toEqual(whole);
  expect(await (await ask("GET", `/${id}/report.md`)).text()).toContain(title);
});

test("the next report of a site that the agency audits hides what the one before did", async () => {
  const { audits } = await startTestAudits();
  const read = async (more: { earlier?: string }) => {
    const request = { url: "http://lawn.pk/", pages: 9, enquiry: null };
    const begun = await audits.api.beginForStaff({ ...request, ...more });
    if (!begun.ok) throw new Error(begun.problem);
    const find = async () => (await audits.api.findByKey(begun.report))!;
    await expect.poll(async () => (await find()).hasReport, { timeout: 20_000 }).toBe(true);
    return { crawl: await find(), earlier: begun.report };
  };
  const { crawl, earlier } = await read({});
  expect(crawl.hidden).toEqual([]);
  await audits.api.hide(crawl, ["fixes"]);

  const next = await read({ earlier });
  expect(next.crawl.hidden).toEqual(["fixes"]);
  expect(await audits.api.findFile(next.crawl, "fixes")).toBeUndefined();
});
