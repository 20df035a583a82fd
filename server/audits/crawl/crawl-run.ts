import type { RobotsFile } from "#engine/live/read-page.ts";
import type { RobotsRead } from "#engine/robots-txt/read-robots-for-agent.ts";
import type { BoundMet } from "#engine/site-audit/rows.ts";
import { siteHosts } from "#engine/site-audit/frontier/scope.ts";

import { machineLine, siteLine } from "#server/reading/lines.ts";
import { SiteRobots } from "#server/reading/site-robots.ts";
import { createAsk, type AskOptions, type AskSite } from "./ask.ts";
import { parseRobotsIn, readRobotsBy } from "./crawl-robots.ts";
import type { CrawlTools } from "./crawl-tools.ts";
import { Frontier } from "./frontier.ts";
import { createKeptConnections, type KeptConnections } from "./kept-connections.ts";
import { applyOwnerOptions, type OwnerOptions } from "./owner-options.ts";
import { createProgressNotes, type ProgressNotes } from "./progress.ts";
import { createTargets, type Targets } from "./targets.ts";
import { TiredServer } from "./tired-server.ts";
import type { PageTask, PageTaskAnswer } from "./page-task.ts";
import { foundByBit, type Crawl, type CrawlStep } from "#server/audits/store/crawl-store.ts";
import { stepBytes } from "#server/audits/store/step-bytes.ts";

/** After a second death it is no accident: reading on would cost a process for each page. */
const MAX_DEATHS = 2;

/** Shown in the report, and at the head of an audit that ended by it. */
export const READER_DIED =
  "Reading this site crashed our reader twice: it ran out of memory or time. The audit stopped there for good; what was read before is judged.";

type CrawlRunOptions = {
  signal: AbortSignal;
  /** Called after each step that was kept. */
  onChange: (run: CrawlRun) => void;
};

/** One crawl while it reads. */
export class CrawlRun {
  readonly tools: CrawlTools;
  /** As it was when this process took it; what changes is in the other fields. */
  readonly crawl: Crawl;
  readonly ownerOptions: OwnerOptions;
  readonly signal: AbortSignal;
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly robots: SiteRobots;
  /** The site's own pace; other sites are asked by `askElsewhere`. */
  readonly ask: AskSite;
  readonly askElsewhere: AskSite;
  readonly connections: KeptConnections;
  readonly tired: TiredServer;
  readonly notes: ProgressNotes;
  readonly bounds = new Map<string, BoundMet>();
  /** How many worker processes its pages ended. */
  deaths: number;
  hosts: readonly string[];
  startUrl: string;
  now: string | undefined;
  requests: number;
  readonly #onChange: CrawlRunOptions["onChange"];
  readonly #startedAt: number;
  readonly #owner: ReturnType<typeof applyOwnerOptions>;
  readonly #requester = Symbol();

