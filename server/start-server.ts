import type { Server } from "node:http";

import { site as siteFile } from "#app/content/site/site.ts";

import { createApp } from "#server/app.ts";
import { createBreaker } from "#server/http/breaker.ts";
import { EnvError, type Env } from "#server/env.ts";
import { startDesk } from "#server/desk/start-desk.ts";
import { openDeskSql } from "#server/desk/store/sql.ts";
import { createLimits, noLimits, type CreateLimiter } from "#server/forms/limits.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { createLines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { createLogOutput } from "#server/log/log-output.ts";
import { createLog, errorKind, type Log } from "#server/log/log.ts";
import { createMetrics, createMetricsServer } from "#server/log/metrics.ts";
import { notificationKinds } from "#server/notify/notification-kinds.ts";
import { createRelay, type Relay } from "#server/notify/relay.ts";
import { createWebhook } from "#server/notify/webhook.ts";
import { createRetention } from "#server/retention/retention.ts";
import { createShutdown } from "#server/shutdown.ts";
import { startLive } from "#server/live/start-live.ts";
import { forgetAuditsIn } from "#server/site-audit/forget-audits.ts";
import { keepSiteAudits } from "#server/site-audit/keep-site-audits.ts";
import { buildTransportSecurity } from "#server/static/security-headers.ts";
import { crawlPlaceOf } from "#server/site-audit/store/open-crawls.ts";
import { loadSite } from "#server/static/load-site.ts";
import { keepStoreOpen } from "#server/store/keep-open.ts";
import { openStore } from "#server/store/open-store.ts";
import { noteTime } from "#server/retention/sweep.ts";

const RATE_LIMIT_OFF =
  "RATE_LIMIT=off: the form takes any number of messages, and a visitor may have any number of pages read.";

const STORE_RETRY_MS = 5_000;
const METRICS_RETRY_MS = 30_000;

/** Node's own 511 overflow when thousands come back at once; others then wait for a second. */
const LISTEN_BACKLOG = 4_096;

/** More than SQLite waits for a lock, less than the whole answer may take. */
const STORE_LIMIT_MS = 6_000;
const STORE_REST_MS = 5_000;

export type StartOptions = {
  /** Layers of live reading in place of ours: for tests alone. No setting reaches them. */
  liveGuard?: Partial<Guard>;
};

/** Starts the server, or ends the process with one sentence for whoever set it up. */
export async function runServer(readSettings: () => Env, options?: StartOptions): Promise<void> {
  try {
    await startServer(readSettings(), options);
  } catch (error) {
    if (error instanceof EnvError) fail(error.message);
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      fail("There is no built site. Run npm run build first.");
    }
    throw error;
  }
}

/**
 * Everything that runs, from its settings: site, form, notifications, live reading, figures. Ends on
 * SIGTERM and SIGINT. Rejects with ENOENT where there is no built site.
 */
