import { Client } from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";

import { runCommand } from "#server/admin/commands.ts";
import { readEnv } from "#server/env.ts";
import { siteAuditDefaults } from "#server/site-audit/settings.ts";
import { crawlPlaceOf, openCrawls } from "#server/site-audit/store/open-crawls.ts";
import { openStore } from "#server/store/open-store.ts";
import { newSubmission } from "#server/testing/new-submission.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function start(website: string, databaseUrl?: string) {
  const settings = {
    DATA_DIR: makeTemporaryFolder(),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const env = readEnv(settings);
  const store = await openStore(env, { create: true });
  onTestFinished(() => store.close());
  const enquiry = newSubmission({ fields: { name: "A", email: "a@b.pk", message: "m", website } });
  await store.save(enquiry);
  const run = async (...args: string[]) => {
    let output = "";
    await runCommand(args, env, {
      write: (text) => (output += text),
      isTerminal: false,
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

async function keepAudit(place: Parameters<typeof openCrawls>[0], enquiry: string) {
  const crawls = await openCrawls(place);
  await crawls.create({
    secretHash: "hash",
    url: "https://shop.pk/",
    settings: siteAuditDefaults,
    createdAt: Date.UTC(2026, 10, 22, 9),
    keptUntil: Number.MAX_SAFE_INTEGER,
    earlier: null,
    enquiry,
  });
  await crawls.close();
}

test("the list marks the enquiries whose website was audited", async () => {
  const { env, enquiry, run } = await start("shop.pk");
  expect(await run("list")).not.toContain("audited");

  await keepAudit(crawlPlaceOf(env), enquiry.id);

  expect(await run("list")).toContain("audited 2026-11-22 09:00");
});

test.skipIf(postgres === undefined)(
  "with PostgreSQL too, and listing makes no tables there",
  async () => {
    const { env, enquiry, run } = await start("shop.pk", postgres!.url);
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
