import { formLanguages } from "#lib/contact/contact-message.ts";
import { createApp } from "#server/front/create-app.ts";
import { EnvError, type Env } from "#server/env.ts";
import { createLimits, noLimits } from "#server/forms/limits.ts";
import { createHttpServer } from "#server/front/http-server.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind } from "#server/log/log.ts";
import { notificationKinds } from "#server/notify/channels.ts";
import type { Guard } from "#server/reading/guard.ts";
import { createRetention } from "#server/retention/retention.ts";
import { createShutdown } from "#server/shutdown.ts";
import { fail } from "./fail.ts";
import { listen } from "./listen.ts";
import { openEnquiries } from "./open-enquiries.ts";
import { openLimiter } from "./open-limiter.ts";
import { openNotifications } from "./open-notifications.ts";
import { openServices } from "./open-services.ts";
import { startLog } from "./start-log.ts";
import { loadSite, readVariant, type BuiltSite } from "#server/front/files/load-site.ts";
import { crawlsFile } from "#server/audits/store/sqlite.ts";
import { buildTransportSecurity } from "#server/front/security-headers.ts";
import { checkNightly } from "#server/data/check-nightly.ts";
import { createDamage, type Damage } from "#server/data/damage.ts";
import { databaseFile } from "#server/store/sqlite.ts";

const AUDITS_DAMAGED =
  'site-audits.db: the database is damaged. Enquiries are not concerned; see docs/operations.md, "When something breaks"';

type StartOptions = {
  /** Layers of live reading in place of ours: for tests alone. No setting reaches them. */
  liveGuard?: Partial<Guard>;
};

/** Starts the server, or ends the process with one sentence for the operator. */
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
 * Everything that runs, from its settings: site, form, notifications, live reading. Ends on
 * SIGTERM, SIGINT and SIGHUP. Rejects with ENOENT where there is no built site.
 */
async function startServer(env: Env, { liveGuard }: StartOptions = {}): Promise<void> {
  const parts = await openParts(env, liveGuard);
  const { log, enquiries, notifications, services, retention } = parts;
  const app = createApp({
    ...(await describeApp(env, parts)),
    isEnding: () => shutdown.isEnding(),
  });
  const server = createHttpServer({
    fetch: (request, bindings) => app.fetch(request, bindings),
  });
  const shutdown = createShutdown({
    server,
    onEnding: () => {
      log.info("ending");
      services.endStreams();
      retention.stop();
      parts.checks.stop();
    },
    finish: async () => {
      await notifications.close();
      await services.close();
      await enquiries.store.close();
    },
    exit: (code) => process.exit(code),
  });
  // An unhandled rejection must not end the form. Its message could quote a visitor.
  const logRarely = createRareLog(log);
  process.on("unhandledRejection", (error) => {
    logRarely("unhandled_rejection", { kind: errorKind(error) });
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, shutdown.begin);
  // Started by `npm start`: its script is gone, and would leave the server with the port.
  process.on("disconnect", shutdown.begin);
  listen(server, env, () => {
    notifications.start();
    retention.start();
  });
}

async function openParts(env: Env, guard: Partial<Guard> | undefined) {
  const clock = Date.now;
  const log = startLog(clock);
  const site = await loadSite(env.siteDir, { isLiveOff: !env.live.active, isDeskOff: !env.desk });
  const enquiries = await openEnquiries(env, log);
  const { store, deskSql } = enquiries;
  const notifications = await openNotifications(env, { store, clock, log });
  const createLimiter = await openLimiter(env, log);
  const auditDamage = createDamage(log, "site-audits.db");
  const services = openServices(env, {
    clock,
    log,
    createLimiter,
    onAuditFault: auditDamage.note,
    store,
    deskSql,
    channels: notifications.open,
    guard,
  });
  const { forgetAudits } = services;
  const retention = createRetention({ store, days: env.retentionDays, clock, log, forgetAudits });
  const limits = env.rateLimit ? createLimits(createLimiter) : noLimits;
  const checks = checkNightly({ log, databases: databasesOf(env, enquiries.damage, auditDamage) });
  return {
    clock,
    log,
    site,
    enquiries,
    auditDamage,
    checks,
    notifications,
    services,
    retention,
    limits,
  };
}

/** PostgreSQL looks after its own files. */
function databasesOf(env: Env, damage: Damage, auditDamage: Damage) {
  if (env.databaseUrl !== undefined) return [];
  return [
    { file: databaseFile(env.dataDir), damage },
    { file: crawlsFile(env.dataDir), damage: auditDamage },
  ];
}

async function describeApp(env: Env, parts: Awaited<ReturnType<typeof openParts>>) {
  const { clock, log, limits, site, enquiries, notifications, services, retention } = parts;
  const { auditDamage } = parts;
  const ownOrigin = env.siteUrl && new URL(env.siteUrl).origin;
  return {
    store: enquiries.guarded,
    clock,
    log,
    limits,
    notify: notificationKinds(env),
    allowedOrigins: [...env.allowedOrigins, ...(ownOrigin === undefined ? [] : [ownOrigin])],
    siteOrigin: ownOrigin,
    live: services.live,
    siteAudits: services.siteAudits,
    desk: services.desk,
    trustedProxies: env.trustProxy,
    formActive: env.formActive,
    faults: () => (auditDamage.isFound() ? [AUDITS_DAMAGED] : []),
    formPages: {
      en: await pageOf(site, formLanguages.en.page),
      ur: await pageOf(site, formLanguages.ur.page),
    },
    site,
    transportSecurity: buildTransportSecurity({ subDomains: env.hstsSubDomains }),
    readingShell: await pageOf(site, "/privacy"),
    /** What works, and should not stay as it is. */
    notices: () => [
      ...enquiries.notices(),
      ...services.notices(),
      ...[retention.notice()].filter((notice) => notice !== undefined),
    ],
    onStored: () => {
      notifications.nudge();
      services.desk?.hub.nudge();
    },
  };
}

/** A built page and its policy, for answers that are made from it. */
async function pageOf(site: BuiltSite, path: string) {
  const file = site.files.get(path);
  const html = file && (await readVariant(file.variants.identity)).toString("utf8");
  return { html, policy: site.policyOf(path) };
}
