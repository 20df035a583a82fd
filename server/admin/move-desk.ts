import { isUnconfirmed, noteRestored } from "#server/desk/store/restored.ts";
import type { DeskSql } from "#server/desk/store/sql.ts";
import { placeholders, type Sql, type Value } from "#server/data/sql.ts";

/** What else an enquiry's row has, which the store's own dump leaves out. */
const STANDING = [
  "status",
  "owner",
  "answered_at",
  "answered_by",
  "spam_at",
  "last",
  "phone",
  "site",
  "page",
  "words",
  "reminders",
  "remind_at",
] as const;

/** In the order in which they refer to each other. Sessions and invitations stay behind. */
const TABLES = {
  person: ["id", "name", "made_at", "removed_at"],
  passkey: "id person public_key counter transports device made_at used_at invited_by".split(" "),
  event: ["number", "sub", "at", "person", "kind", "body", "key"],
  reading_link: ["hash", "event"],
  watched:
    "id host url client owner rhythm pages summary made_at next_at summary_at paused_at paused_by note removed_at weekly_mail".split(
      " ",
    ),
  watch_reader: ["site", "address", "muted", "stopped", "gone"],
  reading:
    "id site serial begun_at ended_at outcome points indexable known verdict report body".split(
      " ",
    ),
  watch_notice: "id site kind address at due tries done dead body reading since fault weekly".split(
    " ",
  ),
  watch_stop: ["hash", "site", "address"],
} as const;

/** Copies what the desk knows, after the enquiries themselves; what is there already stays as it is. */
export function moveDesk(source: DeskSql, target: DeskSql): Promise<void> {
  return target.transaction(async (inside) => {
    const rows = await source.all(`select id, ${STANDING.join(", ")} from submission`);
    for (const row of rows) {
      await inside.change(
        `update submission set ${STANDING.map((name, index) => `${name} = $${index + 2}`).join(", ")}
         where id = $1 and words is null`,
        ["id", ...STANDING].map((name) => row[name] as Value),
      );
    }
    await inside.change("update outbox set noted = 1 where done is not null or dead is not null");
    for (const [table, columns] of Object.entries(TABLES)) {
      await copyTable(source, inside, table, columns);
    }
    if (await isUnconfirmed(source)) await noteRestored(inside);
    // The next event's number is above all that were copied.
    await inside.all(
      "select setval(pg_get_serial_sequence('event', 'number'), greatest((select max(number) from event), 1))",
    );
  });
}

async function copyTable(source: Sql, target: Sql, table: string, columns: readonly string[]) {
  for (const row of await source.all(`select ${columns.join(", ")} from ${table}`)) {
    await target.change(
      `insert into ${table}(${columns.join(", ")}) overriding system value
       values (${placeholders(columns.length)}) on conflict do nothing`,
      columns.map((name) => row[name] as Value),
    );
  }
}
