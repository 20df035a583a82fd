import { createApp } from "#server/app.ts";
import { EnvError, readEnv, type Env } from "#server/env.ts";
import { createLimits, noLimits } from "#server/forms/limits.ts";
import { createHttpServer } from "#server/http-server.ts";
import { createLog } from "#server/log.ts";
import { createShutdown } from "#server/shutdown.ts";
import { loadSite } from "#server/static/load-site.ts";
import { keepStoreOpen } from "#server/store/keep-open.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import type { NotificationKind } from "#server/store/submission-store.ts";

const STORE_RETRY_MS = 5_000;

async function main(env: Env) {
  const clock = Date.now;
  const log = createLog({ write: (line) => process.stderr.write(line), clock });

  const site = await loadSite(env.siteDir);
  const contactPage = site.files.get("/contact")?.variants.identity.body.toString("utf8");

  const store = await keepStoreOpen({
    open: () => openSqliteStore({ file: databaseFile(env.dataDir), groupCommit: env.groupCommit }),
    retryMs: STORE_RETRY_MS,
    log,
  });

  const app = createApp({
    store,
    clock,
    log,
    limits: env.rateLimit ? createLimits() : noLimits,
    notify: notificationKinds(env),
    allowedOrigins: [
      ...env.allowedOrigins,
      ...(env.siteUrl === undefined ? [] : [new URL(env.siteUrl).origin]),
    ],
    trustedProxies: env.trustProxy,
    formActive: env.formActive,
    contactPage: { html: contactPage, policy: site.policyOf("/contact") },
    isEnding: () => shutdown.isEnding(),
  });

  const server = createHttpServer({
    site,
    fetch: (request, bindings) => app.fetch(request, bindings),
    trustedProxies: env.trustProxy,
  });

  const shutdown = createShutdown({
    server,
    onEnding: () => log.info("ending"),
    finish: () => store.close(),
    exit: (code) => process.exit(code),
  });
  process.on("SIGTERM", shutdown.begin);
  process.on("SIGINT", shutdown.begin);

  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") fail(`Port ${env.port} is taken. Set PORT to another one.`);
    fail(`The server cannot listen: ${error.message}`);
  });
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : env.port;
    process.stdout.write(`Listening on http://${env.host ?? "localhost"}:${port}\n`);
    process.stdout.write(`Enquiries are kept in ${env.dataDir}\n`);
    if (!env.rateLimit) {
      process.stdout.write("RATE_LIMIT=off: the form takes any number of messages.\n");
    }
  });
}

/** Mail is always due: what arrives before it is configured is sent once it is. */
function notificationKinds(env: Env): NotificationKind[] {
  return env.webhook === undefined ? ["email"] : ["email", "webhook"];
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  await main(readEnv());
} catch (error) {
  if (error instanceof EnvError) fail(error.message);
  if ((error as NodeJS.ErrnoException).code === "ENOENT") {
    fail("There is no built site. Run npm run build, or set SITE_DIR to its folder.");
  }
  throw error;
}
