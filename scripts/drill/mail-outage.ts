import { HOUR_MS, MINUTE_MS } from "#lib/durations.ts";

import { openDeskSql } from "#server/desk/store/sql.ts";
import {
  countNotices,
  isTriedLongEnough,
  NOTICE_BACKOFF_MS,
  noticeOutbox,
  queueNotice,
} from "#server/watch/notices.ts";
import { addSite } from "#server/watch/sites.ts";
import { createLog } from "#server/log/log.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { Relay } from "#server/notify/relay.ts";
import { startSmtpSink } from "#server/testing/smtp-sink.ts";

import { openEngine } from "#scripts/drill/data.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import { onEnd, temporaryFolder } from "#scripts/drill/workplace.ts";

const MAILS = 40;
const NIGHT_HOURS = 12;
const STEP_MS = 10 * MINUTE_MS;

const MAIL = {
  host: "127.0.0.1",
  security: "none",
  from: "site@example.pk",
  to: "owner@example.pk",
} as const;

/** Mails of the watch through a night without a mail server; time passes in steps of ten minutes. */
export async function drillMailOutage(): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const store = await openEngine({ dataDir });
  onEnd(store.close);
  const sql = openDeskSql({ dataDir, databaseUrl: undefined });
  onEnd(sql.close);
  let now = Date.now();
  const site = await addSite(sql, makeSite(), now);
  if ("taken" in site) throw new Error("The drill's folder is not empty.");
  for (let n = 0; n < MAILS; n += 1) await queueNotice(sql, makeNotice(site.id, n), now);

  let isAway = true;
  const sink = await startSmtpSink({ refuse: () => (isAway ? 421 : undefined) });
  onEnd(sink.close);
  const facts = { host: undefined, promiseHours: 24, desk: undefined };
  const mailer = createMailer({ ...MAIL, port: sink.port }, facts);
  onEnd(async () => mailer.close());
  const relay = new Relay({
    store: noticeOutbox(sql),
    deliver: {
      email: async (notice, signal) => {
        if (!("stop" in notice)) throw new Error("no mail");
        const { id, to, subject, text } = notice;
        await mailer.send({ id, to, subject, text }, signal);
      },
    },
    clock: () => now,
    random: Math.random,
    log: createLog({ write: () => {}, clock: () => now }),
    leaseMs: MINUTE_MS,
    backoffMs: 30_000,
    longestBackoffMs: NOTICE_BACKOFF_MS,
    isOver: isTriedLongEnough,
  });
  const pass = async (hours: number) => {
    for (const end = now + hours * HOUR_MS; now < end; now += STEP_MS) {
      while ((await relay.runOnce()) > 0);
    }
  };
  await pass(NIGHT_HOURS);
  const refused = sink.refused();
  isAway = false;
  await pass(1.5);
  const { dead, pending } = await countNotices(sql);
  const arrived = new Set(sink.mails.map(({ messageId }) => messageId)).size;
  return [
    figure({
      what: `${MAILS} mails of the watch, and ${NIGHT_HOURS} hours without a mail server`,
      demanded: `${MAILS} delivered once within 90 minutes of its return, 0 given up`,
      measured: `${refused} refusals, then ${arrived} delivered in ${sink.mails.length} mails, ${dead} given up, ${pending} waiting`,
      reached: arrived === MAILS && sink.mails.length === MAILS && dead === 0 && pending === 0,
    }),
  ];
}

function makeSite() {
  return {
    url: "rangreza.example",
    host: "rangreza.example",
    client: "Rangreza",
    owner: null,
    rhythm: "nightly",
    pages: 100,
    mailTo: "ayesha@example.pk",
    summary: false,
  } as const;
}

function makeNotice(site: string, n: number) {
  const notice = {
    kind: "email",
    to: "ayesha@example.pk",
    subject: `Rangreza: ${n} pages can no longer be indexed`,
    text: "Drill",
    html: "",
    stop: "https://example.pk/stop",
  } as const;
  return { site, notice, reading: null };
}
