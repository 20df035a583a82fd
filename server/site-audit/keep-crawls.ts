import type {
  Phase,
  Progress,
  SiteAuditState,
  SiteReportHead,
} from "#engine/site-audit/contract.ts";

import { errorKind, type Log } from "#server/log.ts";
import type { CrawlRun, Ending } from "#server/site-audit/crawl/crawl-run.ts";
import type { AllCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { describeCrawl, describeProgress } from "#server/site-audit/describe-crawl.ts";
import { finishCrawl } from "#server/site-audit/finish-crawl.ts";
import type { SiteAuditSettings } from "#server/site-audit/settings.ts";
import { CrawlGone, type Crawl } from "#server/site-audit/store/crawl-store.ts";
import { describeStoreFault } from "#server/store/store-fault.ts";

export type CrawlKeeperOptions = {
  tools: AllCrawlTools;
  settings: SiteAuditSettings;
  log: Log;
  /** Told how each crawl ended. */
  observe?: (outcome: string) => void;
  /** How long a crawl rests after a store that cannot be written. */
  retryMs?: number;
};

export type Listener = (state: SiteAuditState) => void;

/** A crawl that is worked on here. */
type Running = {
  control: AbortController;
  phase: Phase;
  run?: CrawlRun;
  done: Promise<void>;
};

/** How often it is looked for paused crawls whose hour is over, and for what is to be forgotten. */
const LOOK_EVERY_MS = 60_000;
/** After a store that cannot be written: the crawl rests, and is tried again. */
const RETRY_MS = 15_000;
/** Changes are told at most so often. */
const TELL_EVERY_MS = 500;

/** Runs the crawls of one server: a few at a time, from where their rows leave off. */
export function createCrawlKeeper({
  tools,
  settings,
  log,
  observe = () => {},
  retryMs = RETRY_MS,
}: CrawlKeeperOptions) {
  const { store, clock } = tools;
  const running = new Map<number, Running>();
  const queue: number[] = [];
  const listeners = new Map<number, Set<Listener>>();
  const tellers = new Map<number, NodeJS.Timeout>();
  /** What keeps a crawl from going on just now, in a sentence. */
  const faults = new Map<number, string>();
  let isClosed = false;

  function advance() {
    if (isClosed) return;
    while (running.size < settings.runningAtOnce) {
      const id = queue.shift();
      if (id === undefined) return;
      if (!running.has(id)) start(id);
    }
  }

  function start(id: number) {
    const entry: Running = {
      control: new AbortController(),
      phase: "waiting",
      done: Promise.resolve(),
    };
    running.set(id, entry);
    entry.done = work(id, entry)
      .catch((error: unknown) => {
        if (error instanceof CrawlGone) return;
        // The disk is full, or the database away: nothing is lost, and it is tried again.
        log.error("site_audit_rests", { kind: errorKind(error), retryInMs: retryMs });
        faults.set(id, restsWords(error));
        setTimeout(() => enqueue(id), retryMs).unref();
      })
      .finally(() => {
        running.delete(id);
        tell(id, true);
        advance();
      });
  }

  async function work(id: number, entry: Running) {
    const crawl = await store.get(id);
    if (crawl === undefined) return;
    // Somebody stopped it while it waited for its turn, or before this process began.
    if (crawl.wish === "stop") entry.control.abort("stop" satisfies Ending);
    const { outcome } = await finishCrawl(tools, crawl, {
      signal: entry.control.signal,
      onPhase: (phase) => {
        entry.phase = phase;
        tell(id);
      },
      onChange: (run) => {
        entry.run = run;
        faults.delete(id);
        tell(id);
      },
    });
    if (outcome === "left") return;
    log.info("site_audit", { outcome });
    if (outcome !== "paused") observe(outcome);
  }

  function enqueue(id: number) {
    if (isClosed || queue.includes(id) || running.has(id)) return;
    queue.push(id);
    advance();
  }

  /** Gathers what changes within half a second, so that a fast crawl does not flood its listeners. */
  function tell(id: number, atOnce = false) {
    if (!listeners.has(id)) return;
    if (atOnce) {
      clearTimeout(tellers.get(id));
      tellers.delete(id);
      void tellNow(id);
    } else if (!tellers.has(id)) {
      tellers.set(
        id,
        setTimeout(() => {
          tellers.delete(id);
          void tellNow(id);
        }, TELL_EVERY_MS).unref(),
      );
    }
  }

  async function tellNow(id: number) {
    try {
      const crawl = await store.get(id);
      if (crawl === undefined) return;
      const state = await describe(crawl);
      for (const listen of listeners.get(id) ?? []) listen(state);
    } catch {
      // Whoever listens polls as well; the next change tells.
    }
  }

  async function describe(crawl: Crawl): Promise<SiteAuditState> {
    const entry = running.get(crawl.id);
    const fault = faults.get(crawl.id);
    const progress: Progress | undefined = entry?.run && describeProgress(entry.run);
    const head = crawl.hasReport ? await store.readHead(crawl.id) : undefined;
    const isOver = crawl.phase === "done" || crawl.phase === "stopped";
    return describeCrawl(crawl, {
      ...(entry && crawl.phase !== "paused" && !isOver && { phase: entry.phase }),
      ...(progress && entry?.phase === "reading" && { progress }),
      ...(head !== undefined && isOver && { report: JSON.parse(head) as SiteReportHead }),
      ...(fault !== undefined && { detail: fault }),
    });
  }

  async function end(id: number, ending: Ending) {
    const entry = running.get(id);
    entry?.control.abort(ending);
    await entry?.done;
  }

  /** Paused ones are finished after an hour, and what was kept long enough goes. */
  async function look() {
    try {
      const now = clock();
      for (const crawl of await store.unfinished()) {
        const isDue = crawl.phase === "paused" && (crawl.pausedAt ?? 0) + settings.pauseMs <= now;
        if (isDue) await keeper.stop(crawl);
      }
      const forgotten = await store.purge(now);
      if (forgotten > 0) log.info("site_audits_forgotten", { count: forgotten });
    } catch (error) {
      log.error("site_audits_not_swept", { kind: errorKind(error) });
    }
  }
  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();

  const keeper = {
    /** Those that an earlier process began go on. */
    async resume() {
      for (const { id, phase } of await store.unfinished()) if (phase !== "paused") enqueue(id);
      await look();
    },
    enqueue,
    /** All that run or wait, for the bound on them. */
    size: () => running.size + queue.length,
    describe,
    async pause(crawl: Crawl) {
      if (crawl.phase !== "reading" && crawl.phase !== "waiting") return;
      remove(queue, crawl.id);
      await end(crawl.id, "pause");
      const now = await store.get(crawl.id);
      if (now === undefined || (now.phase !== "reading" && now.phase !== "waiting")) return;
      await store.keep(crawl.id, { crawl: { phase: "paused", pausedAt: clock() } });
    },
    async goOn(crawl: Crawl) {
      if (crawl.phase !== "paused") return;
      await store.keep(crawl.id, { crawl: { phase: "waiting", pausedAt: null } });
      enqueue(crawl.id);
    },
    /** What was read is kept and judged. */
    async stop(crawl: Crawl) {
      if (!["waiting", "reading", "paused"].includes(crawl.phase)) return;
      await store.keep(crawl.id, { crawl: { wish: "stop" } });
      const entry = running.get(crawl.id);
      entry?.control.abort("stop" satisfies Ending);
      // Its place is taken up once more, only to write down that it ends here.
      if (entry === undefined) enqueue(crawl.id);
    },
    async remove(crawl: Crawl) {
      remove(queue, crawl.id);
      await store.remove(crawl.id);
      await end(crawl.id, "gone");
      faults.delete(crawl.id);
    },
    listen(id: number, listener: Listener): () => void {
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(id);
      };
    },
    async close() {
      isClosed = true;
      clearInterval(looking);
      for (const timer of tellers.values()) clearTimeout(timer);
      await Promise.all([...running.keys()].map((id) => end(id, "shutdown")));
    },
  };
  return keeper;
}

export type CrawlKeeper = ReturnType<typeof createCrawlKeeper>;

function remove(queue: number[], id: number) {
  const at = queue.indexOf(id);
  if (at >= 0) queue.splice(at, 1);
}

function restsWords(error: unknown): string {
  return `Our own server cannot keep what it reads just now (${describeStoreFault(error)}). Nothing is lost: it goes on by itself.`;
}
