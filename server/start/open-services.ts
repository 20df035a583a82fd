import { site as siteFile } from "#lib/site/site.ts";

import { startDesk } from "#server/desk/start-desk.ts";
import type { Env } from "#server/env.ts";
import type { CreateLimiter } from "#server/forms/limits.ts";
import { startLive } from "#server/live/start-live.ts";
import type { Log } from "#server/log/log.ts";
import type { OpenChannel } from "#server/notify/channel.ts";
import { createLines } from "#server/reading/lines.ts";
import type { Guard } from "#server/reading/guard.ts";
import { noteTime } from "#server/retention/sweep.ts";
import { forgetAuditsIn } from "#server/audits/store/forget-audits.ts";
import { startAudits } from "#server/audits/start/start-audits.ts";
import { crawlPlaceOf } from "#server/audits/store/open-crawls.ts";
import type { OpenEnquiries } from "./open-enquiries.ts";

type ServicesOptions = Pick<OpenEnquiries, "store" | "deskSql"> & {
  clock: () => number;
  log: Log;
  createLimiter: CreateLimiter;
  /** Those that are set up, by kind. */
  channels: ReadonlyMap<string, OpenChannel>;
  /** Called with every error of the audits' database. */
  onAuditFault: (error: unknown) => void;
  /** Layers of live reading in place of ours: for tests alone. */
  guard: Partial<Guard> | undefined;
};

/** What goes on beside the form: live reading, audits of whole sites, the desk. */
export function openServices(env: Env, options: ServicesOptions) {
  const { clock, log, createLimiter, guard, store, deskSql } = options;
  const reading = {
    lines: createLines(),
    siteUrl: env.siteUrl ?? siteFile.url,
    clock,
    boundsVisitors: env.rateLimit,
    createLimiter,
    ...(guard && { guard }),
  };
  const live = startLive({ ...reading, settings: env.live });
  const place = crawlPlaceOf(env);
  const siteAudits = startAudits({
    ...reading,
    settings: env.siteAudit,
    place,
    log,
    doubtClock: () => noteTime(store, clock()),
    onFault: options.onAuditFault,
  });
  const forgetAudits = () => forgetAuditsIn(place, store);
  const desk =
    deskSql &&
    startDesk({
      env,
      sql: deskSql,
      store,
      clock,
      log,
      createLimiter,
      channels: options.channels,
      live: live.api,
      audits: siteAudits.api,
      forgetAudits,
    });
  return {
    live: live.api,
    siteAudits: siteAudits.api,
    desk: desk?.desk,
    notices: () => desk?.notices() ?? [],
    endStreams() {
      siteAudits.endStreams();
      desk?.endStreams();
    },
    forgetAudits,
    async close() {
      await Promise.all([live.close(), siteAudits.close()]);
      await desk?.close();
    },
  };
}
