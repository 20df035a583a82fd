import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { Worker } from "node:worker_threads";

import type { SiteAuditStarted, SiteAuditState } from "#engine/site-audit/contract.ts";
import { percentile } from "#server/testing/load.ts";

import type { MadeSiteTask } from "#scripts/drill/13-site.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import {
  createVisitor,
  describeCompared,
  until,
  type Compared,
  type Visitor,
  type Waits,
} from "#scripts/drill/visits.ts";
import {
  builtSite,
  format,
  onEnd,
  startServer,
  temporaryFolder,
} from "#scripts/drill/workplace.ts";
import { median } from "#scripts/median.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../server/testing/serve-made-web.ts");
/** Short ones, so that a slow spell of the machine meets both sides, or one round alone. */
const ROUNDS = 9;
const AT_ONCE = 2;
const PAGES = 50;
/** As fast as a setting allows: five times the usual pace. */
const GAP_SECONDS = 0.2;
const PAGES_PER_ENQUIRY = 5;
const IDLE_MS = 10_000;
const WARM_UP = 6_000;
const MAX_RATIO = 2;

/** Two sites are read to their reports, again and again, their progress watched, while others visit and write. */
export async function drillSiteAudit(): Promise<Figure[]> {
  const task: MadeSiteTask = { pages: PAGES * 2 };
  const site = new Worker(new URL("13-site.ts", import.meta.url), { workerData: task });
  onEnd(async () => void (await site.terminate()));
  const [sitePort] = (await once(site, "message")) as [number];
  const server = await startServer(
    {
      SITE_DIR: builtSite(),
      DATA_DIR: temporaryFolder(),
      SITE_AUDIT_PAGES: String(PAGES),
      SITE_AUDIT_GAP_SECONDS: String(GAP_SECONDS),
      MADE_WEB_PORT: String(sitePort),
    },
    { program: PROGRAM },
  );
  const visitor = createVisitor({
    port: server.port,
    name: "crawl",
    pagesPerEnquiry: PAGES_PER_ENQUIRY,
  });
  let pagesRead = 0;

  await visitor.warmUp(WARM_UP);
  const rounds: Record<"idle" | "busy", Waits>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle: Waits = { pagesMs: [], enquiriesMs: [] };
    const busy: Waits = { pagesMs: [], enquiriesMs: [] };
    await visitor.visit(idle, until(IDLE_MS));
    let isOver = false;
    const auditing = Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const state = await auditSite(visitor, server.port, `http://shop${round}-${index}.pk/`);
        pagesRead += state.report?.pagesRead ?? 0;
      }),
    ).finally(() => (isOver = true));
    await Promise.all([auditing, visitor.visit(busy, () => isOver)]);
    rounds.push({ idle, busy });
  }
  visitor.end();

  const ofRounds = (kind: keyof Waits, share: number): Compared => ({
    idle: median(rounds.map(({ idle }) => percentile(idle[kind], share))),
    busy: median(rounds.map(({ busy }) => percentile(busy[kind], share))),
  });
  const countBusy = (kind: keyof Waits) =>
    format(rounds.reduce((sum, { busy }) => sum + busy[kind].length, 0));
  const page = ofRounds("pagesMs", 0.99);
  const acknowledged = ofRounds("enquiriesMs", 0.99);
  return [
    figure({
      number: 13,
      what: `a page of ours while ${AT_ONCE} sites are audited, a page of each every ${GAP_SECONDS} s`,
      demanded: `p99 at most ${MAX_RATIO} times that of an idle server, in the middle of ${ROUNDS} rounds`,
      measured: `p99 ${describeCompared(page)}, p50 ${describeCompared(ofRounds("pagesMs", 0.5))}, of ${countBusy("pagesMs")} pages; ${format(pagesRead)} pages of ${ROUNDS * AT_ONCE} sites read and judged`,
      reached: page.busy <= MAX_RATIO * page.idle && pagesRead > 0,
    }),
    figure({
      number: 13,
      what: "an enquiry meanwhile",
      demanded: `acknowledged within ${MAX_RATIO} times the usual time, p99`,
      measured: `p99 ${describeCompared(acknowledged)}, p50 ${describeCompared(ofRounds("enquiriesMs", 0.5))}, of ${countBusy("enquiriesMs")}`,
      reached: acknowledged.busy <= MAX_RATIO * acknowledged.idle,
    }),
  ];
}

/** From the address to the report, watched by its events as a page of ours does. */
async function auditSite(visitor: Visitor, port: number, url: string): Promise<SiteAuditState> {
  const begun = await visitor.ask({ path: "/api/site-audits", body: JSON.stringify({ url }) });
  if (begun.status !== 202) throw new Error(`a site was not audited: ${begun.text}`);
  const { id } = JSON.parse(begun.text) as SiteAuditStarted;
  await watch(port, `/api/site-audits/${id}/events`);
  const told = await visitor.ask({ path: `/api/site-audits/${id}` });
  const state = JSON.parse(told.text) as SiteAuditState;
  if (state.phase !== "done") throw new Error(`an audit ended ${state.phase}: ${state.detail}`);
  return state;
}

/** Resolves at the stream's end, which comes with the report. */
function watch(port: number, target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: "127.0.0.1", path: target, agent: false }, (response) => {
        response.resume().on("end", resolve).on("error", reject);
      })
      .on("error", reject);
  });
}
