import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";

import type { SiteAuditState } from "#engine/site-audit/contract.ts";

import { runCommand } from "#server/admin/commands.ts";
import { readEnv } from "#server/env.ts";
import type { Guard } from "#server/live/read-page.ts";
import { createLog } from "#server/log.ts";
import { addAuditRoutes } from "#server/site-audit/audit-routes.ts";
import { siteAuditDefaults } from "#server/site-audit/settings.ts";
import { startSiteAudits } from "#server/site-audit/start-site-audits.ts";
import { crawlsFile, openCrawlFile } from "#server/site-audit/store/sqlite.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission } from "#server/testing/new-submission.ts";
import { HTML, say, startSmallWeb } from "#server/testing/small-web.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";

async function start(website: string, guard?: Partial<Guard>) {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore({ file: databaseFile(dataDir) });
  onTestFinished(() => store.close());
  const enquiry = newSubmission({ fields: { name: "A", email: "a@b.pk", message: "m", website } });
  await store.save(enquiry);
  const run = async (...args: string[]) => {
    let output = "";
    await runCommand(args, readEnv({ DATA_DIR: dataDir }), {
      write: (text) => (output += text),
      isTerminal: false,
      ...(guard && { guard }),
    });
    return output;
  };
  return { dataDir, enquiry, run };
}

test("an enquiry without a website is not audited, and the hint says so", async () => {
  const { enquiry, run } = await start("");
  await expect(run("audit", enquiry.id)).rejects.toThrow("names no website");
});

test("a website that is no public address is refused with its reason", async () => {
  const { enquiry, run } = await start("http://192.168.1.1/");
  await expect(run("audit", enquiry.id)).rejects.toThrow("Its website cannot be read.");
});

test("the list marks the enquiries whose website was audited", async () => {
  const { dataDir, enquiry, run } = await start("shop.pk");
  expect(await run("list")).not.toContain("audited");

  const crawls = openCrawlFile({ file: crawlsFile(dataDir) });
  await crawls.create({
    secretHash: "hash",
    url: "https://shop.pk/",
    settings: siteAuditDefaults,
    createdAt: Date.UTC(2026, 10, 22, 9),
    keptUntil: Number.MAX_SAFE_INTEGER,
    earlier: null,
    enquiry: enquiry.id,
  });
  await crawls.close();
  expect(await run("list")).toContain("audited 2026-11-22 09:00");
});

async function audited() {
  const web = await startSmallWeb({
    "/": say(200, HTML, '<title>Lawn</title><h1>Lawn</h1><a href="/gone">Sale</a>'),
    "/gone": say(404, HTML),
  });
  onTestFinished(async () => void (await web.close()));
  const made = await start("http://lawn.pk/", web.guard);
  const output = await made.run("audit", made.enquiry.id);
  return { ...made, web, output };
}

/** As the site's server answers it from the same folder. */
async function openReport(dataDir: string, id: string) {
  const audits = await startSiteAudits({
    settings: siteAuditDefaults,
    place: { file: crawlsFile(dataDir) },
    siteUrl: "https://pehla.pk",
    clock: Date.now,
    log: createLog({ write: () => {}, clock: Date.now }),
    boundsVisitors: true,
  });
  onTestFinished(audits.close);
  const app = new Hono();
  addAuditRoutes(app, {
    audits: audits.door,
    readAddress: () => "39.32.1.1",
    isOwn: () => true,
    respond: (_context, status, body, headers) =>
      new Response(body as BodyInit | null, { status, headers }),
  });
  return app.request(`/api/site-audits/${id}`);
}

describe("the whole way", () => {
  test("the printed link opens the report of the enquiry's website, and the list marks it", async () => {
    const { dataDir, output, run } = await audited();
    const id = /\/site-audit#(\S+)/.exec(output)?.[1] ?? "";
    const answer = await openReport(dataDir, id);
    const state = (await answer.json()) as SiteAuditState;

    expect(answer.status).toBe(200);
    expect(state).toMatchObject({ phase: "done", site: "lawn.pk" });
    expect(state.report?.sentence).toMatch(/^Google can index 1 of 2 pages\./);
    expect(output).toMatch(/^Kept until \d{4}-\d\d-\d\d\.$/m);
    expect(await run("list")).toContain("audited");
  });

  test.each([
    ["forget", (email: string) => ["forget", email]],
    ["purge", () => ["purge", "--days", "1", "--yes"]],
  ])("%s deletes the audit with its enquiry, and no other", async (_name, toArgs) => {
    const { dataDir, output, run } = await audited();
    const crawls = openCrawlFile({ file: crawlsFile(dataDir) });
    onTestFinished(() => crawls.close());
    const visitors = await crawls.create({
      secretHash: "a visitor's own",
      url: "https://shop.pk/",
      settings: siteAuditDefaults,
      createdAt: Date.now(),
      keptUntil: Date.UTC(2126, 10, 22),
      earlier: null,
      enquiry: null,
    });
    expect((await crawls.ofEnquiries()).size).toBe(1);

    expect(await run(...toArgs("a@b.pk"))).toContain("1 audit of their websites");
    expect((await crawls.ofEnquiries()).size).toBe(0);
    expect(await crawls.get(visitors)).toBeDefined();
    const id = /\/site-audit#(\S+)/.exec(output)?.[1] ?? "";
    expect((await openReport(dataDir, id)).status).toBe(404);
  });
});
