import type { StoredState } from "./events.ts";
import { flag, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";
import type { NotificationKind } from "#server/store/submission-store.ts";

/** What holds for an enquiry now, from its row. */
export const toStoredState: (row: Row) => StoredState = rowShape({
  status: text<StoredState["status"]>,
  owner: orNull(text),
  spam: flag,
  answeredAt: orNull(number),
  answeredBy: orNull(text),
  spamAt: orNull(number),
});

/** Queues the notifications that were held back, each only once. */
export async function queueNotifications(
  sql: Sql,
  id: string,
  notify: readonly NotificationKind[],
  now: number,
) {
  const rows = await sql.all("select kind from outbox where sub = $1", [id]);
  const known = new Set(rows.map((row) => text(row, "kind")));
  for (const kind of notify.filter((one) => !known.has(one))) {
    await sql.change("insert into outbox(sub, kind, due) values ($1, $2, $3)", [id, kind, now]);
  }
}
