import { access, constants, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { ConsoleJoin } from "#engine/search-console/join-console.ts";
import { writeConsoleCsv } from "#engine/search-console/write-console-csv.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { writeSiteCsv } from "#engine/site-audit/export/site-csv.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import { BadInput, BadUse } from "#scripts/seo/command.ts";

/** Before anything is read: minutes of reading are not to end at a folder that takes nothing. */
export async function makeFolder(folder: string) {
  if (folder === "") throw new BadUse("--csv takes a folder");
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new BadInput(
      `cannot write into "${folder}" (${codeOf(error)}): name a folder that exists, or a new one`,
    );
  }
}

/** What kept the files from being written; undefined where they are. */
export async function writeTables(
  folder: string,
  report: SiteReport,
  join?: ConsoleJoin,
): Promise<string | undefined> {
  try {
    if (join !== undefined)
      await writeFile(path.join(folder, "console.csv"), writeConsoleCsv(join));
    for (const { name, text } of writeSiteCsv(report))
      await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, "fixes.md"), writeDeveloperMarkdown(report));
    if (report.sitemapXml !== undefined) {
      await writeFile(path.join(folder, "sitemap.xml"), report.sitemapXml);
    }
    return undefined;
  } catch (error) {
    return `the tables could not be written into "${folder}" (${codeOf(error)})`;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "no reason given";
}
