import { startPostgres } from "#server/testing/postgres.ts";
import { createSubmissionId } from "#server/store/submission-id.ts";
import { enquiryRequest, percentile, runLoad } from "#server/testing/load.ts";
import { startSmtpSink, type SmtpSink } from "#server/testing/smtp-sink.ts";

import { engineEnv, openEngine, type Engine } from "#scripts/drill/data.ts";
import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import { onEnd, smallSite, startServer, temporaryFolder, wait } from "#scripts/drill/workplace.ts";

const ENQUIRIES = 400;
const REFUSED_SHARE = 0.3;
const KILLS = 6;
const TIME_LIMIT_MS = 90_000;
/** A lease well under the time that the drill waits at its end. */
const SETTINGS = { notifyLeaseMs: 2_000, notifyBackoffMs: 200 };

export async function drillNotifications(): Promise<Figure[]> {
  const figures = [await deliverThroughKills(), await answerWithoutMail()];

  const postgres = await startPostgres();
  if (postgres === undefined) {
    return [...figures, skipped("two servers on one PostgreSQL", "no PostgreSQL")];
  }
  onEnd(postgres.stop);
  return [
    ...figures,
    await deliverByTwo({ dataDir: temporaryFolder(), databaseUrl: postgres.url }),
  ];
}

/** A mail server that refuses often, and a site that dies often: everything arrives all the same. */
async function deliverThroughKills(): Promise<Figure> {
  const engine = { dataDir: temporaryFolder() };
  await fill(engine);
  const sink = await startSmtpSink({
    refuse: () => (Math.random() < REFUSED_SHARE ? 451 : undefined),
    // Slow enough that every kill finds some under way.
    delayMs: 20,
  });
  onEnd(sink.close);

  const site = smallSite();
  const env = { SITE_DIR: site, ...engineEnv(engine), ...mailEnv(sink) };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer(env, { settings: SETTINGS });
    await wait(100 + Math.random() * 150);
    server.process.kill("SIGKILL");
    await server.exited;
  }
  const before = distinct(sink);
  const server = await startServer(env, { settings: SETTINGS });
  await waitFor(() => distinct(sink) >= ENQUIRIES);
  // Leases of the last victim may still run out: whatever comes then is a repetition.
  await wait(3_000);
  server.process.kill("SIGTERM");
  await server.exited;

  const repeated = sink.mails.length - distinct(sink);
  const missing = ENQUIRIES - distinct(sink);
  return figure({
    what: `${ENQUIRIES} notifications, ${REFUSED_SHARE * 100}% refused for now, ${KILLS} SIGKILLs`,
    demanded: `${ENQUIRIES} delivered, 0 missing, repetitions with the same Message-ID`,
    measured: `${distinct(sink)} delivered (${before} of them between the kills), ${missing} missing, ${sink.refused()} refusals, ${repeated} repeated with the same Message-ID`,
    reached: missing === 0 && before < ENQUIRIES && distinct(sink) === ENQUIRIES,
  });
}

/** The mail server is away: that is nothing the visitor should notice. */
async function answerWithoutMail(): Promise<Figure> {
  const sink = await startSmtpSink();
  await sink.close();
  const server = await startServer(
    {
      SITE_DIR: smallSite(),
      DATA_DIR: temporaryFolder(),
      ...mailEnv(sink),
    },
    { settings: SETTINGS },
  );
  const { acknowledged, latenciesMs } = await runLoad({
    port: server.port,
    clients: 4,
    maxRequests: ENQUIRIES,
    request: (serial) => enquiryRequest(`down-${serial}`),
  });
  const middle = percentile(latenciesMs, 0.5);
  return figure({
    what: "enquiries while the mail server is away",
    demanded: "all answered with 200, half of them within 50 ms",
    measured: `${acknowledged.length} of ${ENQUIRIES} answered with 200, half of them within ${middle.toFixed(1)} ms`,
    reached: acknowledged.length === ENQUIRIES && middle < 50,
  });
}

async function deliverByTwo(engine: Engine): Promise<Figure> {
  await fill(engine);
  const sink = await startSmtpSink();
  onEnd(sink.close);
  const env = { SITE_DIR: smallSite(), ...engineEnv(engine), ...mailEnv(sink) };
  await Promise.all([
    startServer(env, { settings: SETTINGS }),
    startServer(env, { settings: SETTINGS }),
  ]);

  await waitFor(() => distinct(sink) >= ENQUIRIES);
  await wait(3_000);

  return figure({
    what: "two servers on one PostgreSQL",
    demanded: `${ENQUIRIES} mails, each once`,
    measured: `${sink.mails.length} mails, ${distinct(sink)} different`,
    reached: sink.mails.length === ENQUIRIES && distinct(sink) === ENQUIRIES,
  });
}

/** Straight into the database: what is drilled here is the way out of it. */
async function fill(engine: Engine) {
  const store = await openEngine(engine);
  const now = Date.now();
  await Promise.all(
    Array.from({ length: ENQUIRIES }, (_, index) =>
      store.save({
        id: createSubmissionId(now + index),
        form: "audit",
        at: now,
        spam: false,
        signals: [],
        dedup: String(index),
        notify: ["email"],
        fields: { name: "Drill", email: `d${index}@example.pk`, message: `Message ${index}` },
      }),
    ),
  );
  await store.close();
}

function mailEnv(sink: SmtpSink): Record<string, string> {
  return {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(sink.port),
    SMTP_SECURITY: "none",
    MAIL_FROM: "site@example.pk",
    MAIL_TO: "owner@example.pk",
  };
}

function distinct(sink: SmtpSink): number {
  return new Set(sink.mails.map(({ messageId }) => messageId)).size;
}

async function waitFor(isDone: () => boolean) {
  const end = performance.now() + TIME_LIMIT_MS;
  while (!isDone() && performance.now() < end) await wait(100);
}
