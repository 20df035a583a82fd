import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

import { site } from "#lib/site/site.ts";
import type { SiteRows } from "#engine/site-audit/rows.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import type { Guard } from "#server/reading/guard.ts";
import type { OwnerOptions } from "#server/audits/crawl/owner-options.ts";
import { createCrawlTools, type CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import { finishCrawl } from "#server/audits/crawl/finish-crawl.ts";
import type { CrawlStore } from "#server/audits/store/crawl-store.ts";
import type { CrawlSettings } from "#server/audits/settings.ts";
import { BadInput, type Watcher } from "#scripts/seo/command.ts";
import { createProgressLine } from "./progress-line.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** As a shell tells an interrupted command. */
const INTERRUPTED = 130;

export type SiteToCrawl = {
  url: string;
  settings: CrawlSettings;
  guard: Guard;
  ownerOptions: OwnerOptions;
  /** To compare with. */
  earlier: SiteReport | undefined;
} & Watcher;

/** The report on a whole site; see `crawl`. */
export function crawlSite(wanted: SiteToCrawl): Promise<SiteReport> {
  return crawl(wanted, (store, id) => store.readReport(id));
}

/** Judges what was read of a few addresses, while its rows are there; see `crawl`. */
export function judgeAddresses<Judged>(
  wanted: SiteToCrawl,
  judge: (rows: SiteRows) => Judged,
): Promise<Judged> {
  return crawl(wanted, async (store, id) => judge(await store.readRows(id)));
}

/** What is handed back of a crawl that is through. */
type Take<Taken> = (store: CrawlStore, id: number) => Promise<Taken | undefined>;

/**
 * Reads a whole site into a folder that is gone afterwards. A first Ctrl-C ends the reading with a
 * report, a second one the process. Throws `BadInput` where nothing of the site could be read.
 */
async function crawl<Taken>(
  { guard, ownerOptions, signal, ...wanted }: SiteToCrawl,
  take: Take<Taken>,
): Promise<Taken> {
  const folder = await mkdtemp(join(tmpdir(), "seo-crawl-"));
  const tools = await createCrawlTools({
    place: { file: join(folder, "crawl.db") },
    guard,
    ownerOptions,
    siteUrl: site.url,
    clock: Date.now,
    readers: Math.max(1, availableParallelism() - 1),
  });
  const stop = new AbortController();
  const onSignal = () => {
    if (!stop.signal.aborted) return stop.abort("stop");
    // Asked a second time, nothing is waited for; what was read of the site does not stay behind.
    rmSync(folder, { recursive: true, force: true });
    process.exit(INTERRUPTED);
  };
  const onAbort = () => stop.abort("stop");
  signal?.addEventListener("abort", onAbort);
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await readSite(tools, wanted, { signal: stop.signal, take });
  } finally {
    signal?.removeEventListener("abort", onAbort);
    for (const name of SIGNALS) process.removeListener(name, onSignal);
    await tools.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readSite<Taken>(
  tools: CrawlTools,
  { url, settings, earlier, onProgress }: Omit<SiteToCrawl, "guard" | "ownerOptions" | "signal">,
  { signal, take }: { signal: AbortSignal; take: Take<Taken> },
): Promise<Taken> {
  const { store, clock } = tools;
  const begin = { settings, keptUntil: Number.MAX_SAFE_INTEGER, earlier: null, enquiry: null };
  const id = await store.create({ ...begin, secretHash: "terminal", url, createdAt: clock() });
  if (earlier !== undefined) {
    // A crawl of its own, which the report's thread finds by its name.
    const { startUrl, startedAt } = earlier;
    const createdAt = Date.parse(startedAt);
    const before = await store.create({
      ...begin,
      secretHash: "earlier",
      url: startUrl,
      createdAt,
    });
    await store.keepReport(before, earlier);
    await store.keep(id, { crawl: { earlier: "earlier" } });
  }
  const line = createProgressLine();
  const { outcome } = await finishCrawl(
    tools,
    { id },
    {
      signal,
      onChange: ({ frontier, requests, now }) => {
        const { found, read } = frontier.counts();
        line.write(`${read} read, ${found} known  ${now ?? ""}`);
        onProgress?.({ requests, read, known: found });
      },
      onPhase: (phase) => line.write(phase),
    },
  ).finally(line.end);
  const taken = outcome === "failed" ? undefined : await take(store, id);
  if (taken !== undefined) return taken;
  throw new BadInput((await store.get(id))?.detail ?? "the site could not be read");
}
