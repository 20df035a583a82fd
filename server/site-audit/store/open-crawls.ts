import type { CrawlStore } from "#server/site-audit/store/crawl-store.ts";
import { openCrawlFile } from "#server/site-audit/store/sqlite.ts";

/** Where crawls are kept; plain data, so that a worker thread can open the same. */
export type CrawlPlace = { file: string };

export async function openCrawls({ file }: CrawlPlace): Promise<CrawlStore> {
  return openCrawlFile({ file });
}
