import { AFTER_RESTORE, UNCONFIRMED } from "#server/store/after-restore.ts";
import type { Sql } from "#server/data/sql.ts";

/** After PostgreSQL's own restore; `restore` does the same for SQLite. Within a transaction. */
export async function noteRestored(sql: Sql): Promise<void> {
  for (const statement of AFTER_RESTORE) await sql.change(statement);
}

/** True from a restore until an operator has confirmed who gets in. */
export async function isUnconfirmed(sql: Sql): Promise<boolean> {
  return (await sql.all("select 1 from memory where name = $1", [UNCONFIRMED])).length > 0;
}

/** Returns whether there was anything to confirm. */
export async function confirmPeople(sql: Sql): Promise<boolean> {
  return (await sql.change("delete from memory where name = $1", [UNCONFIRMED])) > 0;
}
