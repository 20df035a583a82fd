import { count } from "#lib/count.ts";
import { MINUTE_MS } from "#lib/durations.ts";
import { tellDuration } from "#lib/time-words.ts";
import type { Refused } from "#server/forms/limits.ts";
import type { SiteAuditSettings } from "#server/audits/settings.ts";

/** What an audit that is asked for is refused with: a status, and a sentence that says what to do. */
export type AuditRefusal = {
  ok: false;
  status: 400 | 404 | 429 | 503;
  problem: string;
  retryAfterSeconds?: number;
};

const BUSY_SECONDS = 60;

export const busy: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "Many sites are being audited just now. Try again in a few minutes.",
  retryAfterSeconds: BUSY_SECONDS,
};

export function refuseAttempt({ retryAfterSeconds }: Refused): AuditRefusal {
  const problem =
    "You have asked for many audits within ten minutes. Wait for a moment, then try again.";
  return { ok: false, status: 429, problem, retryAfterSeconds };
}

export function refuseLoads({
  retryAfterSeconds,
}: Pick<Refused, "retryAfterSeconds">): AuditRefusal {
  const problem = "Many reports are being loaded just now. Wait for a moment, then try again.";
  return { ok: false, status: 429, problem, retryAfterSeconds };
}

export function refuseToday({ retryAfterSeconds }: Refused, perDay: number): AuditRefusal {
  const problem = `${count(perDay, "site")} a day ${perDay === 1 ? "is" : "are"} audited for one visitor. Come back tomorrow, or ask us.`;
  return { ok: false, status: 429, problem, retryAfterSeconds };
}

export const noSuchFinding: AuditRefusal = {
  ok: false,
  status: 404,
  problem: "This report has no such finding. Load the report again.",
};

export const goneWhileRechecked: AuditRefusal = {
  ok: false,
  status: 404,
  problem: "The report was deleted while its finding was checked again.",
};

export const isRechecked: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "A finding of this report is being checked again just now. Wait for that to end.",
  retryAfterSeconds: 10,
};

export const ownRecheck: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "A finding is being checked again for you just now. Wait for that to end.",
  retryAfterSeconds: 10,
};

export const busyRechecks: AuditRefusal = {
  ok: false,
  status: 429,
  problem: "Many findings are being checked again just now. Try again in a minute.",
  retryAfterSeconds: BUSY_SECONDS,
};

export const rechecksEnding: AuditRefusal = {
  ok: false,
  status: 503,
  problem: "Our server is restarting. Try again in a minute.",
  retryAfterSeconds: BUSY_SECONDS,
};

export const recheckTooLong: AuditRefusal = {
  ok: false,
  status: 503,
  problem: "The addresses could not be checked in time. Try again in a few minutes.",
  retryAfterSeconds: BUSY_SECONDS,
};

/** `problem`: why its addresses alone do not show whether it is fixed. */
export function refuseRecheck(problem: string): AuditRefusal {
  return { ok: false, status: 400, problem: `The finding ${problem}.` };
}

export function refuseRechecks(
  { retryAfterSeconds }: Refused,
  bounds: Pick<SiteAuditSettings, "rechecksPerTenMinutes" | "rechecksPerDay">,
): AuditRefusal {
  const wait = tellDuration(Math.max(MINUTE_MS, retryAfterSeconds * 1000));
  const problem = `Findings are checked again ${count(bounds.rechecksPerTenMinutes, "time")} in ten minutes and ${count(bounds.rechecksPerDay, "time")} a day at most. Try again in ${wait}.`;
  return { ok: false, status: 429, problem, retryAfterSeconds };
}
