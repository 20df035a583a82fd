import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { DAY_MS } from "#lib/durations.ts";

import { enquiryRequest, runLoad } from "#server/testing/load.ts";

import { signInAtDesk, withSql } from "#scripts/drill/desk-client.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import { runCommand } from "#scripts/drill/restore.ts";
import { smallSite, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";

const LOAD_MS = 1_500;
const ask = (serial: number) => enquiryRequest(`forgetme${serial}x`);

/** One person is forgotten, then everything goes by age: in the tables, and in the bytes of the files. */
export async function drillForget(): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const server = await startServer({ SITE_DIR: smallSite(), DATA_DIR: dataDir });
  const desk = await signInAtDesk({ dataDir });
  const until = performance.now() + LOAD_MS;
  const answering = desk.answerAll(server.port, () => performance.now() > until);
  await runLoad({ port: server.port, clients: 4, durationMs: LOAD_MS, request: ask });
  await answering;

  const count = async (of: string) =>
    withSql({ dataDir }, async (sql) => {
      const [row] = await sql.all(`select count(*) as n from ${of}`);
      return Number(row?.["n"]);
    });
  const before = [await count("submission"), await count("event where sub is not null")] as const;
  const there = countFiles(dataDir, "forgetme0x@");
  const forgot = await runCommand(["forget", "forgetme0x@example.pk"], dataDir);
  const left = (await count("submission")) - before[0];
  const found = countFiles(dataDir, "forgetme0x@");
  await withSql({ dataDir }, (sql) =>
    sql.change("update submission set at = at - $1", [400 * DAY_MS]),
  );
  const purged = await runCommand(["purge", "--days", "365", "--yes"], dataDir);
  const after = [await count("submission"), await count("event where sub is not null")];
  const foundAfter = countFiles(dataDir, "forgetme");
  return [
    figure({
      what: "forget and purge with the desk’s tables, beside a running server",
      demanded: "one enquiry less, then none, no event of any, no byte of them in any file",
      measured: `${before.join(" enquiries with ")} events; ${-left} forgotten, in ${found} files after; ${after.join(" enquiries and ")} events after the purge, in ${foundAfter} files`,
      reached:
        there > 0 &&
        forgot === 0 &&
        purged === 0 &&
        before[1] > before[0] &&
        left === -1 &&
        found + foundAfter + after.reduce((sum, each) => sum + each, 0) === 0,
    }),
  ];
}

export function countFiles(folder: string, text: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.filter(
    (entry) =>
      entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name)).includes(text),
  ).length;
}
