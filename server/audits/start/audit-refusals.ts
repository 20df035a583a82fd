import { count } from "#lib/count.ts";
import type { Refused } from "#server/forms/limits.ts";

/** What an audit that is asked for is refused with: a status, and a sentence that says what to do. */
export type AuditRefusal = {
  ok: false;
  status: 400 | 429 | 503;
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
