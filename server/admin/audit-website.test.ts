import { expect, onTestFinished, test } from "vitest";

import { runCommand } from "#server/admin/commands.ts";
import { readEnv } from "#server/env.ts";
import { siteAuditDefaults } from "#server/site-audit/settings.ts";
import { crawlsFile, openCrawlFile } from "#server/site-audit/store/sqlite.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission } from "#server/testing/new-submission.ts";
import { makeTemporaryFolder } from "#server/testing/site-folder.ts";

async function start(website: string) {
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
