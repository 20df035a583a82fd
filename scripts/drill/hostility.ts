import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

import { createCrawlSecret, hashOfSecret } from "#server/audits/start/crawl-secret.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { crawlsFile, openCrawlFile } from "#server/audits/store/sqlite.ts";
import { percentile } from "#server/testing/load.ts";
import type { RunningServer } from "#server/testing/spawn-server.ts";

import { readByToken } from "#scripts/drill/data.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import type { HostileRound } from "#scripts/drill/strangers.ts";
import { createVisitor, until, type Waits } from "#scripts/drill/visits.ts";
import {
  builtSite,
  format,
  MADE_WEB_SERVER,
  onEnd,
  startServer,
  temporaryFolder,
  wait,
} from "#scripts/drill/workplace.ts";

/** How long the hostility lasts, before and after the kill. */
const SECONDS = Number(process.env["HOSTILITY_SECONDS"] ?? 300);
const IDLE_MS = 15_000;
const VISITORS = 4;
/** Each visitor asks some 40 times a second: together at least 20 enquiries. */
const PAGES_PER_ENQUIRY = 6;
const STREAMS = 2_000;
const MAX_MEMORY_MB = 700;
const QUOTA_BYTES = 50_000_000;
const SQLITE_LOG_BYTES = 70_000_000;

type Round = {
  idle: Waits;
  busy: Waits;
  /** Why each visit failed that did. */
  failed: string[];
  memoryMb: number;
  partsMb: readonly number[];
  diskBytes: number;
};

/** Everything that a stranger can have done at once, beside people who write to us; then a kill, and again. */
export async function drillHostility(): Promise<Figure[]> {
  const strangers = fork(path.join(import.meta.dirname, "strangers.ts"));
  onEnd(() => void strangers.kill());
  const [{ webPort }] = (await once(strangers, "message")) as [{ webPort: number }];
  const dataDir = temporaryFolder();
  const secret = await fillQuota(dataDir);
  const start = () =>
    startServer(
      {
        SITE_DIR: builtSite(),
        DATA_DIR: dataDir,
        // As behind a proxy, which makes all connections.
        TRUST_PROXY: "1",
        MADE_WEB_PORT: String(webPort),
      },
      {
        program: MADE_WEB_SERVER,
        settings: {
          live: { siteGapMs: 0, sitePerTenMinutes: 1e6, sitePerDay: 1e6 },
          siteAudit: { gapMs: 200, quotaBytes: QUOTA_BYTES, reserveBytes: 0 },
        },
      },
    );
  const figures: Figure[] = [];
  const acknowledged: string[] = [];
  for (const name of ["first", "again"]) {
    const server = await start();
    const round = await runRound(server, { name, dataDir, secret, strangers });
    acknowledged.push(...round.idle.tokens, ...round.busy.tokens);
    server.process.kill("SIGKILL");
    await server.exited;
    figures.push(...describeRound(name, round));
  }
  const stored = await readByToken({ dataDir });
  const lost = acknowledged.filter((token) => !stored.has(token)).length;
  return [
    ...figures,
    figure({
      what: "enquiries acknowledged beside hostile sites, SIGKILL after each round",
      demanded: "0 lost",
      measured: `${format(acknowledged.length)} acknowledged, ${lost} lost`,
      reached: lost === 0,
    }),
  ];
}

/** Longer than both rounds, and shorter than the hour that a lease may have. */
const WATCHED_MS = 50 * 60 * 1000;

/** More reports than the quota has room for, and an audit of another process that may be watched for ever. */
async function fillQuota(dataDir: string): Promise<string> {
  const store = openCrawlFile({ file: crawlsFile(dataDir) });
  const secret = createCrawlSecret();
  const now = Date.now();
  const body = JSON.stringify({ status: 200, text: "x".repeat(1_000_000) });
  for (let n = 0; n <= QUOTA_BYTES / 1_000_000; n += 1) {
    const crawl = {
      secretHash: n === 0 ? hashOfSecret(secret) : `old ${n}`,
      url: "http://old.pk/",
      settings: siteAuditDefaults,
      createdAt: now + n,
      keptUntil: now + 1e9,
      earlier: null,
      enquiry: null,
    };
    if (n === 0) {
      await store.create(crawl, { owner: "elsewhere", leaseMs: WATCHED_MS });
      continue;
    }
    await store.keep(await store.create(crawl), {
      pages: [{ n: 0, state: "open", body, links: null, leads: null }],
      crawl: { phase: "done", endedAt: now + n },
    });
  }
  await store.close();
  return secret;
}

