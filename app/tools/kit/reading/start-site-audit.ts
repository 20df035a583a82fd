/** Questions to our server about the audit of a whole site, and what comes back in words. */
import {
  MANAGE_HEADER,
  type Marks,
  type Part,
  type Rechecks,
  type SiteAuditStarted,
  type SiteAuditState,
} from "#engine/site-audit/contract.ts";
import type { ReportSection } from "#engine/site-audit/report/report-sections.ts";
import type { FixMarkRequest } from "#engine/site-audit/report/fix-mark-request.ts";
import type { RecheckRequest } from "#engine/site-audit/recheck/recheck-request.ts";
import type { SiteAuditRequest } from "#engine/site-audit/site-audit-request.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteIssue } from "#engine/site-audit/site-report.ts";
import { paths } from "#lib/site/paths.ts";
import { findReportKey } from "./report-key.ts";
import { showControlsIn } from "#lib/text/show-controls.ts";

/** `problem`: a sentence that says what to do. */
export type SiteAuditReply<Value> =
  { ok: true; value: Value } | { ok: false; problem: string; isGone?: boolean };

const offline = "You seem to be offline. Nothing was lost; try again in a moment.";
const noServer =
  "This server audits no whole sites just now. Audit one page by its address instead, or ask us for the report.";

/** Begins an audit on our server, or says why not. */
export function startSiteAudit(
  request: SiteAuditRequest,
): Promise<SiteAuditReply<SiteAuditStarted>> {
  return ask<SiteAuditStarted>(paths.siteAudits, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
}

export function readSiteAudit(
  id: string,
  signal?: AbortSignal,
): Promise<SiteAuditReply<SiteAuditState>> {
  return ask<SiteAuditState>(addressOf(id), {
    ...managing("GET", findReportKey(id)),
    ...(signal && { signal }),
  });
}

/** What was read is kept and judged. */
export function stopSiteAudit(id: string, key: string): Promise<SiteAuditReply<SiteAuditState>> {
  return ask<SiteAuditState>(`${addressOf(id)}/stop`, managing("POST", key));
}

export async function deleteSiteAudit(id: string, key: string): Promise<SiteAuditReply<undefined>> {
  return ask<undefined>(addressOf(id), managing("DELETE", key));
}

/** Answers with all marks of the report. Without `key`: somebody who is signed in at the desk. */
export function sendFixMark(
  id: string,
  key: string | undefined,
  mark: FixMarkRequest,
): Promise<SiteAuditReply<Marks>> {
  return ask<Marks>(`${addressOf(id)}/marks`, managingWith(key, mark));
}

/** Sections that only whoever manages the report gets from now on. */
export function sendHidden(
  id: string,
  hidden: readonly ReportSection[],
): Promise<SiteAuditReply<undefined>> {
  return ask<undefined>(`${addressOf(id)}/sections`, managingWith(findReportKey(id), { hidden }));
}

/** Has the addresses of one finding read again; answers with all that were, within a minute. */
export function sendRecheck(
  id: string,
  key: string | undefined,
  request: RecheckRequest,
  signal: AbortSignal,
): Promise<SiteAuditReply<Rechecks>> {
  return ask<Rechecks>(`${addressOf(id)}/rechecks`, { ...managingWith(key, request), signal });
}

function managing(method: string, key: string | undefined) {
  return {
    method,
    headers: { Accept: "application/json", ...(key !== undefined && { [MANAGE_HEADER]: key }) },
  };
}

function managingWith(key: string | undefined, body: object) {
  const { method, headers } = managing("POST", key);
  return {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** All parts of a list, one after the other. */
export async function readAllPages<Kind extends "pages" | "issues">(
  id: string,
  kind: Kind,
): Promise<SiteAuditReply<readonly (Kind extends "pages" ? ReportPage : SiteIssue)[]>> {
  type Row = Kind extends "pages" ? ReportPage : SiteIssue;
  const rows: Row[] = [];
  let cursor: string | undefined = "";
  while (cursor !== undefined) {
    const query: string = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    const part: SiteAuditReply<Part<Row>> = await ask<Part<Row>>(
      `${addressOf(id)}/${kind}${query}`,
      managing("GET", findReportKey(id)),
    );
    if (!part.ok) return part;
    rows.push(...part.value.rows);
    cursor = part.value.next;
  }
  return { ok: true, value: rows };
}

/** Of the stream of changes, and of the files that are exported. */
export function addressOf(id: string, more = ""): string {
  return `${paths.siteAudits}/${encodeURIComponent(id)}${more}`;
}

async function ask<Value>(address: string, init: RequestInit): Promise<SiteAuditReply<Value>> {
  let response: Response;
  try {
    response = await fetch(address, { headers: { Accept: "application/json" }, ...init });
  } catch {
    return { ok: false, problem: offline };
  }
  if (response.status === 204) return { ok: true, value: undefined as Value };
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  if (!isJson) return { ok: false, problem: noServer, isGone: response.status === 404 };
  const body = showControlsIn((await response.json()) as unknown);
  if (response.ok) return { ok: true, value: body as Value };
  return {
    ok: false,
    problem: readProblem(body) ?? "Something went wrong on our side. Try again in a minute.",
    isGone: response.status === 404 || response.status === 410,
  };
}

/** The server's own sentence; `error` where it refused before it knew who asks (server/front/refuse.ts). */
function readProblem(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { problem, error } = body as Record<string, unknown>;
  return [problem, error].find((each) => typeof each === "string");
}
