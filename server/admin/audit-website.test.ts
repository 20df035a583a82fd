import { randomUUID } from "node:crypto";

import { Hono } from "hono";
import { Client } from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";

import type { Phase, SiteAuditState } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";

import { runCommand } from "#server/admin/commands.ts";
import { readEnv } from "#server/env.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { createLog, silentLog } from "#server/log/log.ts";
import { auditRoutes } from "#server/site-audit/routes/audit-routes.ts";
import { siteAuditDefaults } from "#server/site-audit/settings.ts";
import { startSiteAudits } from "#server/site-audit/start-site-audits.ts";
import { crawlPlaceOf, openCrawls, type CrawlPlace } from "#server/site-audit/store/open-crawls.ts";
import { openStore } from "#server/store/open-store.ts";
import { newSubmission } from "#server/testing/new-submission.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { HTML, say, startSmallWeb } from "#server/testing/small-web.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";
import { testFacts } from "#server/testing/request-facts.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

type Surroundings = { databaseUrl?: string; guard?: Partial<Guard> };

async function start(website: string, { databaseUrl, guard }: Surroundings = {}) {
  const dataDir = makeTemporaryFolder();
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const given = readEnv(settings);
  const env = { ...given, siteAudit: { ...given.siteAudit, gapMs: 200 } };
  const store = await openStore(env, { create: true });
  onTestFinished(() => store.close());
  const enquiry = newSubmission({ fields: { name: "A", email: "a@b.pk", message: "m", website } });
  await store.save(enquiry);
  const run = async (...args: string[]) => {
    let output = "";
    await runCommand(args, env, {
      write: (text) => (output += text),
      isTerminal: false,
      ...(guard && { guard }),
    });
    return output;
  };
  return { env, enquiry, run };
}

test("an enquiry without a website is not audited, and the hint says so", async () => {
  const { enquiry, run } = await start("");
  await expect(run("audit", enquiry.id)).rejects.toThrow("names no website");
});

test("a website that is no public address is refused with its reason", async () => {
  const { enquiry, run } = await start("http://192.168.1.1/");
  await expect(run("audit", enquiry.id)).rejects.toThrow("Its website cannot be read.");
});

async function keepAudit(
  place: Parameters<typeof openCrawls>[0],
  enquiry: string,
  phase: Phase = "done",
) {
  const crawls = await openCrawls(place);
  const id = await crawls.create({
    secretHash: randomUUID(),
    url: "https://shop.pk/",
    settings: siteAuditDefaults,
    createdAt: Date.UTC(2026, 10, 22, 9),
    keptUntil: Number.MAX_SAFE_INTEGER,
    earlier: null,
    enquiry,
  });
  await crawls.keep(id, { crawl: { phase } });
  await crawls.close();
}

test("the list marks the enquiries whose website was audited", async () => {
  const { env, enquiry, run } = await start("shop.pk");
  expect(await run("list")).not.toContain("audited");

  await keepAudit(crawlPlaceOf(env), enquiry.id);

  expect(await run("list")).toContain("audited 2026-11-22 09:00");
});

test.each([
  ["stopped", "audited 2026-11-22 09:00"],
  ["reading", "audit of 2026-11-22 09:00 under way"],
  ["failed", "audit of 2026-11-22 09:00 failed"],
] as const)("an audit that is %s is listed as that", async (phase, words) => {
  const { env, enquiry, run } = await start("shop.pk");
  await keepAudit(crawlPlaceOf(env), enquiry.id, phase);

  expect(await run("list")).toContain(words);
});

test.skipIf(postgres === undefined)(
  "with PostgreSQL too, and listing makes no tables there",
  async () => {
    const { env, enquiry, run } = await start("shop.pk", { databaseUrl: postgres!.url });
    expect(await run("list")).not.toContain("audited");
    const client = new Client({ connectionString: postgres!.url });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query("select to_regnamespace('site_audit') as there");
    expect(rows).toEqual([{ there: null }]);

    await keepAudit(crawlPlaceOf(env), enquiry.id);

    expect(await run("list")).toContain("audited 2026-11-22 09:00");
  },
);

