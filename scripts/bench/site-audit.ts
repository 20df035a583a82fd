/**
 * `node scripts/bench/site-audit.ts [100 1000 10000] [--repeat 3] [--beside]`: what a site's audit
 * costs. Each size is a made site of pages of 19 kB in a process of its own, read by another one that
 * waits for nothing. `--beside` has linkinator and Crawlee read the same site; npm installs them into
 * a folder that is removed afterwards.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { createCrawlTools, type AllCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { finishCrawl } from "#server/site-audit/finish-crawl.ts";
import { siteAuditDefaults } from "#server/site-audit/settings.ts";
import { startMadeSite } from "#server/testing/made-site.ts";
import { installPeers, PEERS, runPeer, type PeerName } from "#scripts/bench/site-audit-peers.ts";
import { privateGuard } from "#scripts/seo/private-guard.ts";

/** Processor times are of all threads of the reading process; the site is served by another one. */
type Figures = {
  who: string;
  pages: number;
  /** From the beginning of the audit to its end; worker threads and their start are in it. */
  cpuMsPerPage: number;
  /** Of that, until everything is read, and from there to the report. */
  readingMsPerPage?: number;
  judgingMsPerPage?: number;
  /** Of that, what the main thread took: in a server the one that answers visitors. */
  mainMsPerPage?: number;
  /** With the start of the process. */
  processMsPerPage: number;
  /** Of the same audit once more: what it costs a server that has just audited a site. */
  nextMsPerPage?: number;
  seconds: number;
  /** When everything was read, and at the end. */
  readPeakMb?: number;
  peakMb: number;
  firstFindingMs?: number | null;
};

const SIZES = ["100", "1000", "10000"];
const AT_ONCE = 8;

/** Beyond so many pages, what a start costs is lost among them. */
const FEW_PAGES = 1_000;

async function measureOurs(url: string, pages: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "bench-audit-"));
  const clock = Date.now;
  const tools = await createCrawlTools({
    place: { file: join(folder, "crawl.db") },
    guard: privateGuard,
    siteUrl: "https://pehla.pk",
    clock,
  });
  const first = await auditOnce(tools, "first", url, pages);
  const next = pages < FEW_PAGES ? await auditOnce(tools, "next", url, pages) : undefined;
  await tools.close();
  rmSync(folder, { recursive: true, force: true });
  return { ...first, ...(next && { nextMsPerPage: next.cpuMsPerPage }) };
}

async function auditOnce(
  tools: AllCrawlTools,
  name: string,
  url: string,
  pages: number,
): Promise<Figures> {
  const { clock } = tools;
  const id = await tools.store.create({
    secretHash: name,
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
  const before = processorMs();
  const mainBefore = process.threadCpuUsage();
  const startedAt = clock();
  let firstFindingMs: number | null = null;
  let readAt = before;
  let readPeakMb = 0;
  const { outcome } = await finishCrawl(tools, crawl, {
    signal: new AbortController().signal,
    onPhase: (phase) => {
      if (phase !== "judging") return;
      readAt = processorMs();
      readPeakMb = peakMb();
    },
    onChange: ({ notes }) => {
      if (notes.findings().length > 0) firstFindingMs ??= clock() - startedAt;
    },
  });
  const endedAt = clock();
  const after = processorMs();
  const main = process.threadCpuUsage(mainBefore);
  const report = await tools.store.readReport(id);
  if (outcome !== "done" || report === undefined) throw new Error(`The crawl ended: ${outcome}`);
  const perPage = (ms: number) => Math.round((ms / report.pagesRead) * 100) / 100;
  return {
    who: "ours",
    pages: report.pagesRead,
    cpuMsPerPage: perPage(after - before),
    readingMsPerPage: perPage(readAt - before),
    judgingMsPerPage: perPage(after - readAt),
    mainMsPerPage: perPage((main.user + main.system) / 1000),
    processMsPerPage: perPage(after),
    seconds: Math.round((endedAt - startedAt) / 100) / 10,
    readPeakMb,
    peakMb: peakMb(),
    firstFindingMs,
  };
}

async function measurePeer(name: PeerName, folder: string, url: string): Promise<Figures> {
  const before = processorMs();
  const startedAt = Date.now();
  const { pages, version } = await runPeer(name, { folder, url, atOnce: AT_ONCE });
  const after = processorMs();
  const perPage = (ms: number) => Math.round((ms / pages) * 100) / 100;
  return {
    who: `${name} ${version}`,
    pages,
    cpuMsPerPage: perPage(after - before),
    processMsPerPage: perPage(after),
    seconds: Math.round((Date.now() - startedAt) / 100) / 10,
    peakMb: peakMb(),
  };
}

/** Since the process began, of all its threads. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The most that it ever held of the machine's memory. */
function peakMb(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
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

/** A process of its own for each, so that none finds a warm one. */
async function runOnce(words: readonly string[]): Promise<Figures> {
  const [figures] = (await once(start(...words), "message")) as [Figures];
  console.log(JSON.stringify(figures));
  return figures;
}

async function compare(size: string, repeat: number, peersFolder: string | undefined) {
  const server = start("serve", size);
  const [url] = (await once(server, "message")) as [string];
  const runs: Figures[] = [];
  for (let run = 0; run < repeat; run += 1) {
    runs.push(await runOnce(["ours", url, size]));
    if (peersFolder === undefined) continue;
    for (const name of PEERS) runs.push(await runOnce([name, url, peersFolder]));
  }
  server.kill();
  for (const [who, those] of Map.groupBy(runs, (figures) => figures.who)) {
    const told = (name: "cpuMsPerPage" | "processMsPerPage" | "nextMsPerPage" | "peakMb") =>
      tellSpread(those.flatMap((figures) => figures[name] ?? []));
    const next = those.some(({ nextMsPerPage }) => nextMsPerPage !== undefined);
    console.log(
      `${size} pages, ${who}: ${told("cpuMsPerPage")} ms a page, ${told("processMsPerPage")} with its start, ${next ? `${told("nextMsPerPage")} for the next audit, ` : ""}${told("peakMb")} MB`,
    );
  }
}

function tellSpread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return `${sorted[0]} at least, ${sorted[Math.floor(sorted.length / 2)]} in the middle`;
}

/** Undefined, and said why, where they cannot be had. */
function fetchPeers(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "bench-peers-"));
  try {
    installPeers(folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    console.error(`Nobody stands beside: npm could not install them. ${(error as Error).message}`);
    return undefined;
  }
}

async function bench() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      repeat: { type: "string", default: "1" },
      beside: { type: "boolean", default: false },
    },
  });
  const peersFolder = values.beside ? fetchPeers() : undefined;
  try {
    for (const size of positionals.length > 0 ? positionals : SIZES) {
      await compare(size, Number(values.repeat), peersFolder);
    }
  } finally {
    if (peersFolder !== undefined) rmSync(peersFolder, { recursive: true, force: true });
  }
}

const [role = "", ...rest] = process.argv.slice(2);
const [url = "", more = ""] = rest;
if (role === "serve") await serve(Number(url));
else if (process.send === undefined) await bench();
else {
  const isPeer = PEERS.some((name) => name === role);
  process.send(
    await (isPeer ? measurePeer(role as PeerName, more, url) : measureOurs(url, Number(more))),
  );
  process.disconnect();
}
