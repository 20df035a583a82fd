import { statfsSync } from "node:fs";
import type { AddressInfo } from "node:net";

import { MANAGE_HEADER, type SiteAuditStarted } from "#engine/site-audit/contract.ts";

import { HOSTILE_SITES, startHostileWeb } from "#server/testing/hostile-web.ts";

import { readByToken } from "#scripts/drill/data.ts";
import { figure, noDisk, type Figure } from "#scripts/drill/figure.ts";
import { createVisitor, type Waits } from "#scripts/drill/visits.ts";
import {
  askReady,
  builtSite,
  format,
  MADE_WEB_SERVER,
  mountDisk,
  onEnd,
  startServer,
  wait,
} from "#scripts/drill/workplace.ts";

const DISK_BYTES = 96_000_000;
const RESERVE_BYTES = 48_000_000;
const MOST_AUDITS = 20;

/** Hostile sites audited on a small disk until no audit may begin, while enquiries come; then one goes. */
export async function auditOnSmallDisk(): Promise<Figure> {
  const what = "hostile sites audited on a small disk";
  const dataDir = mountDisk(`size=${DISK_BYTES}`);
  if (dataDir === undefined) return noDisk(what);
  const web = await startHostileWeb();
  onEnd(() => void web.close());
  const { port } = await startServer(
    {
      SITE_DIR: builtSite(),
      DATA_DIR: dataDir,
      MADE_WEB_PORT: String((web.address() as AddressInfo).port),
    },
    {
      program: MADE_WEB_SERVER,
      settings: { siteAudit: { gapMs: 0, reserveBytes: RESERVE_BYTES } },
    },
  );
  let isOver = false;
  const visitor = createVisitor({ port, name: "beside", pagesPerEnquiry: 2 });
  const taken: Waits = { pagesMs: [], enquiriesMs: [], tokens: [] };
  const failures: string[] = [];
  const visiting = visitor
    .visit(taken, () => isOver)
    .catch((error: unknown) => failures.push(String(error)));
  const server = `http://127.0.0.1:${port}`;
  const { begun, refusal } = await auditUntilRefused(server);
  const freeWhenFull = freeBytes(dataDir);
  const ready = (await askReady(port)).status;
  const deleted = await Promise.all(
    begun.map(async ({ id, manage = "" }) => {
      const headers = { [MANAGE_HEADER]: manage };
      return (await fetch(`${server}/api/site-audits/${id}`, { method: "DELETE", headers })).ok;
    }),
  );
  isOver = true;
  await visiting;
  visitor.end();
  const stored = await readByToken({ dataDir });
  const lost = taken.tokens.filter((token) => !stored.has(token)).length;
  return figure({
    what,
    demanded: "audits stop with a sentence and can be deleted; every enquiry is taken",
    measured: `${begun.length} audits, then "${refusal}", ${format(freeWhenFull / 1e6)} MB free of ${format(DISK_BYTES / 1e6)}; ${format(taken.tokens.length)} enquiries acknowledged${failures.map((why) => ` (${why})`).join("")}, ${lost} lost, /readyz ${ready}; ${deleted.filter(Boolean).length} audits deleted`,
    reached:
      refusal.includes("disk") &&
      freeWhenFull > RESERVE_BYTES / 4 &&
      taken.tokens.length > 0 &&
      failures.length === 0 &&
      lost === 0 &&
      ready === 200 &&
      deleted.every(Boolean),
  });
}

/** One after the other, each to its end; `refusal`: the sentence that ended it, or nothing. */
async function auditUntilRefused(server: string) {
  const begun: SiteAuditStarted[] = [];
  for (let n = 0; n < MOST_AUDITS; n += 1) {
    const site = HOSTILE_SITES[n % HOSTILE_SITES.length];
    const answer = await fetch(`${server}/api/site-audits`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: `http://${site}/` }),
    });
    const started = (await answer.json()) as SiteAuditStarted | { error: string };
    if (!("id" in started)) return { begun, refusal: JSON.stringify(started) };
    begun.push(started);
    const { id } = started;
    for (let phase = ""; !/done|stopped|failed/.test(phase); await wait(250)) {
      const state = await fetch(`${server}/api/site-audits/${id}`);
      phase = ((await state.json()) as { phase: string }).phase;
    }
  }
  return { begun, refusal: "" };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
