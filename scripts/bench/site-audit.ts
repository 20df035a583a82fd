/**
 * `node scripts/bench/site-audit.ts [100 1000 10000]`: what a site's audit costs. Each size is a made
 * site of pages of 19 kB in a process of its own, read by another one that waits for nothing.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createPoliteness } from "#server/live/politeness.ts";
import { createCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { finishCrawl } from "#server/site-audit/finish-crawl.ts";
import { siteAuditDefaults } from "#server/site-audit/settings.ts";
import { startMadeSite } from "#server/testing/made-site.ts";
import { privateGuard } from "#scripts/seo/private-guard.ts";

type Figures = {
  pages: number;
  /** Processor time of all threads, per page, in ms; the start of the process left out. */
  cpuMsPerPage: number;
  /** Of that, what the main thread took: in a server the one that answers visitors. */
  mainMsPerPage: number;
  judgingMs: number;
  seconds: number;
  peakMb: number;
  firstFindingMs: number | null;
};

const SIZES = [100, 1_000, 10_000];

async function measure(url: string, pages: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "bench-audit-"));
  const clock = Date.now;
  const tools = await createCrawlTools({
    place: { file: join(folder, "crawl.db") },
    guard: privateGuard,
    politeness: createPoliteness({ clock, wait: async () => {} }),
    siteUrl: "https://pehla.pk",
    clock,
  });
  const id = await tools.store.create({
    secretHash: "bench",
    url,
    settings: { ...siteAuditDefaults, pages: pages * 2, limitMs: 3_600_000, gapMs: 0, atOnce: 8 },
    createdAt: clock(),
    keptUntil: Number.MAX_SAFE_INTEGER,
    earlier: null,
    enquiry: null,
  });
  const crawl = await tools.store.get(id);
  if (crawl === undefined) throw new Error("The crawl was not kept.");
  const before = process.cpuUsage();
  const mainBefore = process.threadCpuUsage();
  const startedAt = clock();
  let firstFindingMs: number | null = null;
  let judgingAt = startedAt;
  const { outcome } = await finishCrawl(tools, crawl, {
    signal: new AbortController().signal,
    onPhase: () => (judgingAt = clock()),
    onChange: ({ notes }) => {
      if (notes.findings().length > 0) firstFindingMs ??= clock() - startedAt;
    },
  });
  const endedAt = clock();
  const { user, system } = process.cpuUsage(before);
  const main = process.threadCpuUsage(mainBefore);
  const report = await tools.store.readReport(id);
  await tools.close();
  rmSync(folder, { recursive: true, force: true });
  if (outcome !== "done" || report === undefined) throw new Error(`The crawl ended: ${outcome}`);
  return {
    pages: report.pagesRead,
    cpuMsPerPage: Math.round((user + system) / report.pagesRead / 10) / 100,
    mainMsPerPage: Math.round((main.user + main.system) / report.pagesRead / 10) / 100,
    judgingMs: endedAt - judgingAt,
    seconds: Math.round((endedAt - startedAt) / 100) / 10,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    firstFindingMs,
  };
}

async function serve(pages: number) {
  // One page is gone, so that there is a finding to be the first.
  const site = await startMadeSite({
    pages,
    answers: { "/page-3": (_request, response) => response.writeHead(404).end() },
  });
  process.send?.(site.url);
}

function start(...words: string[]): ChildProcess {
  return fork(import.meta.filename, words, { stdio: "inherit" });
}

const [role, ...rest] = process.argv.slice(2);
if (role === "serve") await serve(Number(rest[0]));
else if (role === "crawl") {
  process.send?.(await measure(rest[0] ?? "", Number(rest[1])));
  process.disconnect();
} else {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES;
  for (const size of sizes) {
    const server = start("serve", String(size));
    const [url] = (await once(server, "message")) as [string];
    const crawler = start("crawl", url, String(size));
    const [figures] = (await once(crawler, "message")) as [Figures];
    console.log(JSON.stringify(figures));
    server.kill();
  }
}
