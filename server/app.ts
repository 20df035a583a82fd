import { Hono, type Context } from "hono";

import { AUDIT_FORM_ID, THANKS_PATH } from "#app/contact/contact-message.ts";

import { clientAddress, isForwardedHttps } from "#server/client-address.ts";
import { createTimeBudget } from "#server/deadline.ts";
import { checkFields, salvageFields } from "#server/forms/check-fields.ts";
import { prepareFailurePage } from "#server/forms/failure-page.ts";
import type { Limits, Sender } from "#server/forms/limits.ts";
import { isOwnOrigin } from "#server/forms/origin.ts";
import {
  readBody,
  type BodyProblem,
  type RawFields,
  type ReadBytes,
} from "#server/forms/read-body.ts";
import {
  methodNotAllowed,
  notStored,
  refusalBody,
  refusals,
  tooMany,
  tooManyUnread,
  type Refusal,
} from "#server/forms/refusal.ts";
import {
  duplicateKey,
  findSpamSignals,
  isSpam,
  isTrapped,
  type SpamSignal,
} from "#server/forms/spam.ts";
import { addLiveRoutes, type LiveDoor } from "#server/live/live-routes.ts";
import { addAuditRoutes } from "#server/site-audit/audit-routes.ts";
import type { SiteAuditDoor } from "#server/site-audit/start-site-audits.ts";
import { createRareLog } from "#server/log-rarely.ts";
import { errorKind, type Log } from "#server/log.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";
import { describeStoreFault } from "#server/store/store-fault.ts";
import type { NotificationKind, SubmissionStore } from "#server/store/submission-store.ts";
import { createSubmissionId } from "#server/store/submission-id.ts";

/** What the HTTP server knows of a request beyond the request itself. */
export type Bindings = {
  remoteAddress: string;
  /** Sends a body in pieces, without putting them together; absent where no server listens. */
  sendPieces?: (
    status: number,
    headers: Readonly<Record<string, string>>,
    pieces: readonly (string | Buffer)[],
  ) => Response;
  /** Reads the body without a copy of it; absent where no server listens. */
  readBody?: ReadBytes;
};

export type Outcome = "stored" | "held" | "spam" | "duplicate" | "refused" | "not-stored";

export type AppOptions = {
  store: Pick<SubmissionStore, "save" | "check"> & {
    /** False where it is known that nothing can be saved: then nothing is prepared for it. */
    isOpen?: () => boolean;
  };
  clock: () => number;
  limits: Limits;
  log: Log;
  /** Which notifications each enquiry is due for. */
  notify: readonly NotificationKind[];
  /** Origins of other sites whose pages may post here, and of this site behind its proxy. */
  allowedOrigins: readonly string[];
  /** This site's own origin, where it is set: the server may not know it behind a proxy. */
  siteOrigin?: string | undefined;
  /** Reads pages for visitors; absent where nothing of the kind is offered. */
  live?: LiveDoor;
  /** Audits whole sites for visitors; absent where nothing of the kind is offered. */
  siteAudits?: SiteAuditDoor;
  trustedProxies: number;
  formActive: boolean;
  /** The value of Strict-Transport-Security. */
  transportSecurity: string;
  /** The built contact page and the policy that goes with it. */
  contactPage: { html: string | undefined; policy: string };
  isEnding: () => boolean;
  /** What the operator should know while everything works; shown by /readyz. */
  notices?: () => readonly string[];
  /** Called after each post with what became of it, and with the time that storing took. */
  observe?: (outcome: Outcome, status: number, storeMs?: number) => void;
  /** Called after an enquiry was stored whose notifications are due. */
  onStored?: () => void;
};

type Env = { Bindings: Bindings };

/** In pieces that come one after another. */
type Page = readonly (string | Buffer)[];

/** On every answer; the page with the form's errors brings a policy of its own. */
const sharedHeaders: Record<string, string> = {
  ...commonHeaders,
  "Content-Security-Policy": plainPolicy,
  "Cache-Control": "no-store",
};

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

