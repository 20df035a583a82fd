import type { AuditSeen } from "#lib/desk/enquiry.ts";

import type { Desk } from "./desk.ts";
import {
  addEvent,
  eventKey,
  hasEvent,
  rowToEvent,
  type StoredEvent,
} from "#server/desk/store/events.ts";
import type { AuditRefusal } from "#server/audits/store/room.ts";

type AuditRequest = { id: string; url: string; person: string; key: string };

/** Has the whole site of an enquiry audited, with the report's link on its timeline. */
export async function auditTheirSite(
  { sql, audits, clock }: Pick<Desk, "sql" | "audits" | "clock">,
  { id, url, person, key }: AuditRequest,
): Promise<AuditRefusal | undefined> {
  const ownKey = eventKey(person, key);
  if (await hasEvent(sql, ownKey)) return undefined;
  const begun = await audits.beginForStaff({ url, enquiry: id });
  if (!begun.ok) return begun;
  const audit = await describeAudit(audits, begun.report);
  const event = { sub: id, at: clock(), person, body: { audit }, key: ownKey };
  await sql.transaction(async (inside) => {
    const there = await inside.all("select 1 from submission where id = $1", [id]);
    if (there.length > 0) await addEvent(inside, { ...event, kind: "audit-begun" });
  });
  return undefined;
}

/** The state of an audit; undefined if it was deleted. `report` is its key. */
async function describeAudit(
  audits: Desk["audits"],
  report: string,
): Promise<AuditSeen | undefined> {
  const crawl = await audits.findByKey(report);
  if (crawl === undefined) return undefined;
  const state = await audits.describe(crawl);
  const { coverage, pagesRead } = state.report ?? {};
  return {
    report,
    site: state.site,
    phase: state.phase,
    read: state.progress.read,
    found: state.progress.found,
    indexable: coverage?.indexable ?? null,
    pages: pagesRead ?? null,
    keptUntil: Date.parse(state.keptUntil),
    detail: state.detail ?? null,
  };
}

const OVER: ReadonlySet<string> = new Set(["done", "stopped", "failed"]);

/** An audit of which the timeline knows the beginning alone, as far as it has come by now. */
export async function describeNow(audits: Desk["audits"], noted: AuditSeen): Promise<AuditSeen> {
  if (OVER.has(noted.phase)) return noted;
  return (await describeAudit(audits, noted.report)) ?? noted;
}

/** Notes on the timelines which audits have ended, on whichever server they ran. */
export async function noteEndedAudits({
  sql,
  audits,
  clock,
}: Pick<Desk, "sql" | "audits" | "clock">): Promise<void> {
  const rows = await sql.all(
    `select * from event b where kind = 'audit-begun' and not exists (
       select 1 from event e where e.sub = b.sub and e.number > b.number
         and e.kind in ('audit-done', 'audit-failed'))`,
  );
  for (const begun of rows.map(rowToEvent)) {
    const before = begun.body["audit"] as AuditSeen;
    const audit = await describeAudit(audits, before.report);
    if (audit !== undefined && !OVER.has(audit.phase)) continue;
    await noteEnd(sql, begun, audit ?? { ...before, detail: "The report was deleted." }, clock());
  }
}

async function noteEnd(sql: Desk["sql"], begun: StoredEvent, audit: AuditSeen, now: number) {
  const kind = audit.phase === "done" || audit.phase === "stopped" ? "audit-done" : "audit-failed";
  await sql.transaction(async (inside) => {
    // Another server may have been quicker, or the enquiry be gone.
    const [row = {}] = await inside.all(
      `select max(number) as newest from event where sub = $1
         and kind in ('audit-begun', 'audit-done', 'audit-failed')`,
      [begun.sub],
    );
    if (row["newest"] !== begun.number) return;
    await addEvent(inside, { sub: begun.sub, at: now, person: null, kind, body: { audit } });
  });
}
