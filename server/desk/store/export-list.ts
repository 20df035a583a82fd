import { conditionOf, type ListRequest } from "#server/desk/store/enquiries.ts";
import { lastNumber } from "#server/desk/store/events.ts";
import type { DeskSql } from "#server/desk/store/sql.ts";
import type { Sql } from "#server/store/sql.ts";
import type { Submission } from "#server/store/submission-store.ts";
import { rowToSubmission } from "#server/store/submissions.ts";

type Exported = Omit<ListRequest, "cursor">;
/** `person` null: from the terminal. */
type Exporter = { person: string | null; at: number };

/** Everything of a list as it is stored, and that it was exported on the timeline of each. */
export function exportList(sql: DeskSql, list: Exported, by: Exporter): Promise<Submission[]> {
  return sql.transaction(async (inside) => {
    const before = await noteExport(inside, list, by);
    const rows = await inside.all(
      `select * from submission where last > $1 order by at desc, id desc`,
      [before],
    );
    return rows.map(rowToSubmission);
  });
}

/**
 * Within a transaction, and in three statements however long the list is: others wait for it. Returns
 * the number of the last event before.
 */
export async function noteExport(sql: Sql, list: Exported, by: Exporter): Promise<number> {
  const before = await lastNumber(sql);
  const { where, values } = conditionOf(list);
  const [at, person] = [`$${values.push(by.at)}`, `$${values.push(by.person)}`];
  await sql.change(
    `insert into event(sub, at, person, kind, body)
     select id, cast(${at} as bigint), cast(${person} as text), 'exported',
       '{"others":' || ((select count(*) from submission where ${where}) - 1) || '}'
     from submission where ${where} order by id`,
    values,
  );
  await sql.change(
    `update submission set last = (select max(number) from event where sub = submission.id)
     where id in (select sub from event where number > $1)`,
    [before],
  );
  return before;
}
