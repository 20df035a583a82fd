import type { ForgetPlan, Remaining } from "#lib/desk/contract.ts";
import type { AuditSeen, DeskEnquiry, PageRead } from "#lib/desk/enquiry.ts";

import { toEnquiryRow } from "./enquiries.ts";
import { readEvents, rowToEvent, toHappening, type StoredEvent } from "./events.ts";
import { readNames } from "./people.ts";
import { from, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";
import { normalizeAddress, toSubmission } from "#server/store/submissions.ts";

const OWN_FIELDS: ReadonlySet<string> = new Set([
  "name",
  "email",
  "phone",
  "website",
  "message",
  "page",
  "_subject",
]);
const MAX_EARLIER = 20;

const toUnderWay = rowShape({ by: from("kind", text), tries: number });
const toContact = rowShape({ phone: orNull(text), email: orNull(text), site: orNull(text) });
const toEventCounts = rowShape({ notes: number, audits: number });

/** An enquiry whole, with its timeline. Undefined where there is none. */
export async function readEnquiry(sql: Sql, id: string): Promise<DeskEnquiry | undefined> {
  const [row] = await sql.all("select * from submission where id = $1", [id]);
  if (row === undefined) return undefined;
  const names = await readNames(sql);
  const { fields } = toSubmission(row);
  const events = await readEvents(sql, id);
  const jobs = await sql.all(
    "select kind, tries from outbox where sub = $1 and done is null and dead is null order by id",
    [id],
  );
  return {
    ...toEnquiryRow(row, names),
    message: fields["message"] ?? "",
    subject: fields["_subject"] ?? "",
    others: Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN_FIELDS.has(name))),
    happenings: events.map((event) => toHappening(event, names)),
    underWay: jobs.map(toUnderWay),
    read: (newestBody(events, ["page-read"])?.["read"] as PageRead | undefined) ?? null,
    audit: (newestBody(events, AUDIT_KINDS)?.["audit"] as AuditSeen | undefined) ?? null,
    earlier: await readEarlier(sql, row, names),
  };
}

const AUDIT_KINDS: readonly StoredEvent["kind"][] = ["audit-begun", "audit-done", "audit-failed"];

function newestBody(events: readonly StoredEvent[], kinds: readonly StoredEvent["kind"][]) {
  return events.findLast(({ kind }) => kinds.includes(kind))?.body;
}

/** What the same person sent before: by phone, email or site. */
async function readEarlier(
  sql: Sql,
  row: Row,
  names: ReadonlyMap<string, string>,
): Promise<DeskEnquiry["earlier"]> {
  const { phone, email, site } = toContact(row);
  const rows = await sql.all(
    `select * from submission where id <> $4 and spam = 0 and at <= $5
       and ((phone = $1 and phone <> '') or (email = $2 and email <> '') or (site = $3 and site <> ''))
     order by at desc, id desc limit ${MAX_EARLIER}`,
    [phone ?? "", email ?? "", site ?? "", text(row, "id"), number(row, "at")],
  );
  const isSame = (one: Row, name: string) => row[name] !== "" && one[name] === row[name];
  return rows.map((one) => {
    const { id, at, status, page, start } = toEnquiryRow(one, names);
    const same = [
      ...(isSame(one, "phone") ? ["phone" as const] : []),
      ...(isSame(one, "email") ? ["email" as const] : []),
      ...(isSame(one, "site") ? ["website" as const] : []),
    ];
    return { id, at, status, page, start, same };
  });
}

/** A condition for what goes with a person, and its one value. */
type FromPerson = readonly [where: string, value: string];

/** Everything that came from one email address, as `forget` finds it. */
export const fromAddress = (email: string): FromPerson => [
  "(email = $1 or reply_to = $1)",
  normalizeAddress(email),
];

export async function idsFrom(sql: Sql, email: string): Promise<string[]> {
  const [where, value] = fromAddress(email);
  const rows = await sql.all(`select id from submission where ${where}`, [value]);
  return rows.map((row) => text(row, "id"));
}

/** What is probably the same person's, and is not found by the address. */
export async function readRemaining(sql: Sql, [where, value]: FromPerson): Promise<Remaining> {
  const enquiries = await sql.all(
    `select at from submission where not ${where} and phone <> ''
       and phone in (select phone from submission where ${where}) order by at desc`,
    [value],
  );
  const sites = await sql.all(
    `select host from watched where removed_at is null and (
       host in (select site from submission where ${where})
       or id in (select site from watch_reader where lower(address) = $1)) order by host`,
    [value],
  );
  return {
    enquiries: enquiries.map((row) => number(row, "at")),
    sites: sites.map((row) => text(row, "host")),
  };
}

type Forgettable = ForgetPlan & { ids: readonly string[] };

/** What would go with the person who sent an enquiry: everything from that address. */
export async function planForget(sql: Sql, id: string): Promise<Forgettable | undefined> {
  const [row] = await sql.all("select * from submission where id = $1", [id]);
  if (row === undefined) return undefined;
  const { fields } = toSubmission(row);
  const address = normalizeAddress(fields["email"] ?? fields["_replyto"] ?? "");
  const [where, value]: FromPerson = address === "" ? ["id = $1", id] : fromAddress(address);
  const rows = await sql.all(`select id, at from submission where ${where} order by at desc`, [
    value,
  ]);
  let notes = 0;
  let audits = 0;
  for (const one of rows) {
    const counted = await sql.all(
      "select count(*) filter (where kind = 'note') as notes, count(*) filter (where kind = 'audit-begun') as audits from event where sub = $1",
      [text(one, "id")],
    );
    const counts = counted.map(toEventCounts)[0]!;
    notes += counts.notes;
    audits += counts.audits;
  }
  return {
    name: fields["name"] ?? "",
    address,
    enquiries: rows.map((one) => number(one, "at")),
    notes,
    audits,
    website: fields["website"] || null,
    remaining: await readRemaining(sql, [where, value]),
    ids: rows.map((one) => text(one, "id")),
  };
}

/** Who deleted an enquiry, and when; undefined if it went by age, or from the terminal. */
export async function findForgotten(
  sql: Sql,
  id: string,
): Promise<{ person: string | null; at: number } | undefined> {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  // An id in the list is behind a bracket or a comma; the list's own name is not.
  const quoted = `"${id.replaceAll("_", "\\_")}"`;
  const rows = await sql.all(
    `select * from event where kind = 'forgotten' and sub is null
       and (body like $1 escape '\\' or body like $2 escape '\\') order by number desc limit 1`,
    [`%[${quoted}%`, `%,${quoted}%`],
  );
  const [event] = rows.map(rowToEvent);
  return event && { person: event.person, at: event.at };
}
