import type { DeskChannel } from "#lib/desk/contract.ts";

import type { DeskSql } from "#server/desk/store/sql.ts";
import type { DeskHub } from "./hub.ts";
import type { DeskLimits } from "./desk-limits.ts";
import type { LiveRoutesOptions } from "#server/live/live-routes.ts";
import type { Log } from "#server/log/log.ts";
import type { AuditApi } from "#server/audits/start/start-audits.ts";
import type { NotificationKind, SubmissionStore } from "#server/store/submission-store.ts";

/** What the desk's routes work with. */
export type Desk = {
  sql: DeskSql;
  /** The enquiries' own store: what is deleted there is gone from its log as well. */
  store: Pick<SubmissionStore, "forget" | "remove">;
  clock: () => number;
  log: Log;
  limits: DeskLimits;
  hub: DeskHub;
  live: LiveRoutesOptions;
  audits: Pick<
    AuditApi,
    "isActive" | "beginForStaff" | "findByKey" | "linkTo" | "describe" | "list" | "stop" | "remove"
  >;
  /** Deletes the audits of enquiries that are gone; returns how many. */
  forgetAudits: () => Promise<number>;
  notify: readonly NotificationKind[];
  /** Where the site is reached; without it the desk works on localhost alone. */
  siteOrigin: string | undefined;
  /** The same for links in mails: localhost where it is not set. */
  origin: string;
  brand: string;
  mailTo: string | null;
  channels: readonly DeskChannel[];
};