async function startServer(env: Env, { liveGuard }: StartOptions = {}): Promise<void> {
  const clock = Date.now;
  const logOutput = createLogOutput(process.stderr, (lines) => {
    let line = "";
    createLog({ write: (text) => (line = text), clock }).warn("log_lines_lost", { lines });
    return line;
  });
  const log = createLog({ write: logOutput.write, clock });

  const site = await loadSite(env.siteDir, {
    isLiveOff: !env.live.active,
    isDeskOff: !env.desk,
  });
  const contactPage = site.files.get("/contact")?.variants.identity.body.toString("utf8");

  const unsafeSettings = new Set<string>();
  const deskSql = env.desk ? openDeskSql(env, () => store.isOpen()) : undefined;
  const store = await keepStoreOpen({
    open: () => {
      unsafeSettings.clear();
      return openStore(env, {
        create: true,
        onUnsafeSetting: (setting) => {
          unsafeSettings.add(setting);
          log.error("database_not_durable", { setting });
        },
      });
    },
    retryMs: STORE_RETRY_MS,
    log,
    onGone: async () => deskSql?.letGo(),
  });
  const breaker = createBreaker({
    limitMs: STORE_LIMIT_MS,
    restMs: STORE_REST_MS,
    onOpen: () => log.error("store_hangs", { afterMs: STORE_LIMIT_MS }),
    onClose: () => log.info("store_answers"),
  });
  const checkStore = () => breaker.run(() => store.check());
  const metrics = createMetrics({
    outboxCounts: store.outboxCounts,
    check: checkStore,
    lostLogLines: logOutput.lostLines,
    connectionsCut: () => server.connectionsCut(),
    clock,
  });

  const mailer = await openMailer(env);
  const deliver = {
    ...(mailer && { email: mailer.deliver }),
    ...(env.webhook && { webhook: createWebhook({ ...env.webhook, clock }) }),
  };
  // One for each kind: a webhook that hangs must not hold up the mail.
  const relays: Relay[] = Object.entries(deliver).map(([kind, send]) =>
    createRelay({
      store,
      deliver: { [kind]: send },
      clock,
      random: Math.random,
      log,
      leaseMs: env.notifyLeaseMs,
      backoffMs: env.notifyBackoffMs,
      observe: metrics.observeNotification,
    }),
  );

  const retention = createRetention({
    store,
    days: env.retentionDays,
    clock,
    log,
    forgetAudits: () => forgetAuditsIn(crawlPlaceOf(env), store),
  });

  const transportSecurity = buildTransportSecurity({ subDomains: env.hstsSubDomains });
  /** What works, and should not stay as it is. */
  const notices = () => [
    ...[...unsafeSettings].map(
      (setting) => `PostgreSQL runs with ${setting}: a power cut takes acknowledged enquiries away`,
    ),
    ...[retention.notice()].filter((notice) => notice !== undefined),
  ];

  const siteLines = createLines({ clock });
  const siteUrl = env.siteUrl ?? siteFile.url;
  const createLimiter = await openLimiter(env, log);
  const live = startLive({
    lines: siteLines,
    settings: env.live,
    siteUrl,
    clock,
    boundsVisitors: env.rateLimit,
    createLimiter,
    observe: metrics.observeReading,
    ...(liveGuard && { guard: liveGuard }),
  });
  const siteAudits = keepSiteAudits({
    settings: env.siteAudit,
    place: crawlPlaceOf(env),
    lines: siteLines,
    siteUrl,
    clock,
    log,
    boundsVisitors: env.rateLimit,
    createLimiter,
    doubtClock: () => noteTime(store, clock()),
    observe: metrics.observeSiteAudit,
    ...(liveGuard && { guard: liveGuard }),
  });

  const desk =
    deskSql &&
    startDesk({
      env,
      sql: deskSql,
      store,
      clock,
      log,
      createLimiter,
      mailer,
      live: live.door,
      audits: siteAudits.door,
      forgetAudits: () => forgetAuditsIn(crawlPlaceOf(env), store),
    });

  const app = createApp({
    store: {
      save: (submission) => breaker.run(() => store.save(submission)),
      check: checkStore,
      isOpen: store.isOpen,
    },
    transportSecurity,
    clock,
    log,
    limits: env.rateLimit ? createLimits(createLimiter) : noLimits,
    notify: notificationKinds(env),
    allowedOrigins: [
      ...env.allowedOrigins,
      ...(env.siteUrl === undefined ? [] : [new URL(env.siteUrl).origin]),
    ],
    siteOrigin: env.siteUrl && new URL(env.siteUrl).origin,
    live: live.door,
    siteAudits: siteAudits.door,
    desk: desk?.desk,
    trustedProxies: env.trustProxy,
    formActive: env.formActive,
    contactPage: { html: contactPage, policy: site.policyOf("/contact") },
    isEnding: () => shutdown.isEnding(),
    notices,
    observe: metrics.observeEnquiry,
    onStored: () => {
      for (const relay of relays) relay.nudge();
      desk?.desk.hub.nudge();
    },
  });

  const server = createHttpServer({
    site,
    fetch: (request, bindings) => app.fetch(request, bindings),
    trustedProxies: env.trustProxy,
    transportSecurity,
    ...(env.metricsPort !== undefined && { observe: metrics.observeAnswer }),
  });

  const shutdown = createShutdown({
    server,
    onEnding: () => {
      log.info("ending");
      siteAudits.endStreams();
      retention.stop();
    },
    finish: async () => {
      await Promise.all(relays.map((relay) => relay.stop()));
      mailer?.close();
      await Promise.all([live.close(), siteAudits.close()]);
      await desk?.close();
      await store.close();
    },
    exit: (code) => process.exit(code),
  });
  process.on("SIGTERM", shutdown.begin);
  process.on("SIGINT", shutdown.begin);

  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") fail(`Port ${env.port} is taken. Set PORT to another one.`);
    fail(`The server cannot listen: ${error.message}`);
  });
  server.listen({ port: env.port, host: env.host, backlog: LISTEN_BACKLOG }, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : env.port;
    const lines = [
      `Listening on http://${env.host ?? "localhost"}:${port}`,
      `Enquiries are kept in ${env.databaseUrl === undefined ? env.dataDir : "PostgreSQL"}`,
      ...(env.rateLimit ? [] : [RATE_LIMIT_OFF]),
    ];
    createLogOutput(process.stdout).write(`${lines.join("\n")}\n`);
    for (const relay of relays) relay.start();
    retention.start();
  });

  if (env.metricsPort !== undefined) {
    const place = { port: env.metricsPort, host: env.metricsHost };
    listenForMetrics(createMetricsServer(metrics.render), place, log);
  }
}

/** Figures are for the operator; visitors must not miss the site for want of them. */
function listenForMetrics(server: Server, place: { port: number; host: string }, log: Log) {
  server.on("error", (error) => {
    log.error("metrics_unavailable", { kind: errorKind(error), retryInMs: METRICS_RETRY_MS });
    setTimeout(() => server.listen(place), METRICS_RETRY_MS).unref();
  });
  server.listen(place).unref();
}

async function openMailer({ mail, siteUrl }: Env) {
  if (mail === undefined) return undefined;
  const { createMailer } = await import("#server/notify/email.ts");
  return createMailer(mail, siteUrl && new URL(siteUrl).hostname);
}

/** Servers that share a database share its limits. */
async function openLimiter(env: Env, log: Log): Promise<CreateLimiter> {
  if (!env.rateLimit || env.databaseUrl === undefined) return createMemoryLimiter;
  try {
    const { createSharedLimiter } = await import("#server/forms/shared-limiter.ts");
    return (await createSharedLimiter(env.databaseUrl)).createLimiter;
  } catch (error) {
    log.warn("limits_not_shared", { kind: errorKind(error) });
    return createMemoryLimiter;
  }
}

/** Ends the process with one sentence for the operator. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
