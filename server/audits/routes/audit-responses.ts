import type { AuditRefusal } from "#server/audits/store/room.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream | null;
type Headers = Readonly<Record<string, string>>;

export const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };
/** A report is for anyone who has its link: no search engine lists an answer of ours, or a file of it. */
export const UNLISTED = { "X-Robots-Tag": "noindex, nofollow" };
const NOT_MADE = "There is no report yet. It is made when the reading has ended, or is stopped.";
const NO_FILE = "This report has no such file, or its owner keeps it back.";
const NEVER_MADE = "There is no report: the site could not be read.";

/** Search engines list none of it. */
export function answer(status: number, body: Body, headers: Headers = {}): Response {
  return new Response(body, { status, headers: { ...UNLISTED, ...headers } });
}

/** `body`: to be written as JSON. */
export function say(status: number, body: unknown, headers: Headers = {}): Response {
  return answer(status, JSON.stringify(body), { ...JSON_TYPE, ...headers });
}

export function refuseAudit(status: number, problem: string, headers: Headers = {}): Response {
  return say(status, { problem }, headers);
}

export function refuseWith({ status, problem, retryAfterSeconds }: AuditRefusal): Response {
  return refuseAudit(status, problem, {
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
  });
}

export function refuseForeignAudit(): Response {
  return refuseAudit(403, "Only pages of this site may have a site audited.");
}

export function refuseUnmade({ phase, hasReport }: Crawl): Response {
  if (hasReport) return refuseAudit(404, NO_FILE);
  return refuseAudit(404, phase === "failed" ? NEVER_MADE : NOT_MADE);
}
