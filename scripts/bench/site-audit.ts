/**
 * `node scripts/bench/site-audit.ts [100 1000 10000 5000x100]`: what a site's audit costs. Each size is a
 * made site of pages of 19 kB, of 50 links each or as many as are named, in a process of its own, read by
 * another one that waits for nothing.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createCrawlTools, type CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import { finishCrawl } from "#server/audits/crawl/finish-crawl.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { startMadeSite } from "#tests/support/server/made-site.ts";
import { privateGuard } from "#scripts/seo/crawl/private-guard.ts";

const SIZES = ["100", "1000", "10000", "5000x100"];
const AT_ONCE = 8;

/** What one audit took. The site is served by another process. */
type Figures = {
  pages: number;
  /** Processor time of the process and of its workers, their start included. */
  cpuMsPerPage: number;
  /** Of that, what the main thread took: in a server the one that answers visitors. */
  mainMsPerPage: number;
  seconds: number;
  /** Of the process and of its workers together: of those that read, or of those that made the report. */
  peakMb: number;
  /** Of that, what the largest worker had: where there are many pages, the one that made the report. */
  workerPeakMb: number;
  firstFindingMs: number | null;
};

async function measure(url: string, pages: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "bench-audit-"));
  const tools = await createCrawlTools({
    place: { file: join(folder, "crawl.db") },
    guard: privateGuard,
    siteUrl: "https://pehla.pk",
    clock: Date.now,
  });
  let closed: Promise<void> | undefined;
  try {
    const figures = await auditOnce(tools, url, pages);
    await (closed = tools.close());
    const cpuMs = toMs(process.cpuUsage()) + readCpuMsOfEndedChildren();
    return { ...figures, cpuMsPerPage: Math.round((cpuMs / figures.pages) * 100) / 100 };
  } finally {
    await (closed ?? tools.close());
    rmSync(folder, { recursive: true, force: true });
  }
}

function toMs({ user, system }: { user: number; system: number }): number {
  return (user + system) / 1000;
}

/** Linux counts it in hundredths of a second. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readCpuMsOfEndedChildren(): number {
  const [, afterName = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
  const [cutime, cstime] = afterName.split(" ").slice(13, 15).map(Number);
  return ((cutime ?? 0) + (cstime ?? 0)) * 10;
}

/** The most memory that this process and those beside it had so far, together. */
function readPeakMb(): number {
  return readPeaksMbOfChildren().reduce(
    (sum, mb) => sum + mb,
    process.resourceUsage().maxRSS / 1024,
  );
}

/** The most memory that each child process had so far. */
function readPeaksMbOfChildren(): readonly number[] {
  const children = readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").trim().split(" "),
  );
  return children.filter(Boolean).map((child) => {
    const status = readFileSync(`/proc/${child}/status`, "utf8");
    return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  });
}

async function auditOnce(
  tools: CrawlTools,
  url: string,
  pages: number,
): Promise<Omit<Figures, "cpuMsPerPage">> {
  const { clock } = tools;
  const id = await tools.store.create({
    secretHash: "bench",
    url,
    settings: {
      ...siteAuditDefaults,
      pages: pages * 2,
      limitMs: 3_600_000,
      gapMs: 0,
      atOnce: AT_ONCE,
    },
    createdAt: clock(),
    keptUntil: Number.MAX_SAFE_INTEGER,
    earlier: null,
    enquiry: null,
  });
  const crawl = await tools.store.get(id);
  if (crawl === undefined) throw new Error("The crawl was not kept.");
  const mainBefore = process.threadCpuUsage();
  const startedAt = clock();
  let firstFindingMs: number | null = null;
  let readingPeakMb = 0;
  const { outcome } = await finishCrawl(tools, crawl, {
    signal: new AbortController().signal,
    onPhase: (phase) => {
      if (phase === "judging") readingPeakMb = readPeakMb();
    },
    onChange: ({ notes }) => {
      if (notes.findings().length > 0) firstFindingMs ??= clock() - startedAt;
    },
  });
  const seconds = Math.round((clock() - startedAt) / 100) / 10;
  const report = await tools.store.readReport(id);
  if (outcome !== "done" || report === undefined) throw new Error(`The crawl ended: ${outcome}`);
  const mainMs = toMs(process.threadCpuUsage(mainBefore));
  return {
    pages: report.pagesRead,
    mainMsPerPage: Math.round((mainMs / report.pagesRead) * 100) / 100,
    seconds,
    peakMb: Math.round(Math.max(readingPeakMb, readPeakMb())),
    workerPeakMb: Math.round(Math.max(...readPeaksMbOfChildren())),
    firstFindingMs,
  };
}

async function serve(pages: number, linksPerPage: number) {
  // One page is gone, so that there is a finding to be the first.
  const site = await startMadeSite({
    pages,
    linksPerPage,
    answers: { "/page-3": (_request, response) => response.writeHead(404).end() },
  });
  process.send?.(site.url);
}

function start(...words: string[]): ChildProcess {
  return fork(import.meta.filename, words, { stdio: "inherit" });
}

/** A process of its own for each size, so that none finds a warm one. */
async function bench(sizes: readonly string[]) {
  for (const size of sizes) {
    const [pages = size, links = "50"] = size.split("x");
    const server = start("serve", pages, links);
    const [url] = (await once(server, "message")) as [string];
    const [figures] = (await once(start("measure", url, pages), "message")) as [Figures];
    console.log(JSON.stringify(figures));
    server.kill();
  }
}

const [role = "", ...rest] = process.argv.slice(2);
if (role === "serve") await serve(Number(rest[0]), Number(rest[1]));
else if (role === "measure") {
  process.send?.(await measure(rest[0] ?? "", Number(rest[1])));
  process.disconnect();
} else await bench(role === "" ? SIZES : [role, ...rest]);
