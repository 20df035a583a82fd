import type { Phase } from "#engine/site-audit/contract.ts";
import { describeStoreFault } from "#server/data/store-fault.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind, type Log } from "#server/log/log.ts";
import type { CrawlRun } from "#server/audits/crawl/crawl-run.ts";
import type { Ending } from "#server/audits/crawl/lease-crawl.ts";
import type { CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import {
  describeProgress,
  readState,
  type StateJson,
} from "#server/audits/report/describe-crawl.ts";
import { finishCrawl } from "#server/audits/crawl/finish-crawl.ts";
import type { CrawlShare, CrawlShareOptions, MayRead, WaitingCrawl } from "./share-crawls.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

type CrawlKeeperOptions = {
  tools: CrawlTools;
  log: Log;
  share: (work: CrawlShareOptions["work"]) => Promise<CrawlShare>;
  /** Why the clock cannot be trusted just now, in words; nothing is deleted by age then. */
  doubtClock?: () => Promise<string | undefined>;
  /** How long a crawl rests after a fault of the store. */
  retryMs?: number;
};

/** A crawl that is worked on here. */
type Running = {
  control: AbortController;
  phase: Phase;
  run?: CrawlRun;
  done?: Promise<void>;
};

/** How often the server looks for crawls that no process works on: new ones, and those of a dead one. */
const OFFER_EVERY_MS = 5_000;
/** How often it looks for crawls whose time is over. */
const FORGET_EVERY_MS = 60 * 60 * 1000;
const RETRY_MS = 15_000;
/** How long the words of a fault are shown after the crawl may go on. */
const WORDS_KEPT_MS = 15_000;

/** Runs a server's share of the crawls, each from where its rows end. */
export class CrawlKeeper {
  readonly #options: CrawlKeeperOptions;
  readonly #logRarely: ReturnType<typeof createRareLog>;
  readonly #running = new Map<number, Running>();
  /** Crawls that rest after a fault of the store: until when, and the sentence for their reader. */
  readonly #faults = new Map<number, { words: string; until: number }>();
  readonly #timers: NodeJS.Timeout[] = [];
  #share: CrawlShare | undefined;
  #isClosed = false;

  static async open(options: CrawlKeeperOptions): Promise<CrawlKeeper> {
    const keeper = new CrawlKeeper(options);
    keeper.#share = await options.share((id, mayRead) => keeper.#work(id, mayRead));
    keeper.#timers.push(
      setInterval(() => void keeper.#offerAll(), OFFER_EVERY_MS).unref(),
      setInterval(() => void keeper.#forget(), FORGET_EVERY_MS).unref(),
    );
    return keeper;
  }

  private constructor(options: CrawlKeeperOptions) {
    this.#options = options;
    this.#logRarely = createRareLog(options.log);
  }

  /** Goes on with the crawls of an earlier process. */
  async resume() {
    await this.#offerAll();
    await this.#forget();
  }

  /** Never rejects: what cannot be offered now is offered a moment later. */
  async offer(crawl: WaitingCrawl) {
    try {
      await this.#share?.offer([crawl]);
    } catch (error) {
      this.#logRarely("site_audits_not_offered", { kind: errorKind(error) });
    }
  }

  /** How many are read or wait to be, on every server, for the bound on them. */
  async size(): Promise<number> {
    return (await this.#options.tools.store.unfinished()).filter(isDue).length;
  }

  /** A crawl's state as it is sent. */
  stateJson(crawl: Crawl): Promise<StateJson> {
    const entry = this.#running.get(crawl.id);
    const detail = this.#faults.get(crawl.id)?.words;
    return readState(this.#options.tools.store, crawl, {
      ...(entry && { phase: entry.phase }),
      ...(entry?.run && entry.phase === "reading" && { progress: describeProgress(entry.run) }),
      ...(detail !== undefined && { detail }),
    });
  }

  /** What was read is kept and judged. */
  async stop(crawl: Crawl) {
    if (!isUnderWay(crawl)) return;
    await this.#options.tools.store.keep(crawl.id, { crawl: { stopAsked: true } });
    const entry = this.#running.get(crawl.id);
    entry?.control.abort("stop" satisfies Ending);
    // A process takes it once more, only to write down that it ends here.
    if (entry === undefined && !crawl.isLeased) await this.offer(crawl);
  }

  async remove(crawl: Crawl) {
    await this.#options.tools.store.remove(crawl.id);
    await this.#end(crawl.id, "gone");
    this.#faults.delete(crawl.id);
  }

  async close() {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    // Nothing new is begun while what was begun ends.
    const closing = this.#share?.close();
    await Promise.all([...this.#running.keys()].map((id) => this.#end(id, "shutdown")));
    await closing;
  }

  async #work(id: number, mayRead?: MayRead) {
    if (this.#isClosed || this.#running.has(id)) return;
    const { log, tools, retryMs = RETRY_MS } = this.#options;
    const entry: Running = { control: new AbortController(), phase: "waiting" };
    this.#running.set(id, entry);
    entry.done = this.#finish(id, entry, mayRead)
      .catch((error: unknown) => {
        // The disk is full or the database is away. Nothing is lost, and it is tried again.
        log.error("site_audit_rests", { kind: errorKind(error), retryInMs: retryMs });
        const words = `Our own server cannot keep what it reads just now (${describeStoreFault(error)}). Nothing is lost: it goes on by itself.`;
        this.#faults.set(id, { words, until: tools.clock() + retryMs });
      })
      .finally(() => this.#running.delete(id));
    await entry.done;
  }

  async #finish(id: number, entry: Running, mayRead?: MayRead) {
    const { tools, log } = this.#options;
    const crawl = await tools.store.get(id);
    // Deleted or finished while it waited for its turn.
    if (crawl === undefined || !isDue(crawl)) return;
    const { outcome } = await finishCrawl(tools, crawl, {
      signal: entry.control.signal,
      ...(mayRead && { mayRead }),
      onPhase: (phase) => {
        entry.phase = phase;
      },
      onChange: (run) => {
        entry.run = run;
        this.#faults.delete(id);
      },
    });
    if (outcome === "left" || outcome === "leased") return;
    log.info("site_audit", { outcome });
  }

  async #end(id: number, ending: Ending) {
    const entry = this.#running.get(id);
    entry?.control.abort(ending);
    await entry?.done;
  }

  /** Offers what waits for a process, on whichever server it was started. */
  async #offerAll() {
    const { store, clock } = this.#options.tools;
    try {
      const now = clock();
      for (const [id, { until }] of this.#faults) {
        if (until + WORDS_KEPT_MS <= now) this.#faults.delete(id);
      }
      const unfinished = await store.unfinished();
      const due = unfinished.filter(
        ({ id, ...crawl }) =>
          isDue(crawl) && !crawl.isLeased && (this.#faults.get(id)?.until ?? 0) <= now,
      );
      if (!this.#isClosed) await this.#share?.offer(due);
    } catch (error) {
      this.#logRarely("site_audits_not_offered", { kind: errorKind(error) });
    }
  }

  /** Deletes what was kept long enough, unless the clock may be ahead. */
  async #forget() {
    const { log, tools, doubtClock } = this.#options;
    try {
      const doubt = await doubtClock?.();
      if (doubt !== undefined) return log.warn("site_audit_deletion_paused", { reason: doubt });
      const forgotten = await tools.store.purge(tools.clock());
      if (forgotten > 0) log.info("site_audits_forgotten", { count: forgotten });
    } catch (error) {
      log.error("site_audits_not_swept", { kind: errorKind(error) });
    }
  }
}

function isUnderWay({ phase }: Pick<Crawl, "phase">): boolean {
  return phase === "reading" || phase === "waiting";
}

/** A process should work on it. */
function isDue(crawl: Pick<Crawl, "phase">): boolean {
  return isUnderWay(crawl) || crawl.phase === "judging";
}