  /** Goes on with a crawl where its rows end. */
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
    const requester = this.#requester;
    this.tools = tools;
    this.crawl = crawl;
    this.ownerOptions = tools.ownerOptions ?? {};
    this.#owner = applyOwnerOptions(this.ownerOptions, crawl.url);
    this.signal = signal;
    this.#onChange = onChange;
    this.#startedAt = tools.clock();
    this.deaths = crawl.deaths;
    this.requests = crawl.requests;
    this.hosts = crawl.site?.hosts ?? siteHosts(new URL(crawl.url).host);
    this.startUrl = crawl.site?.startUrl ?? crawl.url;
    for (const bound of [...this.#owner.bounds, ...crawl.bounds]) {
      this.bounds.set(bound.id, bound);
    }
    this.notes = createProgressNotes(crawl.early);
    this.targets = createTargets(settings.externalTargets, kept);
    this.frontier = new Frontier({
      maxDepth: settings.depth,
      maxKnown: settings.maxKnown,
      maxPages: settings.pages,
      scope: this.#owner.scope,
    });
    this.tired = new TiredServer({
      gapMs: settings.gapMs,
      rest: (ms) => tools.lines.rest(siteLine(new URL(this.startUrl).hostname), ms),
    });
    this.connections = createKeptConnections({
      guard: tools.guard,
      atOnce: settings.atOnce,
      approach: async (address, within) => {
        const turn = { requester, gapMs: settings.gapMs, atOnce: Infinity, signal: within };
        (await tools.lines.take(machineLine(address), turn)).leave();
      },
    });
    this.ask = this.#createAsk(
      () => this.tired.gapMs(),
      () => this.tired.why() !== undefined,
    );
    this.askElsewhere = this.#createAsk(() => settings.gapMs);
    this.robots = this.#createRobots();
  }

  #createAsk(gapMs: () => number, isOver?: () => boolean): AskSite {
    const { guard, lines, userAgent } = this.tools;
    const { atOnce, gapMs: machineGapMs } = this.crawl.settings;
    return createAsk({
      guard,
      connections: this.connections,
      lines,
      requester: this.#requester,
      pace: () => ({ gapMs: gapMs(), atOnce }),
      machineGapMs,
      ...(isOver && { isOver }),
      signal: this.signal,
      userAgent: this.ownerOptions.userAgent ?? userAgent,
      headersFor: this.#owner.headersFor,
      onRequest: (url) => {
        this.requests += 1;
        this.now = url;
      },
    });
  }

  #createRobots(): SiteRobots {
    return new SiteRobots({
      read: readRobotsBy(this.ask),
      agent: this.#owner.agentToken,
      obeys: this.ownerOptions.ignoresRobots !== true,
      parse: parseRobotsIn(this),
      recall: async (origin) => {
        const body = await this.tools.store.readPart(this.crawl.id, `robots ${origin}`);
        return body === undefined ? undefined : (JSON.parse(body) as RobotsFile);
      },
      remember: (origin, file) =>
        this.keep({ parts: [{ name: `robots ${origin}`, body: JSON.stringify(file) }] }),
      onFile: (read) => this.#heed(read),
    });
  }

  #heed({ crawlDelaySeconds, stopped }: RobotsRead) {
    if (crawlDelaySeconds !== undefined && this.ownerOptions.ignoresRobots !== true) {
      const { maxCrawlDelayMs } = this.crawl.settings;
      const kept = this.tired.keepCrawlDelay(crawlDelaySeconds, maxCrawlDelayMs);
      if (kept !== undefined) this.addBound("crawl-delay", kept);
    }
    if (stopped !== undefined) this.addBound("robots-bytes", stopped);
  }

  /** A sentence of the report; a second one of the same kind replaces the first. */
  addBound(id: BoundMet["id"], text: string) {
    this.bounds.set(id, { id, text });
  }

  /** Parses a stranger's bytes in a worker process; all crawls of a visitor share one turn. */
  async parse(task: PageTask): Promise<PageTaskAnswer> {
    const { visitor, id } = this.crawl;
    const answer = await this.tools.pages.run(task, { requester: visitor ?? String(id) });
    if (answer.kind !== "died") return answer;
    this.deaths += 1;
    if (this.deaths >= MAX_DEATHS) this.addBound("reader-died", READER_DIED);
    return answer;
  }

  /**
   * Asks the site, and once more if a tired server wants it so. Undefined if the crawl was stopped
   * first. `hasToStop`: nothing more is to be asked.
   */
  async askPatiently(url: string, options: AskOptions) {
    for (;;) {
      const asked = await this.ask(url, options);
      if (!asked.ok && asked.reason === "stopped") return undefined;
      const condition = this.tired.judge(asked, this.tools.clock());
      if (condition !== "ask-again") return { asked, hasToStop: condition === "stop" };
    }
  }

  /** How long it has been reading in all, over restarts. */
  readingMs(): number {
    return this.crawl.readingMs + (this.tools.clock() - this.#startedAt);
  }

  /** Time, the server's patience or ours is over. */
  isOver(): boolean {
    const { limitMs } = this.crawl.settings;
    if (this.bounds.has("reader-died") || this.bounds.has("room")) return true;
    if (this.readingMs() >= limitMs) {
      const minutes = Math.round(limitMs / 60_000);
      this.addBound("time", `The reading ended after ${minutes} minutes, the most it may take.`);
      return true;
    }
    const why = this.tired.why();
    if (why !== undefined) this.addBound("server-tired", why);
    return why !== undefined;
  }

  setSite(startUrl: string, host: string) {
    this.startUrl = startUrl;
    this.hosts = siteHosts(host);
  }

  /**
   * Writes this and everything that changed since the last call in one transaction. Asks once how much
   * space is left, and only if the step adds to it.
   */
  async keep(more: CrawlStep = {}): Promise<void> {
    const { store, room } = this.tools;
    const step = { ...this.frontier.takeChanges(), ...this.targets.takeChanges(), ...more };
    await store.keep(this.crawl.id, {
      ...step,
      crawl: {
        requests: this.requests,
        readingMs: this.readingMs(),
        site: { startUrl: this.startUrl, hosts: this.hosts },
        bounds: [...this.bounds.values()],
        early: this.notes.keep(),
        deaths: this.deaths,
        ...more.crawl,
      },
    });
    const met = stepBytes(step) === 0 ? undefined : await room?.check(this.crawl);
    if (met !== undefined) this.bounds.set(met.id, met);
    this.#onChange(this);
  }

  close() {
    this.connections.close();
  }
}