async function audited(databaseUrl?: string) {
  const web = await startSmallWeb({
    "/": say(200, HTML, '<title>Lawn</title><h1>Lawn</h1><a href="/gone">Sale</a>'),
    "/gone": say(404, HTML),
  });
  onTestFinished(async () => void (await web.close()));
  const made = await start("http://lawn.pk/", {
    guard: web.guard,
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  const output = await made.run("audit", made.enquiry.id);
  return { ...made, web, output };
}

/** As the site's server answers it from the same store. */
async function openReport(place: CrawlPlace, id: string) {
  const audits = await startSiteAudits({
    settings: siteAuditDefaults,
    place,
    siteUrl: "https://pehla.pk",
    clock: Date.now,
    log: createLog({ write: () => {}, clock: Date.now }),
    boundsVisitors: true,
  });
  onTestFinished(audits.close);
  const app = new Hono().route(
    "/api/site-audits",
    auditRoutes(audits.api, { facts: testFacts(), log: silentLog }),
  );
  return app.request(`/api/site-audits/${id}`);
}

describe("the whole way", () => {
  test("the printed link opens the report of the enquiry's website, and the list marks it", async () => {
    const { env, enquiry, output, run } = await audited();
    const id = /\/site-audit#(\S+)/.exec(output)?.[1] ?? "";
    const answer = await openReport(crawlPlaceOf(env), id);
    const state = (await answer.json()) as SiteAuditState;

    // Told before the reading: whoever ends the command has it, and the server makes the report.
    expect(output.split("\n")[1]).toMatch(/\/site-audit#/);
    expect(answer.status).toBe(200);
    expect(state).toMatchObject({ phase: "done", site: "lawn.pk" });
    expect(state.report?.sentence).toMatch(/^Google can index 1 of 2 pages\./);
    expect(output).toMatch(/^Kept until \d{4}-\d\d-\d\d\.$/m);
    expect(await run("list")).toContain("audited");
    const timeline = await run("show", enquiry.id);
    expect(timeline).toContain("audit-begun");
  });

  test("its page is read, and what came of it stands on its timeline", async () => {
    const { enquiry, run } = await audited();

    expect(await run("page", enquiry.id)).toMatch(/^http:\/\/lawn\.pk\/ {2}\d+ of 100\n/);
    expect(await run("show", enquiry.id)).toContain("page-read");
  });

  const stores = [undefined, ...(postgres === undefined ? [] : [postgres.url])];
  test.each(
    stores.flatMap((url) => [
      [
        `forget, ${url === undefined ? "SQLite" : "PostgreSQL"}`,
        ["forget", "a@b.pk"],
        url,
      ] as const,
      [
        `purge, ${url === undefined ? "SQLite" : "PostgreSQL"}`,
        ["purge", "--days", "1", "--yes"],
        url,
      ] as const,
    ]),
  )("%s: the audit goes with its enquiry, and no other does", async (_name, args, databaseUrl) => {
    const { env, output, run } = await audited(databaseUrl);
    const crawls = await openCrawls(crawlPlaceOf(env));
    onTestFinished(() => crawls.close());
    const visitors = await crawls.create({
      secretHash: `a visitor's own, ${randomUUID()}`,
      url: "https://shop.pk/",
      settings: siteAuditDefaults,
      createdAt: Date.now(),
      keptUntil: Date.UTC(2126, 10, 22),
      earlier: null,
      enquiry: null,
    });
    const before = (await crawls.ofEnquiries()).size;

    expect(await run(...args)).toContain(`${count(before, "audit")} of their websites`);
    expect((await crawls.ofEnquiries()).size).toBe(0);
    expect(await crawls.get(visitors)).toBeDefined();
    const id = /\/site-audit#(\S+)/.exec(output)?.[1] ?? "";
    expect((await openReport(crawlPlaceOf(env), id)).status).toBe(404);
  });
});
