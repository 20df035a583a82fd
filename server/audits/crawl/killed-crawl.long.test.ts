import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

import { expect, onTestFinished, test, vi } from "vitest";

import type { SiteReport } from "#engine/site-audit/site-report.ts";

import { createLog } from "#server/log/log.ts";
import { LEASE_MS } from "./lease-crawl.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import type { Audits } from "#server/audits/start/start-audits.ts";
import { startAudits } from "#server/audits/start/start-audits.ts";
import { openCrawlFile } from "#server/audits/store/sqlite.ts";
import { createLoopbackGuard } from "#tests/support/server/loopback-guard.ts";
import { startMadeSite } from "#tests/support/server/made-site.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";
import { withoutTimes } from "#tests/support/server/without-times.ts";

const CHILD = path.join(import.meta.dirname, "../../../tests/support/server/crawl-child.ts");
const KILLS = 10;
const PAGES = 60;

async function begin(file: string, gapMs = 4) {
  const store = openCrawlFile({ file });
  await store.create({
    secretHash: "one",
    url: "http://made.pk/",
    settings: { ...siteAuditDefaults, gapMs, atOnce: 2, pages: PAGES * 2 },
    createdAt: Date.UTC(2026, 10, 22),
    keptUntil: Number.MAX_SAFE_INTEGER,
    earlier: null,
    enquiry: null,
  });
  await store.close();
}

/**
 * Runs the crawl until `until` pages are read, then kills it without a word; Infinity: to its end.
 * `onRead` is told how many are. The lease is short: the next process need not wait for it.
 */
async function work(
  file: string,
  port: number,
  until: number,
  onRead: (pages: number) => Promise<void> = async () => {},
  leaseMs = 300,
) {
  const child = spawn(process.execPath, [CHILD, file, String(port), String(leaseMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const read = Number(/^read (\d+)/.exec(line)?.[1] ?? 0);
    await onRead(read);
    if (read >= until) child.kill("SIGKILL");
  }
  await exited;
}

/** The audits of a server on the same file. */
function serveAudits(file: string, port: number, outcomes: string[]): Audits {
  return startAudits({
    settings: siteAuditDefaults,
    place: { file },
    siteUrl: "https://pehla.pk",
    clock: Date.now,
    log: createLog({ write: (line) => outcomes.push(...readOutcome(line)), clock: Date.now }),
    boundsVisitors: true,
    guard: createLoopbackGuard(port),
  });
}

/** Of a line of the log that tells how an audit ended. */
function readOutcome(line: string): string[] {
  const { event, outcome } = JSON.parse(line) as { event: string; outcome: string };
  return event === "site_audit" ? [outcome] : [];
}

async function readReport(file: string): Promise<SiteReport> {
  const store = openCrawlFile({ file });
  const report = await store.readReport(1);
  await store.close();
  if (report === undefined) throw new Error("There is no report.");
  return report;
}

test("killed ten times, a crawl loses no page and its report is that of an undisturbed one", async () => {
  const site = await startMadeSite({ pages: PAGES, bytes: 4_000, linksPerPage: 20 });
  const folder = mkdtempSync(path.join(tmpdir(), "killed-crawl-"));
  const [killed, calm] = [path.join(folder, "killed.db"), path.join(folder, "calm.db")];
  try {
    await begin(killed);
    let seed = 7;
    for (let kill = 0; kill < KILLS; kill += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      // Somewhere in the next tenth of the site; 0: before anything is read.
      await work(killed, site.port, kill === 0 ? 0 : kill * 6 + (seed % 6));
    }
    await work(killed, site.port, Infinity);
    const asked = Map.groupBy(site.requests, ({ path: address }) => address);
    const twice = [...asked.values()].filter((requests) => requests.length > 1);

    await begin(calm);
    await work(calm, site.port, Infinity);
    const [one, other] = [await readReport(killed), await readReport(calm)];
    expect(withoutTimes(one)).toEqual(withoutTimes(other));
    expect(one.pages.filter(({ status }) => status === 200)).toHaveLength(PAGES + 1);
    // What was on its way at a kill is asked again: a few pages each time, and the probes at the end.
    expect(twice.length).toBeLessThanOrEqual(KILLS * 6);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

test("a server leaves the crawl of another process alone, and takes it up once that one is dead", async () => {
  const site = await startMadeSite({ pages: PAGES, bytes: 4_000, linksPerPage: 20 });
  onTestFinished(async () => void (await site.close()));
  const file = path.join(makeTemporaryFolder(), "site-audits.db");
  await begin(file, 50);

  let server: Audits | undefined;
  const outcomes: string[] = [];
  onTestFinished(async () => server?.close());
  const serve = async (read: number) => {
    if (read < PAGES / 6) return;
    server ??= serveAudits(file, site.port, outcomes);
  };
  await work(file, site.port, PAGES / 2, serve, 3_000);
  const ofTheDead = site.requests.length;
  expect(outcomes).toEqual([]);
  await vi.waitFor(() => expect(outcomes).toEqual(["done"]), { timeout: 60_000, interval: 100 });

  expect(site.requests.length).toBeGreaterThan(ofTheDead);
  expect((await readReport(file)).pages.filter(({ status }) => status === 200)).toHaveLength(
    PAGES + 1,
  );
  const pages = site.requests.filter(({ path: address }) => address.startsWith("/page-"));
  const asked = Map.groupBy(pages, ({ path: address }) => address);
  const twice = [...asked.values()].filter((requests) => requests.length > 1);
  // Two were on their way at the kill.
  expect(twice.length).toBeLessThanOrEqual(2);
}, 120_000);

test("a server that ends leaves its crawl to the next one, which goes on at once", async () => {
  const site = await startMadeSite({ pages: PAGES, bytes: 4_000, linksPerPage: 20 });
  onTestFinished(async () => void (await site.close()));
  const file = path.join(makeTemporaryFolder(), "site-audits.db");
  await begin(file, 20);
  const outcomes: string[] = [];

  const first = serveAudits(file, site.port, outcomes);
  await vi.waitFor(() => expect(site.requests.length).toBeGreaterThan(20), { timeout: 20_000 });
  await first.close();
  const before = site.requests.length;
  const second = serveAudits(file, site.port, outcomes);
  onTestFinished(() => second.close());
  // Sooner than a lease ends by itself: it was given back.
  await vi.waitFor(() => expect(site.requests.length).toBeGreaterThan(before), {
    timeout: LEASE_MS - 1_000,
  });

  await vi.waitFor(() => expect(outcomes).toEqual(["done"]), { timeout: 60_000, interval: 100 });
  const pages = site.requests.filter(({ path: address }) => address.startsWith("/page-"));
  expect(new Set(pages.map(({ path: address }) => address)).size).toBe(PAGES);
  // Two were on their way when it ended.
  expect(pages.length).toBeLessThanOrEqual(PAGES + 2);
}, 120_000);
