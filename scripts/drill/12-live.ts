import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";

import type { LiveAnswer } from "#engine/live/contract.ts";
import { enquiryRequest, percentile, runLoad } from "#server/testing/load.ts";

import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import { builtSite, format, startServer, temporaryFolder, wait } from "#scripts/drill/workplace.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../server/testing/serve-large-pages.ts");
const ROUNDS = 5;
const AT_ONCE = 4;
/** A visitor's page each so often, an enquiry after so many of them. */
const PAUSE_MS = 8;
const PAGES_PER_ENQUIRY = 25;
const IDLE_MS = 3_000;
const WARM_UP = 6_000;
const MAX_RATIO = 2;
const MAX_GROWTH_MB = 150;

type Waits = { pagesMs: number[]; enquiriesMs: number[] };

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
  const { port } = server;
  const pid = server.process.pid ?? 0;
  const agent = new http.Agent({ keepAlive: true });
  const ask = (what: Ask) => request({ port, agent, ...what });

  const idle: Waits = { pagesMs: [], enquiriesMs: [] };
  const busy: Waits = { pagesMs: [], enquiriesMs: [] };
  let sent = 0;
  const visit = async (waits: Waits, isOver: () => boolean) => {
    for (let turn = 1; !isOver(); turn += 1) {
      const isEnquiry = turn % PAGES_PER_ENQUIRY === 0;
      const start = performance.now();
      const { status } = await ask(isEnquiry ? enquiry((sent += 1)) : { path: "/contact" });
      if (status !== 200) throw new Error(`a visitor got ${status}`);
      (isEnquiry ? waits.enquiriesMs : waits.pagesMs).push(performance.now() - start);
      await wait(PAUSE_MS);
    }
  };

  // A server that has done nothing yet grows by itself.
  const page = "GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n";
  await runLoad({
    port,
    clients: 8,
    maxRequests: WARM_UP,
    request: (serial) =>
      serial % 10 === 0 ? enquiryRequest(`warm${serial}`) : { token: "", bytes: page },
  });
  const memoryBefore = readMemoryMb(pid);
  let memoryPeak = memoryBefore;
  const watching = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, readMemoryMb(pid));
  }, 50);

  const readingsMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await visit(idle, until(IDLE_MS));
    let isRead = false;
    const reading = Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const start = performance.now();
        const answer = await ask(question(`shop${round}-${index}.pk`));
        const { outcome } = JSON.parse(answer.text) as LiveAnswer;
        if (outcome !== "read") throw new Error(`a page was not read: ${answer.text}`);
        readingsMs.push(performance.now() - start);
      }),
    ).finally(() => (isRead = true));
    await Promise.all([reading, visit(busy, () => isRead)]);
  }
  clearInterval(watching);
  agent.destroy();

  const p99 = { idle: percentile(idle.pagesMs, 0.99), busy: percentile(busy.pagesMs, 0.99) };
  const p50 = { idle: percentile(idle.pagesMs, 0.5), busy: percentile(busy.pagesMs, 0.5) };
  const acknowledged = {
    idle: percentile(idle.enquiriesMs, 0.5),
    busy: percentile(busy.enquiriesMs, 0.5),
  };
  const growthMb = memoryPeak - memoryBefore;
  return [
    figure({
      number: 12,
      what: `a page of ours while ${AT_ONCE} pages of 3 MB are read for visitors`,
      demanded: `p99 at most ${MAX_RATIO} times that of an idle server`,
      measured: `p99 ${describe(p99)}, p50 ${describe(p50)}, of ${format(busy.pagesMs.length)} pages; ${format(readingsMs.length)} readings, half of them within ${format(percentile(readingsMs, 0.5))} ms`,
      reached: p99.busy <= MAX_RATIO * p99.idle,
    }),
    figure({
      number: 12,
      what: "an enquiry meanwhile",
      demanded: `acknowledged within ${MAX_RATIO} times the usual time`,
      measured: `half of ${busy.enquiriesMs.length} within ${describe(acknowledged)}`,
      reached: acknowledged.busy <= MAX_RATIO * acknowledged.idle,
    }),
    figure({
      number: 12,
      what: "memory of the process",
      demanded: `at most ${MAX_GROWTH_MB} MB more`,
      measured: `${format(growthMb)} MB more than the ${format(memoryBefore)} before the first reading`,
      reached: growthMb <= MAX_GROWTH_MB,
    }),
  ];
}

/** Whether so long has passed. */
const until = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
};

function describe({ idle, busy }: { idle: number; busy: number }): string {
  return `${busy.toFixed(1)} ms against ${idle.toFixed(1)}`;
}

type Ask = { path: string; body?: string; accept?: string };

const question = (url: string): Ask => ({
  path: "/api/live",
  body: JSON.stringify({ url, tool: "seo-audit" }),
});

function enquiry(serial: number): Ask {
  const { bytes } = enquiryRequest(`live${serial}`);
  return {
    path: "/f/audit",
    body: bytes.slice(bytes.indexOf("\r\n\r\n") + 4),
    accept: "application/json",
  };
}

function request({ port, agent, path: target, body, accept = "*/*" }: Ask & Place) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { accept, ...(body !== undefined && { "content-type": "application/json" }) };
    const method = body === undefined ? "GET" : "POST";
    http
      .request({ port, host: "127.0.0.1", agent, path: target, method, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      })
      .on("error", reject)
      .end(body);
  });
}

type Place = { port: number; agent: http.Agent };

/** Of all its threads. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function readMemoryMb(pid: number): number {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
