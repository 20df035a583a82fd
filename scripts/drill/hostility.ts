import type { AddressInfo } from "node:net";

import type { SiteAuditStarted } from "#engine/site-audit/contract.ts";
import {
  HOSTILE_READINGS,
  HOSTILE_SITES,
  startHostileWeb,
} from "#tests/support/server/hostile-web.ts";
import { enquiryRequest, percentile } from "#tests/support/server/load.ts";

import { readByToken } from "./data.ts";
import { figure, type Figure } from "./figure.ts";
import {
  builtSite,
  format,
  MADE_WEB_SERVER,
  onEnd,
  startServer,
  temporaryFolder,
  wait,
} from "./workplace.ts";

const DURATION_MS = 60_000;
/** Some ten pages and ten enquiries a second. */
const PAUSE_MS = 50;

/** Hostile sites are audited and read live beside people who write to us; then the server is killed. */
export async function drillHostility(): Promise<Figure[]> {
  const web = await startHostileWeb();
  onEnd(() => void web.close());
  const dataDir = temporaryFolder();
  const server = await startServer(
    {
      SITE_DIR: builtSite(),
      DATA_DIR: dataDir,
      MADE_WEB_PORT: String((web.address() as AddressInfo).port),
    },
    {
      program: MADE_WEB_SERVER,
      settings: {
        live: { siteGapMs: 0, sitePerTenMinutes: 1e6, sitePerDay: 1e6 },
        siteAudit: { gapMs: 200 },
      },
    },
  );
  const site = `http://127.0.0.1:${server.port}`;
  const end = performance.now() + DURATION_MS;
  const isOver = () => performance.now() >= end;
  const harm = [
    ...HOSTILE_SITES.map((name) => auditAgain(site, name, isOver)),
    ...HOSTILE_READINGS.map((reading) => repeat(isOver, () => post(`${site}/api/live`, reading))),
  ];
  const visit = await visitAndWrite(site, isOver);
  server.process.kill("SIGKILL");
  await server.exited;
  await Promise.all(harm);

  const stored = await readByToken({ dataDir });
  const lost = visit.acknowledged.filter((token) => !stored.has(token)).length;
  return [
    figure({
      what: `hostile sites audited and read for ${DURATION_MS / 1000} s beside visitors, then SIGKILL`,
      demanded: "0 refused, 0 lost",
      measured: `${format(visit.acknowledged.length)} enquiries acknowledged, ${visit.refused} of pages and enquiries refused, ${lost} lost; pages' p99 ${format(percentile(visit.pagesMs, 0.99))} ms`,
      reached: visit.acknowledged.length > 0 && visit.refused === 0 && lost === 0,
    }),
  ];
}

/** A page and an enquiry, a pause, and again. */
async function visitAndWrite(site: string, isOver: () => boolean) {
  const acknowledged: string[] = [];
  const pagesMs: number[] = [];
  let refused = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const start = performance.now();
    const page = await fetch(`${site}/contact`);
    await page.text();
    pagesMs.push(performance.now() - start);
    const { token, bytes } = enquiryRequest(`beside${turn}`);
    const body = bytes.slice(bytes.indexOf("\r\n\r\n") + 4);
    const answer = await postText(`${site}/f/audit`, body);
    if (answer.ok) acknowledged.push(token);
    refused += Number(!page.ok) + Number(!answer.ok);
    await wait(PAUSE_MS);
  }
  return { acknowledged, pagesMs, refused };
}

/** One audit of a site after the other. */
function auditAgain(site: string, name: string, isOver: () => boolean): Promise<void> {
  return repeat(isOver, async () => {
    const answer = await post(`${site}/api/site-audits`, { url: `http://${name}/` });
    const { id } = (await answer.json()) as Partial<SiteAuditStarted>;
    if (id === undefined) return;
    for (let phase = ""; !isOver() && !/done|stopped|failed/.test(phase);) {
      await wait(1_000);
      const state = await fetch(`${site}/api/site-audits/${id}`);
      phase = ((await state.json()) as { phase: string }).phase;
    }
  });
}

/** A broken connection is not counted: the attacker tries again. */
async function repeat(isOver: () => boolean, act: () => Promise<unknown>): Promise<void> {
  while (!isOver()) {
    await act().catch(() => undefined);
    await wait(500);
  }
}

const post = (url: string, body: unknown) => postText(url, JSON.stringify(body));

function postText(url: string, body: string): Promise<Response> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return fetch(url, { method: "POST", headers, body });
}
