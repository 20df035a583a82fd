import { readFileSync } from "node:fs";
import path from "node:path";

import type { LiveAnswer } from "#engine/live/contract.ts";
import { percentile } from "#server/testing/load.ts";

import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import {
  comparePercentile,
  createVisitor,
  describeCompared,
  until,
  type Ask,
  type Waits,
} from "#scripts/drill/visits.ts";
import { builtSite, format, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../server/testing/serve-large-pages.ts");
const ROUNDS = 5;
const AT_ONCE = 4;
const PAGES_PER_ENQUIRY = 25;
const IDLE_MS = 3_000;
const WARM_UP = 6_000;
const MAX_RATIO = 2;
const MAX_GROWTH_MB = 150;

/** Four pages of 3 MB are read at a time, again and again, while others visit and write. */
export async function drillLive(): Promise<Figure[]> {
  if (process.platform !== "linux") {
    return [skipped(12, "live reading of large pages", "no /proc")];
  }
  const server = await startServer(
    {
      SITE_DIR: builtSite(),
      DATA_DIR: temporaryFolder(),
      LIVE_SITE_GAP_SECONDS: "0",
      LIVE_KEEP_SECONDS: "0",
    },
    { program: PROGRAM },
  );
  const pid = server.process.pid ?? 0;
  const visitor = createVisitor({
    port: server.port,
    name: "live",
    pagesPerEnquiry: PAGES_PER_ENQUIRY,
  });
  const idle: Waits = { pagesMs: [], enquiriesMs: [] };
  const busy: Waits = { pagesMs: [], enquiriesMs: [] };

  await visitor.warmUp(WARM_UP);
  // The most of both: with visits alone, and with visits and readings.
  let memoryBefore = 0;
  let memoryPeak = 0;
  const watching = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, readMemoryMb(pid));
  }, 50);

  const readingsMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await visitor.visit(idle, until(IDLE_MS));
    if (round === 0) memoryBefore = memoryPeak;
    let isRead = false;
    const reading = Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const start = performance.now();
        const answer = await visitor.ask(question(`shop${round}-${index}.pk`));
        const { outcome } = JSON.parse(answer.text) as LiveAnswer;
        if (outcome !== "read") throw new Error(`a page was not read: ${answer.text}`);
        readingsMs.push(performance.now() - start);
      }),
    ).finally(() => (isRead = true));
    await Promise.all([reading, visitor.visit(busy, () => isRead)]);
  }
  clearInterval(watching);
  visitor.end();

  const pagesMs = { idle: idle.pagesMs, busy: busy.pagesMs };
  const p99 = comparePercentile(pagesMs, 0.99);
  const p50 = comparePercentile(pagesMs, 0.5);
  const acknowledged = comparePercentile({ idle: idle.enquiriesMs, busy: busy.enquiriesMs }, 0.5);
  const growthMb = memoryPeak - memoryBefore;
  return [
    figure({
      number: 12,
      what: `a page of ours while ${AT_ONCE} pages of 3 MB are read for visitors`,
      demanded: `p99 at most ${MAX_RATIO} times that of an idle server`,
      measured: `p99 ${describeCompared(p99)}, p50 ${describeCompared(p50)}, of ${format(busy.pagesMs.length)} pages; ${format(readingsMs.length)} readings, half of them within ${format(percentile(readingsMs, 0.5))} ms`,
      reached: p99.busy <= MAX_RATIO * p99.idle,
    }),
    figure({
      number: 12,
      what: "an enquiry meanwhile",
      demanded: `acknowledged within ${MAX_RATIO} times the usual time`,
      measured: `half of ${busy.enquiriesMs.length} within ${describeCompared(acknowledged)}`,
      reached: acknowledged.busy <= MAX_RATIO * acknowledged.idle,
    }),
    figure({
      number: 12,
      what: "memory of the process",
      demanded: `at most ${MAX_GROWTH_MB} MB more`,
      measured: `at most ${format(growthMb)} MB more than the ${format(memoryBefore)} with the same visits before the first reading`,
      reached: growthMb <= MAX_GROWTH_MB,
    }),
  ];
}

const question = (url: string): Ask => ({
  path: "/api/live",
  body: JSON.stringify({ url, tool: "seo-audit" }),
});

/** Of all its threads. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function readMemoryMb(pid: number): number {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
