import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "#lib/durations.ts";

import { openDeskFile } from "#server/desk/store/sql.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import {
  countNotices,
  isTriedLongEnough,
  NOTICE_BACKOFF_MS,
  noticeOutbox,
  queueNotice,
} from "./notices.ts";
import { addSite } from "./sites.ts";
import { createLog } from "#server/log/log.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { Relay } from "#server/notify/relay.ts";
import { startSmtpSink } from "#tests/support/server/smtp-sink.ts";

const MAILS = 40;
const NIGHT_HOURS = 12;
/** So time passes. */
const STEP_MS = 10 * MINUTE_MS;

const MAIL = {
  host: "127.0.0.1",
  security: "none",
  from: "site@example.pk",
  to: "owner@example.pk",
} as const;

test("mails of the watch outlive a night without a mail server", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mail-outage-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = databaseFile(folder);
  const store = openSqliteStore({ file });
  onTestFinished(store.close);
  const sql = openDeskFile(file);
  onTestFinished(sql.close);
  let now = Date.now();
  const site = await addSite(sql, makeSite(), now);
  if ("taken" in site) throw new Error("The folder is not empty.");
  for (let n = 0; n < MAILS; n += 1) await queueNotice(sql, makeNotice(site.id, n), now);

  let isAway = true;
  const sink = await startSmtpSink({ refuse: () => (isAway ? 421 : undefined) });
  onTestFinished(sink.close);
  const facts = { host: undefined, desk: undefined };
  const mailer = createMailer({ ...MAIL, port: sink.port }, facts);
  onTestFinished(mailer.close);
  const relay = new Relay({
    store: noticeOutbox(sql),
    kind: "email",
    deliver: async (notice, signal) => {
      if (!("stop" in notice)) throw new Error("no mail");
      const { id, to, subject, text } = notice;
      await mailer.send({ id, to, subject, text }, signal);
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
  expect(sink.refused()).toBeGreaterThan(MAILS);
  isAway = false;
  await pass(1.5);

  expect(sink.mails).toHaveLength(MAILS);
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(MAILS);
  expect(await countNotices(sql)).toMatchObject({ dead: 0, pending: 0 });
});

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
