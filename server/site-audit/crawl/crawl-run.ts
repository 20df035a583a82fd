import type { BoundMet } from "#engine/site-audit/rows.ts";
import { siteHosts } from "#engine/site-audit/frontier/scope.ts";

import { machineLine, siteLine, type Lines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { createAsk, type AskSite } from "#server/site-audit/crawl/ask.ts";
import { createFrontier, type Frontier } from "#server/site-audit/crawl/frontier.ts";
import { createKeptConnections } from "#server/site-audit/crawl/kept-connections.ts";
import { createProgressNotes, type ProgressNotes } from "#server/site-audit/crawl/progress.ts";
import { createSiteRobots, type SiteRobots } from "#server/site-audit/crawl/site-robots.ts";
import { createTargets, type Targets } from "#server/site-audit/crawl/targets.ts";
import { parseOutside } from "#server/site-audit/crawl/parse-outside.ts";
import { createTiredServer, type TiredServer } from "#server/site-audit/crawl/tired-server.ts";
import type { PageTask, PageTaskAnswer } from "#server/site-audit/page-task.ts";
import type { DiskRoom } from "#server/site-audit/room.ts";
import {
  foundByBit,
  type Crawl,
  type CrawlStep,
  type CrawlStore,
} from "#server/site-audit/store/crawl-store.ts";
import type { WorkerPool } from "#server/workers/worker-pool.ts";
import type { RobotsRow } from "#engine/site-audit/rows.ts";

/** What every crawl of one server shares. */
export type CrawlTools = {
  store: CrawlStore;
  guard: Guard;
  lines: Lines;
  pages: WorkerPool<PageTask, PageTaskAnswer>;
  /** How much crawls may keep; without it, as much as the disk takes. */
  room?: DiskRoom;
  userAgent: string;
  ownNames: readonly string[];
  clock: () => number;
};

/** Why reading ends before everything is read. "gone": deleted, or somebody else's by now. */
export type Ending = "pause" | "stop" | "shutdown" | "gone";

/** One crawl while it reads. */
export type CrawlRun = {
  tools: CrawlTools;
  /** As it was when this process took it; what changes stands in the fields beside. */
  crawl: Crawl;
  hosts: readonly string[];
  startUrl: string;
  frontier: Frontier;
  targets: Targets;
  robots: SiteRobots;
  /** The site's own manner; other sites are asked by `askElsewhere`. */
  ask: AskSite;
  askElsewhere: AskSite;
  tired: TiredServer;
  notes: ProgressNotes;
  bounds: Map<string, BoundMet>;
  /** Readers that its pages ended. */
  deaths: number;
  signal: AbortSignal;
  now: string | undefined;
  requests: () => number;
  /** How long it has been reading, in all. */
  readingMs: () => number;
  /** Time, the server's patience or ours is over. */
  isOver: () => boolean;
  setSite: (startUrl: string, host: string) => void;
  /** Everything that changed since the last call, and this, in one transaction. */
  keep: (step?: CrawlStep) => Promise<void>;
  close: () => void;
};

/** Takes a crawl up where its rows leave off; `onChange` is told after each step that was kept. */
export async function openCrawlRun(
  tools: CrawlTools,
  crawl: Crawl,
  { signal, onChange }: { signal: AbortSignal; onChange: (run: CrawlRun) => void },
): Promise<CrawlRun> {
  const { store, clock, lines, guard } = tools;
  const { settings, id } = crawl;
  const startedAt = clock();
  let requests = crawl.requests;
  const party = Symbol();
  const machineGapMs = settings.gapMs;
  const connections = createKeptConnections({
    guard,
    atOnce: settings.atOnce,
    approach: async (address, within) => {
      const wish = { party, gapMs: machineGapMs, atOnce: Infinity, signal: within };
      (await lines.take(machineLine(address), wish)).leave();
    },
  });
  const frontier = createFrontier({ maxDepth: settings.depth, maxKnown: settings.maxKnown });
  const targets = createTargets(settings.externalTargets, await store.readTargets(id));
  const bounds = new Map(crawl.bounds.map((bound) => [bound.id, bound] as const));
  const notes = createProgressNotes(crawl.early);
  const tired = createTiredServer({
    gapMs: settings.gapMs,
    rest: (ms) => lines.rest(siteLine(new URL(run.startUrl).hostname), ms),
  });
  const askWith = (gapMs: (url: URL) => number, atOnce: number, isOver?: () => boolean) =>
    createAsk({
      guard,
      connections,
      lines,
      party,
      atOnce,
      gapMs,
      machineGapMs,
      ...(isOver && { isOver }),
      signal,
      userAgent: tools.userAgent,
      ownNames: tools.ownNames,
      onRequest: (url) => {
        requests += 1;
        run.now = url;
      },
    });
  const ask = askWith(tired.gapMs, settings.atOnce, () => tired.why() !== undefined);
  const robots = createSiteRobots({
    ask,
    parse: (task) => parseOutside(run, task),
    recall: async (origin) => {
      const body = await store.readPart(id, `robots ${origin}`);
      return body === undefined ? undefined : (JSON.parse(body) as RobotsRow);
    },
    remember: (origin, file) =>
      run.keep({ parts: [{ name: `robots ${origin}`, body: JSON.stringify(file) }] }),
    onFile: ({ crawlDelaySeconds, stopped }) => {
      if (crawlDelaySeconds !== undefined) keepDelay(run, crawlDelaySeconds);
      if (stopped !== undefined) addBound(run, "robots-bytes", stopped);
    },
  });

  const rows = await store.readFrontier(id);
  if (rows.length > 0) frontier.restore(rows);
  else frontier.add(crawl.url, foundByBit("start"), 0);

  const run: CrawlRun = {
    tools,
    crawl,
    frontier,
    targets,
    robots,
    ask,
    tired,
    notes,
    bounds,
    deaths: crawl.deaths,
    signal,
    askElsewhere: askWith(() => settings.gapMs, settings.atOnce),
    hosts: crawl.site?.hosts ?? siteHosts(new URL(crawl.url).host),
    startUrl: crawl.site?.startUrl ?? crawl.url,
    now: undefined,
    requests: () => requests,
    readingMs: () => crawl.readingMs + (clock() - startedAt),
    isOver() {
      if (bounds.has("reader-died") || bounds.has("room")) return true;
      if (run.readingMs() >= settings.limitMs) {
        const minutes = Math.round(settings.limitMs / 60_000);
        addBound(run, "time", `The reading ended after ${minutes} minutes, as every reading does.`);
        return true;
      }
      const why = tired.why();
      if (why !== undefined) addBound(run, "server-tired", why);
      return why !== undefined;
    },
    setSite(startUrl, host) {
      run.startUrl = startUrl;
      run.hosts = siteHosts(host);
    },
    async keep(step = {}) {
      const changes = frontier.takeChanges();
      await store.keep(id, {
        ...changes,
        ...targets.takeChanges(),
        ...step,
        crawl: {
          requests,
          readingMs: run.readingMs(),
          site: { startUrl: run.startUrl, hosts: run.hosts },
          bounds: [...bounds.values()],
          early: notes.keep(),
          deaths: run.deaths,
          ...step.crawl,
        },
      });
      const met = await tools.room?.check(crawl);
      if (met !== undefined) bounds.set(met.id, met);
      onChange(run);
    },
    close: connections.close,
  };
  return run;
}

export function addBound(run: Pick<CrawlRun, "bounds">, id: BoundMet["id"], text: string) {
  run.bounds.set(id, { id, text });
}

function keepDelay(run: CrawlRun, seconds: number) {
  const { maxCrawlDelayMs, gapMs } = run.crawl.settings;
  const askedMs = seconds * 1000;
  if (gapMs === 0 || askedMs <= gapMs) return;
  run.tired.keepGap(Math.min(askedMs, maxCrawlDelayMs));
  const isCapped = askedMs > maxCrawlDelayMs;
  addBound(
    run,
    "crawl-delay",
    `robots.txt asks for ${seconds} s between two pages (Crawl-delay)${isCapped ? `; ${maxCrawlDelayMs / 1000} s were kept` : ", which were kept"}.`,
  );
}
