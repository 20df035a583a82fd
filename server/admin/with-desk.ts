import { noteWhatHappened } from "#server/desk/store/events.ts";
import { openDeskSql, type DeskSql } from "#server/desk/store/sql.ts";
import type { Env } from "#server/env.ts";

/** The tables beside the enquiries, with everything noted that came in before. */
export async function withDesk<Result>(
  env: Env,
  work: (sql: DeskSql) => Promise<Result>,
): Promise<Result> {
  const sql = openDeskSql(env);
  try {
    await noteWhatHappened(sql, Date.now());
    return await work(sql);
  } finally {
    await sql.close();
  }
}