type RoundOptions = { name: string; dataDir: string; secret: string; strangers: ChildProcess };

async function runRound(server: RunningServer, options: RoundOptions): Promise<Round> {
  const { name, dataDir, secret, strangers } = options;
  const visitors = Array.from({ length: VISITORS }, (_, n) =>
    createVisitor({ port: server.port, name: `${name}${n}n`, pagesPerEnquiry: PAGES_PER_ENQUIRY }),
  );
  const round: Round = {
    idle: waits(),
    busy: waits(),
    failed: [],
    memoryMb: 0,
    partsMb: [],
    diskBytes: 0,
  };
  const visit = (into: Waits, isOver: () => boolean) =>
    Promise.all(
      visitors.map(async (visitor) => {
        // One that is refused or cut off comes back, and is counted.
        while (!isOver()) {
          await visitor
            .visit(into, isOver)
            .catch((error: unknown) => round.failed.push(String(error)));
        }
      }),
    );
  await visitors[0]!.warmUp(500);
  await visit(round.idle, until(IDLE_MS));

  const ms = SECONDS * 1_000;
  const hostile: HostileRound = { port: server.port, secret, streams: STREAMS, ms };
  const isOver = until(ms);
  const over = once(strangers, "message");
  strangers.send(hostile);
  await Promise.all([over, visit(round.busy, isOver), watch(server, dataDir, round, isOver)]);
  for (const visitor of visitors) visitor.end();
  return round;
}

const waits = (): Waits => ({ pagesMs: [], enquiriesMs: [], tokens: [] });

/** The most memory of the server and its workers, what they share counted once; the most disk. */
async function watch(
  { process: { pid = 0 } }: RunningServer,
  dataDir: string,
  round: Round,
  isOver: () => boolean,
) {
  const file = crawlsFile(dataDir);
  while (!isOver()) {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    const pids = [pid, ...children.split(" ").filter(Boolean)];
    const partsMb = pids.map(memoryOf);
    const memoryMb = partsMb.reduce((sum, each) => sum + each, 0);
    if (memoryMb > round.memoryMb) Object.assign(round, { memoryMb, partsMb });
    const sizes = ["", "-wal"].map(
      (part) => statSync(file + part, { throwIfNoEntry: false })?.size,
    );
    round.diskBytes = Math.max(round.diskBytes, (sizes[0] ?? 0) + (sizes[1] ?? 0));
    await wait(500);
  }
}

/** https://docs.kernel.org/filesystems/proc.html, smaps_rollup */
function memoryOf(pid: number | string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1_000;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

function describeRound(
  name: string,
  { idle, busy, failed, memoryMb, partsMb, diskBytes }: Round,
): Figure[] {
  const [before, during] = [idle, busy].map(({ pagesMs }) => percentile(pagesMs, 0.99));
  const perSecond = busy.enquiriesMs.length / SECONDS;
  const when = `${SECONDS} s of hostility, ${name}`;
  return [
    figure({
      what: `${when}: pages and enquiries of visitors`,
      demanded: "20 enquiries a second, 0 refused",
      measured: `${format(busy.pagesMs.length)} pages, ${perSecond.toFixed(1)} enquiries a second, ${failed.length} failed${failed.map((why) => ` (${why})`).join("")}`,
      reached: failed.length === 0 && perSecond >= 20,
    }),
    figure({
      what: `${when}: pages' p99`,
      demanded: "at most three times idle",
      measured: `${during!.toFixed(1)} ms against ${before!.toFixed(1)}`,
      reached: during! <= before! * 3,
    }),
    figure({
      what: `${when}: memory of the server and its workers`,
      demanded: `at most ${MAX_MEMORY_MB} MB`,
      measured: `${format(memoryMb)} MB: ${partsMb.map(format).join(" + ")}`,
      reached: memoryMb <= MAX_MEMORY_MB,
    }),
    figure({
      what: `${when}: disk that audits take, with their log`,
      demanded: `at most ${format((QUOTA_BYTES + SQLITE_LOG_BYTES) / 1_000_000)} MB`,
      measured: `${format(diskBytes / 1_000_000)} MB`,
      reached: diskBytes <= QUOTA_BYTES + SQLITE_LOG_BYTES,
    }),
  ];
}
