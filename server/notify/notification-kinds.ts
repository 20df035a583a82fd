import type { Env } from "#server/env.ts";
import type { NotificationKind } from "#server/store/submission-store.ts";

/** Mail is always due: what arrives before it is configured is sent once it is. */
export function notificationKinds(env: Pick<Env, "webhook">): NotificationKind[] {
  return env.webhook === undefined ? ["email"] : ["email", "webhook"];
}
