import type { Env } from "#server/env.ts";
import type { Desk } from "#server/desk/desk.ts";
import { noticeOutbox, type KeptNotice } from "#server/desk/watch/notices.ts";
import { endReadings, watchOnce } from "#server/desk/watch/run-watch.ts";
import { startSchedule, type Schedule } from "#server/desk/watch/schedule.ts";
import { createRareLog } from "#server/log/log-rarely.ts";
import { errorKind } from "#server/log/log.ts";
import type { Deliver } from "#server/notify/deliver.ts";
import type { Mailer } from "#server/notify/email.ts";
import { Relay } from "#server/notify/relay.ts";
import { createWebhookCaller } from "#server/notify/webhook.ts";
import type { NotificationKind } from "#server/store/submission-store.ts";

export type WatchOptions = {
  env: Env;
  mailer: Mailer | undefined;
};

/** Mails of the watch wait longer than enquiries' may: its readings come at night. */
const LOOK_FOR_NOTICES_MS = 5_000;
/** How soon an open desk shows what a reading found. */
const LOOK_FOR_ENDS_MS = 5_000;
/** While a database is away, the schedule is tried again. */
const RETRY_MS = 15_000;

/** Reads clients' sites when they are due, and sends what is to be told of them. */
export function startWatch(desk: Desk, { env, mailer }: WatchOptions) {
  const { sql, clock, log } = desk;
  const deliver: Partial<Record<NotificationKind, Deliver<KeptNotice>>> = {
    ...(mailer && { email: (notice, signal) => sendMail(mailer, notice, signal) }),
    ...(env.webhook && { webhook: callBy(createWebhookCaller({ ...env.webhook, clock })) }),
  };
  const relay = new Relay({
    store: noticeOutbox(sql),
    deliver,
    clock,
    random: Math.random,
    log,
    leaseMs: env.notifyLeaseMs,
    backoffMs: env.notifyBackoffMs,
    pollMs: LOOK_FOR_NOTICES_MS,
  });
  if (Object.keys(deliver).length > 0) relay.start();

  const logRarely = createRareLog(log);
  let schedule: Schedule | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  async function open() {
    try {
      const opened = await startSchedule({
        databaseUrl: env.databaseUrl,
        log,
        work: () => watchOnce(desk),
      });
      if (isClosed) return await opened.close();
      schedule = opened;
    } catch (error) {
      logRarely("watch_schedule", { kind: errorKind(error) });
      if (!isClosed) retry = setTimeout(() => void (opening = open()), RETRY_MS).unref();
    }
  }
  let opening: Promise<void> = open();
  const ending = setInterval(() => {
    endReadings(desk).catch((error: unknown) =>
      logRarely("watch_not_looked", { kind: errorKind(error) }),
    );
  }, LOOK_FOR_ENDS_MS).unref();

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(ending);
      await opening;
      await Promise.all([schedule?.close(), relay.stop()]);
    },
  };
}

async function sendMail(mailer: Mailer, notice: KeptNotice, signal: AbortSignal) {
  if (notice.kind !== "email") return;
  const { id, to, subject, text, html, stop, at } = notice;
  const headers = {
    "Auto-Submitted": "auto-generated",
    // RFC 8058: a mail program's own button does what the link does.
    "List-Unsubscribe": `<${stop}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  await mailer.send({ id, to, subject, text, html, date: new Date(at), headers }, signal);
}

function callBy(call: ReturnType<typeof createWebhookCaller>): Deliver<KeptNotice> {
  return async (notice, signal) => {
    if (notice.kind !== "webhook") return;
    const { id, type, at, data } = notice;
    await call({ id, type, at, data }, signal);
  };
}
