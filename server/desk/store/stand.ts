import type { EnquiryStand } from "#server/desk/store/events.ts";
import type { Sql, Row } from "#server/data/sql.ts";
import type { NotificationKind } from "#server/store/submission-store.ts";

/** What holds for an enquiry now, from its row. */
export function standOf(row: Row): EnquiryStand {
  const text = (name: string) => (row[name] === null ? null : String(row[name]));
  const time = (name: string) => (row[name] === null ? null : Number(row[name]));
  return {
    status: String(row["status"]) as EnquiryStand["status"],
    owner: text("owner"),
    spam: Number(row["spam"]) === 1,
    answeredAt: time("answered_at"),
    answeredBy: text("answered_by"),
    spamAt: time("spam_at"),
  };
}

/** Those that were held; nobody is written to twice. */
export async function queueNotifications(
  sql: Sql,
  id: string,
  notify: readonly NotificationKind[],
  now: number,
) {
  const rows = await sql.all("select kind from outbox where sub = $1", [id]);
  const known = new Set(rows.map((row) => String(row["kind"])));
  for (const kind of notify.filter((one) => !known.has(one))) {
    await sql.change("insert into outbox(sub, kind, due) values ($1, $2, $3)", [id, kind, now]);
  }
}
