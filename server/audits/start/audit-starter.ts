import { createHash, createHmac, randomBytes } from "node:crypto";

import { watchBounds, type SiteAuditStarted } from "#engine/site-audit/contract.ts";
import type { SiteAuditRequest } from "#engine/site-audit/site-audit-request.ts";
import { count } from "#lib/count.ts";
import { DAY_MS } from "#lib/durations.ts";

import {
  consumeAll,
  createVisitorLimit,
  giveBackAll,
  type CreateLimiter,
  type Refused,
} from "#server/forms/limits.ts";
import { rateKeysOf } from "#server/front/client-address.ts";
import { judgeAddress, type JudgedAddress } from "#server/reading/judge-address.ts";
import type { CrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import type { CrawlKeeper } from "./crawl-keeper.ts";
import {
  crawlSettingsOf,
  type CrawlSettings,
  type SiteAuditSettings,
} from "#server/audits/settings.ts";
import type { AuditRefusal } from "#server/audits/store/room.ts";

/** Sites answer more slowly than the gaps alone would take: twice as long. */
const STAFF_SLOWNESS = 2;
/** The share of the places that staff may take; visitors always find one of the others. */
const STAFF_SHARE = 2 / 3;
/** For one visitor in ten minutes, refused attempts included. */
const ATTEMPTS = { points: 10, duration: 10 * 60 };
/** Nobody guesses 144 bits; in letters that an address takes as they are. */
const BYTES = 18;
const SECRET = /^[\w-]{24}$/;

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
  visitors: ReturnType<typeof createVisitorKeys>;
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
          earlier: reportKeyOf(request.earlier),
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
function reportKeyOf(secret: string | undefined): string | undefined {
  return secret !== undefined && isCrawlSecret(secret) ? hashOfSecret(secret) : undefined;
}

/** One to read a report, one to stop and delete it; the server keeps their hashes alone. */
export function createCrawlSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

export function isCrawlSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Where the secret of a link opens its report. */
export const reportPath = (secret: string) => `/site-audit#${secret}`;

/** SHA-256 in hexadecimal; the secret itself is not stored. The hash of a report's first secret is its key. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * A pseudonym for a visitor's address. Its key exists only in this process, so after a restart an
 * audit can no longer be traced to a visitor.
 */
export function createVisitorKeys() {
  const key = randomBytes(32);
  const process = randomBytes(6).toString("base64url");
  const keyOf = (address: string) =>
    `${process}.${createHmac("sha256", key).update(rateKeysOf(address).visitor).digest("base64url")}`;
  return {
    keyOf,
    /** True if it is certainly another visitor; false if the audit is older than this process. */
    isOther: (owner: string | null, address: string) =>
      owner !== null && owner.startsWith(`${process}.`) && owner !== keyOf(address),
  };
}

const busy: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "Many sites are being audited just now. Try again in a few minutes.",
  retryAfterSeconds: 60,
};

function refuseAttempt({ retryAfterSeconds }: Refused): AuditRefusal {
  const problem =
    "You have asked for many audits within ten minutes. Wait for a moment, then try again.";
  return { ok: false, status: 429, problem, retryAfterSeconds };
}

function refuseToday({ retryAfterSeconds }: Refused, perDay: number): AuditRefusal {
  const problem = `${count(perDay, "site")} a day ${perDay === 1 ? "is" : "are"} audited for one visitor. Come back tomorrow, or ask us.`;
  return { ok: false, status: 429, problem, retryAfterSeconds };
}
