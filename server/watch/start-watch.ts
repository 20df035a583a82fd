import type { Env } from "#server/env.ts";
import { KeptOpen } from "#server/data/kept-open.ts";
import type { Desk } from "#server/desk/desk.ts";
import { countNotices, isTriedLongEnough, noticeOutbox, NOTICE_BACKOFF_MS } from "./notices.ts";
import { endReadings, watchOnce } from "./run-watch.ts";
import { startSchedule } from "./schedule.ts";
import { count } from "#lib/count.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind } from "#server/log/log.ts";
import type { OpenChannel } from "#server/notify/channel.ts";
import { createRelays } from "#server/notify/create-relays.ts";

type WatchOptions = {
  env: Env;
  /** Those that are set up, by kind. */
  channels: ReadonlyMap<string, OpenChannel>;
};

/** Mails of the watch wait longer than enquiries' may: its readings come at night. */
const LOOK_FOR_NOTICES_MS = 5_000;
/** How soon an open desk shows what a reading found. */
const LOOK_FOR_ENDS_MS = 5_000;

/** Reads clients' sites when they are due, and sends the news of them. */
export function startWatch(desk: Desk, { env, channels }: WatchOptions) {
  const { sql, clock, log } = desk;
  const relays = createRelays(env, channels, ({ deliverNotice }) => deliverNotice, {
    store: noticeOutbox(sql),
    clock,
    log,
    longestBackoffMs: NOTICE_BACKOFF_MS,
    isOver: isTriedLongEnough,
    pollMs: LOOK_FOR_NOTICES_MS,
  });
  for (const relay of relays) relay.start();

  const logRarely = createRareLog(log);
  const schedule = new KeptOpen({
    open: () => startSchedule({ databaseUrl: env.databaseUrl, log, work: () => watchOnce(desk) }),
    onFault: (error) => logRarely("watch_schedule", { kind: errorKind(error) }),
  });
  void schedule.tryToOpen();
  let givenUp = 0;
  const look = async () => {
    await endReadings(desk);
    givenUp = (await countNotices(sql)).dead;
  };
  const ending = setInterval(() => {
    look().catch((error: unknown) => logRarely("watch_not_looked", { kind: errorKind(error) }));
  }, LOOK_FOR_ENDS_MS).unref();

  return {
    /** For `/readyz`: what an operator should know. */
    notices: () => (givenUp === 0 ? [] : [sayGivenUp(givenUp)]),
    close: async () => {
      clearInterval(ending);
      await Promise.all([schedule.close(), ...relays.map((relay) => relay.stop())]);
    },
  };
}

function sayGivenUp(mails: number): string {
  return `${count(mails, "message")} about watched sites could not be sent for seven days. npm run enquiries -- dead lists them, resend sends them again.`;
}
