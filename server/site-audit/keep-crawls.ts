import type {
  Phase,
  Progress,
  SiteAuditState,
  SiteReportHead,
} from "#engine/site-audit/contract.ts";

import { withJsonField } from "#server/http/with-json-field.ts";
import { createRareLog } from "#server/log/log-rarely.ts";
import { errorKind, type Log } from "#server/log/log.ts";
import type { CrawlRun, Ending } from "#server/site-audit/crawl/crawl-run.ts";
import type { AllCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { describeCrawl, describeProgress } from "#server/site-audit/describe-crawl.ts";
import { finishCrawl } from "#server/site-audit/finish-crawl.ts";
import type {
  CrawlShare,
  CrawlShareOptions,
  MayRead,
  WaitingCrawl,
} from "#server/site-audit/share-crawls.ts";
import type { Crawl } from "#server/site-audit/store/crawl-store.ts";
import { describeStoreFault } from "#server/store/store-fault.ts";

export type CrawlKeeperOptions = {
  tools: AllCrawlTools;
  log: Log;
  share: (work: CrawlShareOptions["work"]) => Promise<CrawlShare>;
  /** Why the clock is not to be believed just now, in words; nothing is deleted by age then. */
  doubtClock?: () => Promise<string | undefined>;
  /** Told how each crawl ended. */
  observe?: (outcome: string) => void;
  /** How long a crawl rests after a store that cannot be written. */
  retryMs?: number;
};

/** A state as it is sent: a report's head is JSON already, and may be megabytes. */
export type ToldState = { phase: Phase; json: string };

export type Listener = (state: ToldState) => void;

/** A crawl that is worked on here. */
type Running = {
  control: AbortController;
  phase: Phase;
  run?: CrawlRun;
  done: Promise<void>;
};

/** What keeps a crawl from going on just now, in a sentence, and when it is tried again. */
type Fault = { words: string; until: number };

/** How often it is looked for crawls that nobody works on: new ones, and those of a dead process. */
const OFFER_EVERY_MS = 5_000;
/** How often it is looked for what is to be forgotten. */
const FORGET_EVERY_MS = 60 * 60 * 1000;
/** After a store that cannot be written: the crawl rests, and is tried again. */
const RETRY_MS = 15_000;
/** Changes are told at most so often. */
const TELL_EVERY_MS = 500;

/** Runs a server's share of the crawls from where their rows leave off, and passes on what is asked. */
export async function createCrawlKeeper({
  tools,
  log,
  share: createShare,
  doubtClock = async () => undefined,
  observe = () => {},
  retryMs = RETRY_MS,
}: CrawlKeeperOptions) {
  const { store, clock } = tools;
  const logRarely = createRareLog(log);
  const running = new Map<number, Running>();
  const listeners = new Map<number, Set<Listener>>();
  const tellers = new Map<number, NodeJS.Timeout>();
  const faults = new Map<number, Fault>();
  let isClosed = false;

  async function work(id: number, mayRead?: MayRead) {
    if (isClosed || running.has(id)) return;
    const entry: Running = {
      control: new AbortController(),
      phase: "waiting",
      done: Promise.resolve(),
    };
    running.set(id, entry);
    entry.done = finish(id, entry, mayRead)
      .catch((error: unknown) => {
        // The disk is full, or the database away: nothing is lost, and it is tried again.
        log.error("site_audit_rests", { kind: errorKind(error), retryInMs: retryMs });
        faults.set(id, { words: restsWords(error), until: clock() + retryMs });
      })
      .finally(() => {
        running.delete(id);
        tell(id, true);
      });
    await entry.done;
  }

  async function finish(id: number, entry: Running, mayRead?: MayRead) {
    const crawl = await store.get(id);
    // Deleted or finished while it waited for its turn.
    if (crawl === undefined || !isDue(crawl)) return;
    const { outcome } = await finishCrawl(tools, crawl, {
      signal: entry.control.signal,
      ...(mayRead && { mayRead }),
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
    if (outcome === "left" || outcome === "leased") return;
    log.info("site_audit", { outcome });
    observe(outcome);
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
      const state = await tellState(crawl);
      for (const listen of listeners.get(id) ?? []) listen(state);
    } catch {
      // Whoever listens polls as well; the next change tells.
    }
  }

  async function describe(crawl: Crawl): Promise<SiteAuditState> {
    const { state, head } = await look(crawl);
    return head === undefined ? state : { ...state, report: JSON.parse(head) as SiteReportHead };
  }

  async function tellState(crawl: Crawl): Promise<ToldState> {
    const { state, head } = await look(crawl);
    const json = JSON.stringify(state);
    return {
      phase: state.phase,
      json: head === undefined ? json : withJsonField(json, "report", head),
    };
  }

  /** A crawl's state, and beside it the head of its report. */
  async function look(crawl: Crawl): Promise<{ state: SiteAuditState; head: string | undefined }> {
    const entry = running.get(crawl.id);
    const fault = faults.get(crawl.id);
    const progress: Progress | undefined = entry?.run && describeProgress(entry.run);
    const isOver = crawl.phase === "done" || crawl.phase === "stopped";
    const head = crawl.hasReport && isOver ? await store.readHead(crawl.id) : undefined;
    const state = describeCrawl(crawl, {
      ...(entry && !isOver && { phase: entry.phase }),
      ...(progress && entry?.phase === "reading" && { progress }),
      ...(fault !== undefined && { detail: fault.words }),
    });
    return { state, head };
  }

  async function end(id: number, ending: Ending) {
    const entry = running.get(id);
    entry?.control.abort(ending);
    await entry?.done;
  }

  const share = await createShare(work);

  /** What waits for somebody, wherever it was begun. */
  async function offer() {
    try {
      const now = clock();
      for (const [id, { until }] of faults) if (until + RETRY_MS <= now) faults.delete(id);
      const due = (await store.unfinished()).filter(
        (crawl) => isDue(crawl) && !crawl.isLeased && (faults.get(crawl.id)?.until ?? 0) <= now,
      );
      if (!isClosed) await share.offer(due);
    } catch (error) {
      logRarely("site_audits_not_offered", { kind: errorKind(error) });
    }
  }

  /** What was kept long enough goes, unless the clock may stand ahead. */
  async function forget() {
    try {
      const doubt = await doubtClock();
      if (doubt !== undefined) return log.warn("site_audits_held", { reason: doubt });
      const forgotten = await store.purge(clock());
      if (forgotten > 0) log.info("site_audits_forgotten", { count: forgotten });
    } catch (error) {
      log.error("site_audits_not_swept", { kind: errorKind(error) });
    }
  }
  const timers = [
    setInterval(() => void offer(), OFFER_EVERY_MS).unref(),
    setInterval(() => void forget(), FORGET_EVERY_MS).unref(),
  ];

  const keeper = {
    /** Those that an earlier process began go on. */
    async resume() {
      await offer();
      await forget();
    },
    /** Never rejects: what cannot be offered now is found by looking, a moment later. */
    offer: (crawl: WaitingCrawl) =>
      share.offer([crawl]).catch((error: unknown) => {
        logRarely("site_audits_not_offered", { kind: errorKind(error) });
      }),
    /** All that are read or wait to be, on every server, for the bound on them. */
    size: async () => (await store.unfinished()).filter(isDue).length,
    describe,
    tellState,
    /** What was read is kept and judged. */
    stop: async (crawl: Crawl) => {
      if (!isUnderWay(crawl)) return;
      await store.keep(crawl.id, { crawl: { stopAsked: true } });
      const entry = running.get(crawl.id);
      entry?.control.abort("stop" satisfies Ending);
      // Its place is taken up once more, only to write down that it ends here.
      if (entry === undefined && !crawl.isLeased) await keeper.offer(crawl);
    },
    remove: async (crawl: Crawl) => {
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
      for (const timer of timers) clearInterval(timer);
      for (const timer of tellers.values()) clearTimeout(timer);
      // Nothing new is begun while what was begun ends.
      const closing = share.close();
      await Promise.all([...running.keys()].map((id) => end(id, "shutdown")));
      await closing;
    },
  };
  return keeper;
}

export type CrawlKeeper = Awaited<ReturnType<typeof createCrawlKeeper>>;

function isUnderWay({ phase }: Crawl): boolean {
  return phase === "reading" || phase === "waiting";
}

/** Somebody should work on it. */
function isDue(crawl: Crawl): boolean {
  return isUnderWay(crawl) || crawl.phase === "judging";
}

function restsWords(error: unknown): string {
  return `Our own server cannot keep what it reads just now (${describeStoreFault(error)}). Nothing is lost: it goes on by itself.`;
}
