import type { Env } from "#server/env.ts";
import type { Log } from "#server/log/log.ts";
import type { Metrics } from "#server/log/metrics.ts";
import { Relay } from "#server/notify/relay.ts";
import { createWebhook } from "#server/notify/webhook.ts";
import type { OpenEnquiries } from "#server/start/open-enquiries.ts";

type NotificationOptions = Pick<OpenEnquiries, "store"> & {
  clock: () => number;
  log: Log;
  observe: Metrics["observeNotification"];
};

/** Mail and webhook as far as they are set up, each with a relay that sends what waits. */
export async function openNotifications(
  env: Env,
  { store, clock, log, observe }: NotificationOptions,
) {
  const mailer = await openMailer(env);
  const deliver = {
    ...(mailer && { email: mailer.deliver }),
    ...(env.webhook && { webhook: createWebhook({ ...env.webhook, clock }) }),
  };
  // One for each kind: a webhook that hangs must not hold up the mail.
  const relays = Object.entries(deliver).map(
    ([kind, send]) =>
      new Relay({
        store,
        deliver: { [kind]: send },
        clock,
        random: Math.random,
        log,
        leaseMs: env.notifyLeaseMs,
        backoffMs: env.notifyBackoffMs,
        observe,
      }),
  );
  return {
    mailer,
    start() {
      for (const relay of relays) relay.start();
    },
    nudge() {
      for (const relay of relays) relay.nudge();
    },
    async close() {
      await Promise.all(relays.map((relay) => relay.stop()));
      mailer?.close();
    },
  };
}

async function openMailer({ mail, siteUrl }: Env) {
  if (mail === undefined) return undefined;
  const { createMailer } = await import("#server/notify/email.ts");
  return createMailer(mail, siteUrl && new URL(siteUrl).hostname);
}
