import type { BoundMet, RobotsRow } from "#engine/site-audit/rows.ts";
import { siteHosts } from "#engine/site-audit/frontier/scope.ts";

import { machineLine, siteLine, type Lines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { addBound, keepCrawlDelay } from "#server/audits/crawl/bounds-met.ts";
import { createAsk, type AskSite } from "#server/audits/crawl/ask.ts";
import { Frontier } from "#server/audits/crawl/frontier.ts";
import {
  createKeptConnections,
  type KeptConnections,
} from "#server/audits/crawl/kept-connections.ts";
import {
  createOwnerHeaders,
  createScope,
  describeOwnerOptions,
  readAgentToken,
  type OwnerOptions,
} from "#server/audits/crawl/owner-options.ts";
import { parseOutside } from "#server/audits/crawl/parse-outside.ts";
import { createProgressNotes, type ProgressNotes } from "#server/audits/crawl/progress.ts";
import { SiteRobots } from "#server/audits/crawl/site-robots.ts";
import { createTargets, type Targets } from "#server/audits/crawl/targets.ts";
import { TiredServer } from "#server/audits/crawl/tired-server.ts";
import type { PageTask, PageTaskAnswer, RobotsRead } from "#server/audits/crawl/page-task.ts";
import type { DiskRoom } from "#server/audits/store/room.ts";
import {
  foundByBit,
  type Crawl,
  type CrawlStep,
  type CrawlStore,
} from "#server/audits/store/crawl-store.ts";
import type { Workers } from "#server/workers/worker-pool.ts";

/** What every crawl of one server shares. */
export type CrawlTools = {
  store: CrawlStore;
  guard: Guard;
  lines: Lines;
  pages: Workers<PageTask, PageTaskAnswer>;
  /** How much crawls may keep; without it, as much as the disk takes. */
  room?: DiskRoom;
  userAgent: string;
  ownNames: readonly string[];
  /** Of a terminal, for the one site that it reads. */
  ownerOptions?: OwnerOptions;
  clock: () => number;
};

/** Why reading ends before everything is read. "gone": deleted, or somebody else's by now. */
export type Ending = "stop" | "shutdown" | "gone";

type CrawlRunOptions = {
  signal: AbortSignal;
  /** Told after each step that was kept. */
  onChange: (run: CrawlRun) => void;
};

/** One crawl while it reads. */
export class CrawlRun {
  readonly tools: CrawlTools;
  /** As it was when this process took it; what changes stands in the fields beside. */
  readonly crawl: Crawl;
  readonly ownerOptions: OwnerOptions;
  readonly signal: AbortSignal;
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly robots: SiteRobots;
  /** The site's own pace; other sites are asked by `askElsewhere`. */
  readonly ask: AskSite;
  readonly askElsewhere: AskSite;
  readonly tired: TiredServer;
  readonly notes: ProgressNotes;
  readonly bounds: Map<string, BoundMet>;
  /** Readers that its pages ended. */
  deaths: number;
  hosts: readonly string[];
  startUrl: string;
  now: string | undefined;
  requests: number;
  readonly #onChange: CrawlRunOptions["onChange"];
  readonly #startedAt: number;
  readonly #connections: KeptConnections;
  readonly #party = Symbol();

  /** Takes a crawl up where its rows leave off. */
  static async open(tools: CrawlTools, crawl: Crawl, options: CrawlRunOptions): Promise<CrawlRun> {
    const run = new CrawlRun(tools, crawl, options, await tools.store.readTargets(crawl.id));
    const rows = await tools.store.readFrontier(crawl.id);
    if (rows.length > 0) run.frontier.restore(rows);
    else {
      for (const url of run.ownerOptions.addresses ?? [crawl.url]) {
        run.frontier.add(url, foundByBit("start"), 0);
      }
    }
    return run;
  }

  private constructor(
    tools: CrawlTools,
    crawl: Crawl,
    { signal, onChange }: CrawlRunOptions,
    kept: Parameters<typeof createTargets>[1],
  ) {
    const { settings } = crawl;
    this.tools = tools;
    this.crawl = crawl;
    this.ownerOptions = tools.ownerOptions ?? {};
    this.signal = signal;
    this.#onChange = onChange;
    this.#startedAt = tools.clock();
    this.deaths = crawl.deaths;
    this.requests = crawl.requests;
    this.hosts = crawl.site?.hosts ?? siteHosts(new URL(crawl.url).host);
    this.startUrl = crawl.site?.startUrl ?? crawl.url;
    this.bounds = new Map(
      [...describeOwnerOptions(this.ownerOptions), ...crawl.bounds].map((bound) => [
        bound.id,
        bound,
      ]),
    );
    this.notes = createProgressNotes(crawl.early);
    this.targets = createTargets(settings.externalTargets, kept);
    this.frontier = new Frontier({
      maxDepth: settings.depth,
      maxKnown: settings.maxKnown,
      scope: createScope(this.ownerOptions),
    });
    this.tired = new TiredServer({
      gapMs: settings.gapMs,
      rest: (ms) => tools.lines.rest(siteLine(new URL(this.startUrl).hostname), ms),
    });
    this.#connections = createKeptConnections({
      guard: tools.guard,
      atOnce: settings.atOnce,
      approach: (address, within) => this.#approach(address, within),
    });
    this.ask = this.#createAsk(
      () => this.tired.gapMs(),
      () => this.tired.why() !== undefined,
    );
    this.askElsewhere = this.#createAsk(() => settings.gapMs);
    this.robots = this.#createRobots();
  }

  async #approach(address: string, signal: AbortSignal) {
    const { gapMs } = this.crawl.settings;
    const asked = { party: this.#party, gapMs, atOnce: Infinity, signal };
    (await this.tools.lines.take(machineLine(address), asked)).leave();
  }

  #createAsk(gapMs: () => number, isOver?: () => boolean): AskSite {
    const { guard, lines, ownNames, userAgent } = this.tools;
    return createAsk({
      guard,
      connections: this.#connections,
      lines,
      party: this.#party,
      atOnce: this.crawl.settings.atOnce,
      gapMs,
      machineGapMs: this.crawl.settings.gapMs,
      ...(isOver && { isOver }),
      signal: this.signal,
      userAgent: this.ownerOptions.userAgent ?? userAgent,
      headersFor: createOwnerHeaders(this.ownerOptions, this.crawl.url),
      ownNames,
      onRequest: (url) => {
        this.requests += 1;
        this.now = url;
      },
    });
  }

  #createRobots(): SiteRobots {
    const { store } = this.tools;
    return new SiteRobots({
      ask: this.ask,
      agent: readAgentToken(this.ownerOptions),
      obeys: this.ownerOptions.ignoresRobots !== true,
      parse: (task) => parseOutside(this, task),
      recall: async (origin) => {
        const body = await store.readPart(this.crawl.id, `robots ${origin}`);
        return body === undefined ? undefined : (JSON.parse(body) as RobotsRow);
      },
      remember: (origin, file) =>
        this.keep({ parts: [{ name: `robots ${origin}`, body: JSON.stringify(file) }] }),
      onFile: (read) => this.#heed(read),
    });
  }

  #heed({ crawlDelaySeconds, stopped }: RobotsRead) {
    if (crawlDelaySeconds !== undefined && this.ownerOptions.ignoresRobots !== true) {
      keepCrawlDelay(this, crawlDelaySeconds);
    }
    if (stopped !== undefined) addBound(this, "robots-bytes", stopped);
  }

  /** How long it has been reading, in all. */
  readingMs(): number {
    return this.crawl.readingMs + (this.tools.clock() - this.#startedAt);
  }

  /** Time, the server's patience or ours is over. */
  isOver(): boolean {
    const { limitMs } = this.crawl.settings;
    if (this.bounds.has("reader-died") || this.bounds.has("room")) return true;
    if (this.readingMs() >= limitMs) {
      const minutes = Math.round(limitMs / 60_000);
      addBound(this, "time", `The reading ended after ${minutes} minutes, as every reading does.`);
      return true;
    }
    const why = this.tired.why();
    if (why !== undefined) addBound(this, "server-tired", why);
    return why !== undefined;
  }

  setSite(startUrl: string, host: string) {
    this.startUrl = startUrl;
    this.hosts = siteHosts(host);
  }

  /** Everything that changed since the last call, and this, in one transaction. */
  async keep(step: CrawlStep = {}): Promise<void> {
    const { store, room } = this.tools;
    await store.keep(this.crawl.id, {
      ...this.frontier.takeChanges(),
      ...this.targets.takeChanges(),
      ...step,
      crawl: {
        requests: this.requests,
        readingMs: this.readingMs(),
        site: { startUrl: this.startUrl, hosts: this.hosts },
        bounds: [...this.bounds.values()],
        early: this.notes.keep(),
        deaths: this.deaths,
        ...step.crawl,
      },
    });
    const met = await room?.check(this.crawl);
    if (met !== undefined) this.bounds.set(met.id, met);
    this.#onChange(this);
  }

  close() {
    this.#connections.close();
  }
}
