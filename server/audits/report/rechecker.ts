import { randomUUID } from "node:crypto";

import type { Rechecks } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import { DAY_MS, MINUTE_MS } from "#lib/durations.ts";
import { tellDuration } from "#lib/time-words.ts";

import { rateKeysOf, type RateKeys } from "#server/front/client-address.ts";
import { hasRoomBeside } from "#server/front/has-room-beside.ts";
import {
  consumeAll,
  createVisitorLimit,
  type CreateLimiter,
  type Refused,
} from "#server/forms/limits.ts";
import type { CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import type { Ending } from "#server/audits/crawl/lease-crawl.ts";
import { readAgain } from "#server/audits/crawl/read-again.ts";
import { crawlSettingsOf, type SiteAuditSettings } from "#server/audits/settings.ts";
import { CrawlGone, CrawlTaken, type Crawl } from "#server/audits/store/crawl-store.ts";
import type { AuditRefusal } from "#server/audits/store/room.ts";

export type Rechecked = { ok: true; value: Rechecks } | AuditRefusal;

type RecheckerOptions = {
  tools: CrawlTools;
  settings: SiteAuditSettings;
  boundsVisitors: boolean;
  createLimiter: CreateLimiter;
};

export type RecheckCall = {
  /** The key of the finding. */
  fix: string;
  /** By address; undefined: one of the agency's own people, who are counted by report alone. */
  visitor: string | undefined;
  /** Whoever asked has gone. */
  gone: AbortSignal;
};

type Running = { id: number; keys: RateKeys | undefined; done: Promise<unknown> };

/** On one server; each takes up to a minute of the readers' time. */
const AT_ONCE = 4;
/** Of them, for the agency's own people alone. */
const KEPT_FOR_DESK = 1;
const MOST_OF_NETWORK = 2;
/** Beside the reading: for finding the addresses and for judging them. */
const JUDGING_MS = 10_000;
/** The lease outlives the work, and ends by itself where the process dies. */
const LEASE_MORE_MS = 10_000;
const TEN_MINUTES_SECONDS = 10 * 60;

/** Reads the addresses of single findings again, one finding of a report at a time. */
export class Rechecker {
  readonly #options: RecheckerOptions;
  readonly #limits: ReturnType<typeof createRecheckLimits>;
  readonly #running = new Map<AbortController, Running>();
  #isClosed = false;

  constructor(options: RecheckerOptions) {
    this.#options = options;
    this.#limits = createRecheckLimits(options);
  }

  /** What is known of the report's findings afterwards, or why nothing was read. */
  async recheck(crawl: Crawl, call: RecheckCall): Promise<Rechecked> {
    if (this.#isClosed) return rechecksEnding;
    const keys = call.visitor === undefined ? undefined : rateKeysOf(call.visitor);
    const refusal = this.#refusePlace(keys);
    if (refusal !== undefined) return refusal;
    const control = new AbortController();
    const leave = () => control.abort("gone" satisfies Ending);
    call.gone.addEventListener("abort", leave);
    const limit = setTimeout(leave, this.#options.settings.recheckMs + JUDGING_MS);
    const working = this.#withLease(crawl, call, control.signal);
    this.#running.set(control, { id: crawl.id, keys, done: working.catch(() => {}) });
    try {
      return await working;
    } finally {
      clearTimeout(limit);
      call.gone.removeEventListener("abort", leave);
      this.#running.delete(control);
    }
  }

  /** Undefined: there is a place. One for a visitor, and never the last one for strangers. */
  #refusePlace(keys: RateKeys | undefined): AuditRefusal | undefined {
    const free = AT_ONCE - this.#running.size;
    if (keys === undefined) return free > 0 ? undefined : busyRechecks;
    const others = [...this.#running.values()].flatMap((running) => running.keys ?? []);
    if (this.#options.boundsVisitors) {
      if (others.some(({ visitor }) => visitor === keys.visitor)) return ownRecheck;
      if (!hasRoomBeside(keys, others, MOST_OF_NETWORK)) return busyRechecks;
    }
    return free > KEPT_FOR_DESK ? undefined : busyRechecks;
  }

  /** Ends what is read for a report that is deleted. */
  forget(id: number) {
    for (const [control, running] of this.#running) {
      if (running.id === id) control.abort("gone" satisfies Ending);
    }
  }

  /** Ends all; nothing new is begun. Those who wait are told to try again. */
  end() {
    this.#isClosed = true;
    for (const control of this.#running.keys()) control.abort("shutdown" satisfies Ending);
  }

  async close() {
    this.end();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /** A report's lease is one, on however many servers. */
  async #withLease(crawl: Crawl, call: RecheckCall, signal: AbortSignal): Promise<Rechecked> {
    const { tools, settings } = this.#options;
    const owner = randomUUID();
    const leaseMs = settings.recheckMs + JUDGING_MS + LEASE_MORE_MS;
    const leased = await tools.store.claim(crawl.id, { owner, leaseMs });
    if (leased === undefined) return isRechecked;
    try {
      const verdict = await this.#limits(crawl, call.visitor);
      if (!verdict.allowed) return refuseRechecks(verdict, settings);
      return await this.#read(leased, { ...call, owner }, signal);
    } catch (error) {
      if (error instanceof CrawlGone || error instanceof CrawlTaken) return goneWhileRechecked;
      throw error;
    } finally {
      await tools.store.release(crawl.id, owner);
    }
  }

  async #read(
    { id }: Crawl,
    { fix, owner }: RecheckCall & { owner: string },
    signal: AbortSignal,
  ): Promise<Rechecked> {
    const { tools, settings } = this.#options;
    const { store, place } = tools;
    const requester = `recheck ${id}`;
    const task = { kind: "plan-recheck", place, id, fix } as const;
    const planned = await tools.smallReports.run(task, { requester, signal });
    if (planned.kind === "none") return noSuchFinding;
    if (planned.kind === "refused") return refuseRecheck(planned.problem);
    const recheck =
      planned.kind === "planned"
        ? await readAgain(tools, {
            fix,
            plan: planned.plan,
            settings: crawlSettingsOf(settings),
            requester,
            readMs: settings.recheckMs,
            signal,
          })
        : undefined;
    if (recheck === undefined) {
      return signal.reason === ("shutdown" satisfies Ending) ? rechecksEnding : recheckTooLong;
    }
    await store.keepRecheck(id, recheck, owner);
    return { ok: true, value: { rechecks: await store.readRechecks(id) } };
  }
}

/** Counts for the visitor and for the report: a link that manages it may be in many hands. */
function createRecheckLimits({ settings, boundsVisitors, createLimiter }: RecheckerOptions) {
  const periods = [
    ["ten-minutes", { points: settings.rechecksPerTenMinutes, duration: TEN_MINUTES_SECONDS }],
    ["day", { points: settings.rechecksPerDay, duration: DAY_MS / 1000 }],
  ] as const;
  const limits = periods.map(([period, bound]) => ({
    ofVisitor: createVisitorLimit(createLimiter, `site-rechecks-${period}`, bound),
    ofReport: createLimiter(`site-rechecks-report-${period}`, bound),
  }));
  return ({ id }: Crawl, visitor: string | undefined) =>
    consumeAll(
      limits.flatMap(({ ofVisitor, ofReport }) => [
        [ofReport, String(id)] as const,
        ...(visitor === undefined || !boundsVisitors ? [] : ofVisitor(visitor)),
      ]),
    );
}

const noSuchFinding: AuditRefusal = {
  ok: false,
  status: 404,
  problem: "This report has no such finding. Load the report again.",
};

const goneWhileRechecked: AuditRefusal = {
  ok: false,
  status: 404,
  problem: "The report was deleted while its finding was checked again.",
};

const isRechecked: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "A finding of this report is being checked again just now. Wait for that to end.",
  retryAfterSeconds: 10,
};

const ownRecheck: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "A finding is being checked again for you just now. Wait for that to end.",
  retryAfterSeconds: 10,
};

const busyRechecks: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "Many findings are being checked again just now. Try again in a minute.",
  retryAfterSeconds: 60,
};

const rechecksEnding: AuditRefusal = {
  ok: false,
  status: 503,
  problem: "Our server is restarting. Try again in a minute.",
  retryAfterSeconds: 60,
};

const recheckTooLong: AuditRefusal = {
  ok: false,
  status: 503,
  problem: "The addresses could not be checked in time. Try again in a few minutes.",
  retryAfterSeconds: 60,
};

/** `problem`: why its addresses alone do not show whether it is fixed. */
function refuseRecheck(problem: string): AuditRefusal {
  return { ok: false, status: 400, problem: `The finding ${problem}.` };
}

function refuseRechecks(
  { retryAfterSeconds }: Refused,
  bounds: Pick<SiteAuditSettings, "rechecksPerTenMinutes" | "rechecksPerDay">,
): AuditRefusal {
  const wait = tellDuration(Math.max(MINUTE_MS, retryAfterSeconds * 1000));
  const problem = `Findings are checked again ${count(bounds.rechecksPerTenMinutes, "time")} in ten minutes and ${count(bounds.rechecksPerDay, "time")} a day at most. Try again in ${wait}.`;
  return { ok: false, status: 429, problem, retryAfterSeconds };
}
