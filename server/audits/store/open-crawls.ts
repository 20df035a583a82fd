import { existsSync } from "node:fs";

import type { CrawlStore } from "./crawl-store.ts";
import { crawlsFile, openCrawlFile } from "./sqlite.ts";

/**
 * Where crawls are kept: a file, or the address of a PostgreSQL. Plain data, so that a worker thread
 * can open the same.
 */
export type CrawlPlace = { file: string } | { url: string };

/** PostgreSQL where DATABASE_URL names one, otherwise a file in the data folder. */
export function crawlPlaceOf({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): CrawlPlace {
  return databaseUrl === undefined ? { file: crawlsFile(dataDir) } : { url: databaseUrl };
}

/** Opens the store and brings it up to date; `connections`: how many a PostgreSQL gives at most. */
export async function openCrawls(
  place: CrawlPlace,
  { connections }: { connections?: number } = {},
): Promise<CrawlStore> {
  if ("file" in place) return openCrawlFile(place);
  const { openCrawlDatabase } = await import("./postgres.ts");
  return openCrawlDatabase({
    url: place.url,
    ...(connections !== undefined && { connections }),
  });
}

/** As `openCrawls`, for reading only: undefined if nothing was ever audited. */
export async function openCrawlsThatAreThere(place: CrawlPlace): Promise<CrawlStore | undefined> {
  if ("file" in place) return existsSync(place.file) ? openCrawls(place) : undefined;
  const { hasCrawlTables } = await import("./postgres.ts");
  return (await hasCrawlTables(place.url)) ? openCrawls(place) : undefined;
}
