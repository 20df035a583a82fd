import { watchBounds, type SiteAuditStarted } from "#engine/site-audit/contract.ts";
import type { SiteAuditRequest } from "#engine/site-audit/site-audit-request.ts";
import { DAY_MS } from "#lib/durations.ts";

import {
  consumeAll,
  createVisitorLimit,
  giveBackAll,
  type CreateLimiter,
} from "#server/forms/limits.ts";
import { judgeAddress, type JudgedAddress } from "#server/reading/judge-address.ts";
import {
  busy,
  refuseAttempt,
  refuseToday,
  type AuditRefusal,
} from "#server/audits/start/audit-refusals.ts";
import {
  createCrawlSecret,
  hashOfSecret,
  isCrawlSecret,
  reportPath,
} from "#server/audits/start/crawl-secret.ts";
import type { CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import type { CrawlKeeper } from "#server/audits/start/crawl-keeper.ts";
import {
  crawlSettingsOf,
  type CrawlSettings,
  type SiteAuditSettings,
} from "#server/audits/settings.ts";
import type { VisitorKeys } from "#server/audits/start/visitor-key.ts";

/** Sites answer more slowly than the gaps alone would take: twice as long. */
const STAFF_SLOWNESS = 2;
/** The share of the places that staff may take; visitors always find one of the others. */
const STAFF_SHARE = 2 / 3;
/** For one visitor in ten minutes, refused attempts included. */
const ATTEMPTS = { points: 10, duration: 10 * 60 };

export type Begun = { ok: true; started: SiteAuditStarted } | AuditRefusal;

/** `report`: its key, by which the agency's own people name it. Nobody knows a link to it yet. */
export type BegunForStaff = { ok: true; report: string } | AuditRefusal;

export type StaffAuditRequest = Omit<SiteAuditRequest, "earlier"> & {
  /** The key of an earlier report of the same site. */
  earlier?: string;
  /** The enquiry whose website it is; null: none. */
  enquiry: string | null;
  /** How long the report is kept; without it, as long as a visitor's. */
  keepDays?: number;
};

type AuditToCreate = {
  /** The key of a report. */
  earlier?: string | undefined;
  enquiry: string | null;
  bounds: CrawlSettings;
  /** Null: one of the agency’s own people. */
  visitor: string | null;
  keepDays?: number | undefined;
};

type AuditStarterOptions = {
  tools: CrawlTools;
  keeper: CrawlKeeper;
  settings: SiteAuditSettings;
  visitors: VisitorKeys;
  boundsVisitors: boolean;
  createLimiter: CreateLimiter;
};

/** Starts audits, as many as there are places for. */
export class AuditStarter {
  readonly #options: AuditStarterOptions;
  readonly #attempts: ReturnType<typeof createVisitorLimit>;
  readonly #perDay: ReturnType<typeof createVisitorLimit>;

  constructor(options: AuditStarterOptions) {
    const { createLimiter, settings } = options;
    this.#options = options;
    this.#attempts = createVisitorLimit(createLimiter, "site-audit-attempts", ATTEMPTS);
    this.#perDay = createVisitorLimit(createLimiter, "site-audits-day", {
      points: settings.perVisitorPerDay,
      duration: DAY_MS / 1000,
    });
  }

  async begin(request: SiteAuditRequest, visitor: string): Promise<Begun> {
    const { settings, boundsVisitors, visitors, tools } = this.#options;
    const judged = this.#judge(request.url);
    if (!judged.ok) return judged;
    const share = boundsVisitors ? this.#perDay(visitor) : [];
    if (boundsVisitors) {
      const tried = await consumeAll(this.#attempts(visitor));
      if (!tried.allowed) return refuseAttempt(tried);
      const today = await consumeAll(share);
      if (!today.allowed) return refuseToday(today, settings.perVisitorPerDay);
    }
    const owner = visitors.keyOf(visitor);
    const bounds = crawlSettingsOf(settings, request.pages);
    let begun: Begun | undefined;
    try {
      const noRoom = await tools.room?.refuse(bounds, boundsVisitors ? owner : undefined);
      begun =
        noRoom ??
        (await this.#create(judged.value, {
          earlier: keyOf(request.earlier),
          enquiry: null,
          bounds,
          visitor: owner,
        }));
      return begun;
    } finally {
      // An audit that did not start does not count.
      if (begun?.ok !== true) await giveBackAll(share).catch(() => {});
    }
  }

  async beginForStaff(request: StaffAuditRequest): Promise<BegunForStaff> {
    const { settings, tools } = this.#options;
    const judged = this.#judge(request.url);
    if (!judged.ok) return judged;
    const crawl = crawlSettingsOf({ ...settings, pages: watchBounds.pages }, request.pages);
    const bounds = {
      ...crawl,
      limitMs: Math.max(crawl.limitMs, crawl.pages * crawl.gapMs * STAFF_SLOWNESS),
    };
    const noRoom = await tools.room?.refuse(bounds, undefined);
    if (noRoom !== undefined) return noRoom;
    const begun = await this.#create(judged.value, { ...request, bounds, visitor: null });
    return begun.ok ? { ok: true, report: hashOfSecret(begun.started.id) } : begun;
  }

  #judge(url: string): { ok: true; value: JudgedAddress } | AuditRefusal {
    const judged = judgeAddress(url, this.#options.tools.guard.judge);
    return judged.ok ? judged : { ok: false, status: 400, problem: judged.detail };
  }

  async #create({ url, schemeAssumed }: JudgedAddress, audit: AuditToCreate): Promise<Begun> {
    const { settings, keeper, tools } = this.#options;
    const { earlier, enquiry, bounds, visitor, keepDays = settings.keepDays } = audit;
    const places = settings.runningAtOnce + settings.waitingAtMost;
    const most = visitor === null ? Math.ceil(places * STAFF_SHARE) : places;
    if ((await keeper.size()) >= most) return busy;
    const secret = createCrawlSecret();
    // The agency's own audits are managed at the desk.
    const manage = visitor === null ? undefined : createCrawlSecret();
    const createdAt = tools.clock();
    const id = await tools.store.create({
      secretHash: hashOfSecret(secret),
      manageHash: manage === undefined ? null : hashOfSecret(manage),
      url: url.href,
      settings: { ...bounds, ...(schemeAssumed && { mayUseHttp: true }) },
      createdAt,
      keptUntil: createdAt + keepDays * DAY_MS,
      earlier: earlier ?? null,
      enquiry,
      visitor,
    });
    await keeper.offer({ id, url: url.href, site: null });
    const started = { id: secret, report: reportPath(secret) };
    return { ok: true, started: manage === undefined ? started : { ...started, manage } };
  }
}

/** The key of the report that a secret opens; undefined if it is no secret. */
function keyOf(secret: string | undefined): string | undefined {
  return secret !== undefined && isCrawlSecret(secret) ? hashOfSecret(secret) : undefined;
}