const SUCCESS_BODY = JSON.stringify({ next: THANKS_PATH, ok: true });

/** Under which id the enquiry is stored: the body is the form contract's, and has no place for it. */
const ID_HEADER = "Enquiry-Id";

const CORS_HEADERS = "content-type, accept, formspree-client, formspree-session-data";

const bodyRefusals: Record<BodyProblem, Refusal> = {
  malformed: refusals.malformed,
  tooLarge: refusals.tooLarge,
  unknownType: refusals.unknownType,
  files: refusals.files,
};

/** Refused with the same words as ever once this is over, whatever the answer still waits for. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * How much later the notifications of a held enquiry are due: the flood is over by then, or
 * somebody has seen it and deleted what came with it.
 */
export const HELD_MS = 15 * 60 * 1000;

/** Refusals that only a machine or a setting brings about: worth a line in the log. */
const LOGGED_STATUSES: ReadonlySet<number> = new Set([403, 429]);

/** Everything that is no file: the form and the health checks. */
export function createApp(options: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  const renderFailure = prepareFailurePage(options.contactPage.html);
  /** By their words, which are those of `refusals`: a dozen. */
  const plainPages = new Map<string, readonly Buffer[]>();
  const logRarely = createRareLog(options.log);
  let hasToldOfUnreadable = false;

  app.options("/f/:form", (context) => {
    if (!isAllowedOrigin(context.req.header("origin"), options.allowedOrigins)) {
      return refuse(context, methodNotAllowed("POST"));
    }
    return answer(context, 204, null, {
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": CORS_HEADERS,
      "Access-Control-Max-Age": "86400",
    });
  });

  app.post("/f/:form", async (context) => {
    if (context.req.param("form") !== AUDIT_FORM_ID) return refuse(context, refusals.formNotFound);
    if (!options.formActive) return refuse(context, refusals.inactive);
    if (!isOwn(context)) return refuse(context, refusals.foreignOrigin);

    const address = readAddress(context);
    const spend = createTimeBudget(ANSWER_WITHIN_MS);
    const attempt = await spend(() => options.limits.allowAttempt(address));
    if (!attempt.allowed && wantsJson(context)) {
      return refuse(context, tooMany(attempt.retryAfterSeconds));
    }
    // The page for browsers without JavaScript shows what was typed, so it is read all the same.
    if (!attempt.allowed && !(await options.limits.allowShowingAgain(address))) {
      return refuse(context, tooManyUnread(attempt.retryAfterSeconds));
    }
    const body = await readBody(context.req.raw, context.env.readBody);
    if (!attempt.allowed) {
      return refuse(context, tooMany(attempt.retryAfterSeconds), body.ok ? body.value : undefined);
    }
    if (!body.ok) return refuse(context, bodyRefusals[body.problem]);

    return takeEnquiry(context, body.value, { address, spend });
  });

  app.all("/f/:form", (context) => refuse(context, methodNotAllowed("POST")));
  app.all("/p/:project/f/:form", (context) =>
    refuse(
      context,
      context.req.method === "POST" ? refusals.projectNotFound : methodNotAllowed("POST"),
    ),
  );

  app.get("/healthz", (context) =>
    options.isEnding() ? health(context, 503, "ending") : health(context, 200, "ok"),
  );
  app.get("/readyz", async (context) => {
    if (options.isEnding()) return health(context, 503, "ending");
    try {
      await options.store.check();
      return health(context, 200, "ok", options.notices?.());
    } catch (error) {
      return health(context, 503, "enquiries cannot be stored", [describeStoreFault(error)]);
    }
  });

  // Pages of other sites may post the form, where that is set. They may not have pages read.
  const ownOrigins = options.siteOrigin === undefined ? [] : [options.siteOrigin];
  const shared = {
    readAddress,
    isOwn: (context: Context<Env>) => isOwn(context, ownOrigins),
    respond: answer,
  };
  if (options.live !== undefined) addLiveRoutes(app, { ...shared, live: options.live });
  if (options.siteAudits !== undefined) {
    addAuditRoutes(app, {
      ...shared,
      audits: options.siteAudits,
      onFault: (error) => options.log.error("site_audit_unanswered", { kind: errorKind(error) }),
    });
  }

  app.notFound((context) => refuse(context, refusals.formNotFound));
  app.onError((error, context) => {
    options.log.error("request_failed", { kind: errorKind(error) });
    return refuse(context, notStored());
  });

  async function takeEnquiry(
    context: Context<Env>,
    raw: RawFields,
    { address, spend }: { address: string; spend: ReturnType<typeof createTimeBudget> },
  ) {
    const isInTrap = isTrapped(raw);
    const checked = checkFields(raw);
    // Whoever filled the trap learns nothing, not even that a field was wrong.
    if (!checked.ok && !isInTrap) return refuse(context, checked.refusal, raw);
    const fields = checked.ok ? checked.fields : salvageFields(raw);

    if (options.store.isOpen?.() === false)
      return refuseUnsaved(context, raw, "StoreUnusableError");

    const now = options.clock();
    const signals: SpamSignal[] = findSpamSignals({
      fields,
      sessionData: context.req.header("formspree-session-data") ?? null,
      isScript: wantsJson(context),
      now,
    });
    if (isInTrap) signals.unshift("honeypot");
    const spam = isSpam(signals);
    const sender: Sender = spam ? "spam" : "people";

    let start = 0;
    const allowAndSave = async () => {
      const allowed = await options.limits.allowEnquiry(address, sender);
      if (!allowed.allowed) return { refused: tooMany(allowed.retryAfterSeconds) };
      start = performance.now();
      const saved = await options.store.save({
        id: createSubmissionId(now),
        form: AUDIT_FORM_ID,
        at: now,
        spam,
        signals,
        fields,
        dedup: duplicateKey(AUDIT_FORM_ID, fields),
        notify: spam ? [] : options.notify,
        ...(allowed.held && { notifyAt: now + HELD_MS }),
      });
      return { ...saved, held: allowed.held };
    };
    try {
      const result = await spend(allowAndSave);
      if ("refused" in result) return refuse(context, result.refused, raw);
      const { id, duplicate, held } = result;
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const outcome = spam ? "spam" : duplicate ? "duplicate" : held ? "held" : "stored";
      options.observe?.(outcome, 200, ms);
      if (outcome === "stored") options.onStored?.();
      options.log.info("enquiry", { id, form: AUDIT_FORM_ID, outcome, ms });
      return succeed(context, id);
    } catch (error) {
      // Not waited for: the limits may be as far away as the store.
      void options.limits.giveBack(address, sender).catch(() => undefined);
      return refuseUnsaved(context, raw, errorKind(error));
    }
  }

  function refuseUnsaved(context: Context<Env>, raw: RawFields, kind: string): Response {
    options.log.error("enquiry_not_stored", { kind });
    return refuse(context, notStored(), raw);
  }

  function readAddress({ env, req }: Context<Env>): string {
    if (options.trustedProxies === 0) return env.remoteAddress;
    const headers = {
      xForwardedFor: req.header("x-forwarded-for"),
      forwarded: req.header("forwarded"),
    };
    return clientAddress(env.remoteAddress, headers, {
      trustedProxies: options.trustedProxies,
      onUnreadable: () => {
        if (hasToldOfUnreadable) return;
        hasToldOfUnreadable = true;
        options.log.warn("forwarded_address_unreadable", {
          trustProxy: options.trustedProxies,
          xForwardedFor: headers.xForwardedFor !== undefined,
          forwarded: headers.forwarded !== undefined,
        });
      },
    });
  }

  function isOwn(context: Context<Env>, allowedOrigins = options.allowedOrigins): boolean {
    const forwardedHost = options.trustedProxies > 0 && context.req.header("x-forwarded-host");
    return isOwnOrigin(context.req.raw.headers, {
      allowedOrigins,
      host: forwardedHost || (context.req.header("host") ?? null),
    });
  }

  /** The same bytes for an enquiry, a repeated one and spam; the id is that of what is stored. */
  function succeed(context: Context<Env>, id: string): Response {
    const identity = { [ID_HEADER]: id };
    if (!wantsJson(context)) {
      return answer(context, 303, null, { Location: THANKS_PATH, ...identity });
    }
    return answer(context, 200, SUCCESS_BODY, { ...JSON_TYPE, ...identity });
  }

  function refuse(context: Context<Env>, refusal: Refusal, typed?: RawFields): Response {
    options.observe?.(refusal.status === 503 ? "not-stored" : "refused", refusal.status);
    if (LOGGED_STATUSES.has(refusal.status)) {
      logRarely("enquiry_refused", { status: refusal.status, code: refusal.errors[0].code });
    }
    if (wantsJson(context)) {
      return answer(context, refusal.status, refusalBody(refusal), {
        ...JSON_TYPE,
        ...refusal.headers,
      });
    }

    const page = renderRefusal(refusal, typed);
    return answer(context, refusal.status, page, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": options.contactPage.policy,
      ...refusal.headers,
    });
  }

  /** Without anything typed the page is the same each time: sent again, not made again. */
  function renderRefusal({ errors }: Refusal, typed?: RawFields): Page {
    if (typed !== undefined) return renderFailure({ errors, values: typed });
    const key = errors[0].message;
    const known = plainPages.get(key);
    if (known !== undefined) return known;
    const page = [joinPieces(renderFailure({ errors, values: new Map() }))];
    plainPages.set(key, page);
    return page;
  }

  function health(
    context: Context<Env>,
    status: 200 | 503,
    text: string,
    detail: readonly string[] = [],
  ): Response {
    const body = { status: text, ...(detail.length > 0 && { detail }) };
    return answer(context, status, JSON.stringify(body), JSON_TYPE);
  }

  function isHttps(req: Context<Env>["req"]): boolean {
    if (options.trustedProxies === 0) return false;
    return isForwardedHttps(
      {
        xForwardedProto: req.header("x-forwarded-proto"),
        forwarded: req.header("forwarded"),
      },
      options.trustedProxies,
    );
  }

  /** Every answer is made here, whole: headers added afterwards would each make a new answer. */
  function answer(
    { req, env }: Context<Env>,
    status: number,
    body: string | Page | Uint8Array<ArrayBuffer> | ReadableStream | null,
    headers: Record<string, string>,
  ): Response {
    const ofOrigin = originHeaders(req.header("origin"), options.allowedOrigins);
    const vary = [ofOrigin["Vary"], headers["Vary"]].filter((name) => name !== undefined);
    const all = {
      ...sharedHeaders,
      ...(isHttps(req) && { "Strict-Transport-Security": options.transportSecurity }),
      ...ofOrigin,
      ...headers,
      ...(vary.length > 0 && { Vary: vary.join(", ") }),
    };
    if (!isInPieces(body)) return new Response(body, { status, headers: all });
    return (
      env.sendPieces?.(status, all, body) ??
      new Response(joinPieces(body), { status, headers: all })
    );
  }

  return app;
}

function joinPieces(pieces: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  );
}

function isInPieces(body: object | string | null): body is readonly (string | Buffer)[] {
  return Array.isArray(body);
}

/** The service's rule: without this in Accept the answer is a page, whatever was sent. */
function wantsJson(context: Context): boolean {
  return (context.req.header("accept") ?? "").includes("application/json");
}

/** Whether a page of another site may read the answer: https://fetch.spec.whatwg.org/#http-cors-protocol */
function originHeaders(
  origin: string | undefined,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (allowedOrigins.length === 0) return {};
  return {
    Vary: "Origin",
    ...(isAllowedOrigin(origin, allowedOrigins) && { "Access-Control-Allow-Origin": origin }),
  };
}

function isAllowedOrigin(
  origin: string | undefined,
  allowedOrigins: readonly string[],
): origin is string {
  return origin !== undefined && allowedOrigins.includes(origin);
}
