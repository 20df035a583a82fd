import { afterAll, expect, onTestFinished, test } from "vitest";

import { runCommand } from "./commands.ts";
import { readEnv } from "#server/env.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { crawlPlaceOf, openCrawls } from "#server/audits/store/open-crawls.ts";
import { openStore } from "#server/store/open-store.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const stores = [undefined, ...(postgres === undefined ? [] : [postgres.url])];

test.each(
  stores.flatMap((url) => [
    { name: url === undefined ? "SQLite" : "PostgreSQL", url, args: ["forget", "a@b.pk"] },
    {
      name: url === undefined ? "SQLite" : "PostgreSQL",
      url,
      args: ["purge", "--days", "1", "--yes"],
    },
  ]),
)("$name, $args.0: the audit goes with its enquiry, and no other does", async ({ url, args }) => {
  const dataDir = makeTemporaryFolder();
  const env = readEnv({ DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) });
  const store = await openStore(env, { create: true });
  onTestFinished(() => store.close());
  const enquiry = newSubmission({ fields: { name: "A", email: "a@b.pk", website: "lawn.pk" } });
  await store.save(enquiry);
  const crawls = await openCrawls(crawlPlaceOf(env));
  onTestFinished(() => crawls.close());
  const audit = (secretHash: string, of: string | null) =>
    crawls.create({
      secretHash,
      url: "https://lawn.pk/",
      settings: siteAuditDefaults,
      createdAt: Date.now(),
      keptUntil: Date.UTC(2126, 10, 22),
      earlier: null,
      enquiry: of,
    });
  const ours = await audit(`ours ${args.join(" ")}`, enquiry.id);
  const visitors = await audit(`a visitor's own, ${args.join(" ")}`, null);
  const run = async (...words: string[]) => {
    let output = "";
    await runCommand(words, env, { write: (text) => (output += text), isTerminal: false });
    return output;
  };
  expect(await run("list")).toContain("under way");

  expect(await run(...args)).toContain("1 audit of their websites");

  expect(await crawls.get(ours)).toBeUndefined();
  expect(await crawls.get(visitors)).toBeDefined();
});
