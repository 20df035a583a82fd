import { site as siteFile } from "#lib/site/site.ts";

import { noteEndedAudits } from "./audit-site.ts";
import type { Desk } from "./desk.ts";
import { createDeskLimits, noDeskLimits } from "./desk-limits.ts";
import { DeskHub } from "./hub.ts";
import { countWorse } from "#server/watch/readings.ts";
import { startWatch } from "#server/watch/start-watch.ts";
import { publicOrigin, type Env } from "#server/env.ts";
import type { CreateLimiter } from "#server/forms/limits.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind } from "#server/log/log.ts";
import type { OpenChannel } from "#server/notify/channel.ts";
import { describeChannels, notificationKinds } from "#server/notify/channels.ts";

type StartDeskOptions = Pick<
  Desk,
  "sql" | "store" | "clock" | "log" | "live" | "audits" | "forgetAudits"
> & {
  env: Env;
  createLimiter: CreateLimiter;
  channels: ReadonlyMap<string, OpenChannel>;
};

/** How often it is looked which audits of enquiries' sites have ended. */
const LOOK_FOR_AUDITS_MS = 5_000;

/** Everything of the desk on one server, and its end. */
export function startDesk(options: StartDeskOptions): {
  desk: Desk;
  /** What an operator should know while everything works. */
  notices: () => readonly string[];
  endStreams: () => void;
  close: () => Promise<void>;
} {
  const { env, sql, createLimiter, clock, log } = options;
  const hub = new DeskHub({ sql, clock, log, countWorse: () => countWorse(sql) });
  const desk: Desk = {
    sql,
    hub,
    store: options.store,
    clock,
    log,
    live: options.live,
    audits: options.audits,
    forgetAudits: options.forgetAudits,
    limits: env.rateLimit ? createDeskLimits(createLimiter) : noDeskLimits,
    notify: notificationKinds(env),
    siteOrigin: env.siteUrl && new URL(env.siteUrl).origin,
    origin: publicOrigin(env),
    brand: siteFile.name,
    mailTo: env.mail?.to ?? null,
    channels: describeChannels(env),
  };
  const logRarely = createRareLog(log);
  const looking = setInterval(() => {
    noteEndedAudits(desk).then(
      () => hub.nudge(),
      (error: unknown) => logRarely("desk_audits_not_noted", { kind: errorKind(error) }),
    );
  }, LOOK_FOR_AUDITS_MS).unref();
  const watch = startWatch(desk, options);
  return {
    desk,
    notices: watch.notices,
    endStreams: () => hub.endStreams(),
    close: async () => {
      clearInterval(looking);
      await watch.close();
      hub.close();
      await sql.close();
    },
  };
}
