import { watchBounds } from "#engine/site-audit/contract.ts";
import type { SiteAuditRequest } from "#engine/site-audit/site-audit-request.ts";
import { DAY_MS } from "#lib/durations.ts";

import {
  consumeAll,
  createRingLimit,
  giveBackAll,
  type CreateLimiter,
} from "#server/forms/limits.ts";
import { isOwnSite } from "#server/reading/is-own-site.ts";
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
import type { AllCrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import type { CrawlKeeper } from "#server/audits/start/crawl-keeper.ts";
import {
  crawlSettingsOf,
  type CrawlSettings,
  type SiteAuditSettings,
} from "#server/audits/settings.ts";
import type {
  Begun,
  BegunForStaff,
  StaffAuditRequest,
} from "#server/audits/start/site-audit-api.ts";
import type { VisitorKeys } from "#server/audits/start/visitor-key.ts";

/** Sites answer slower than their turn comes: twice the time that the turns alone take. */
const STAFF_SLOWNESS = 2;
/** Of the places for audits; visitors always find one of the others. */
const STAFF_SHARE = 2 / 3;
/** Of one household in ten minutes, whether they find a place or not. */
const ATTEMPTS = { points: 10, duration: 10 * 60 };

type AuditToCreate = {
  /** The key of a report. */
  earlier?: string | undefined;
  enquiry: string | null;
  bounds: CrawlSettings;
  /** Null: one of the agency’s own people. */
  visitor: string | null;
  keepDays?: number | undefined;
};

export type AuditStarterOptions = {
  tools: AllCrawlTools;
  keeper: CrawlKeeper;
  settings: SiteAuditSettings;
  visitors: VisitorKeys;
  boundsVisitors: boolean;
  createLimiter: CreateLimiter;
};

/** Begins audits, as many as there is room for. */
export class AuditStarter {
  readonly #options: AuditStarterOptions;
  readonly #attempts: ReturnType<typeof createRingLimit>;
  readonly #perDay: ReturnType<typeof createRingLimit>;

  constructor(options: AuditStarterOptions) {
    const { createLimiter, settings } = options;
    this.#options = options;
    this.#attempts = createRingLimit(createLimiter, "site-audit-attempts", ATTEMPTS);
    this.#perDay = createRingLimit(createLimiter, "site-audits-day", {
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
      // Whatever was not begun does not count.
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
    const { guard, ownNames } = this.#options.tools;
    const judged = judgeAddress(url, guard.judge);
    if (!judged.ok) return { ok: false, status: 400, problem: judged.detail };
    return isOwnSite(judged.value.url.hostname, ownNames)
      ? { ok: false, status: 400, problem: "This is our own site, which does not read itself." }
      : judged;
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

/** Of the report that a secret opens; undefined where it can open none. */
function keyOf(secret: string | undefined): string | undefined {
  return secret !== undefined && isCrawlSecret(secret) ? hashOfSecret(secret) : undefined;
}
