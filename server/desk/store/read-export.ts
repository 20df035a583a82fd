import { setImmediate } from "node:timers/promises";

import type { EnquiryStatus } from "#lib/desk/enquiry.ts";

import { addEvent } from "./events.ts";
import { conditionOf, type ListFilter } from "./list-condition.ts";
import { readNames, toPerson } from "./people.ts";
import type { DeskSql } from "./sql.ts";
import { orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Sql } from "#server/data/sql.ts";
import type { Submission } from "#server/store/submission-store.ts";
import { readCount, toSubmission } from "#server/store/submissions.ts";

/** So many are read at once: between two parts everybody else has a turn. */
const PART = 200;

/** `owner`: by name; "" if there is none. */
export type ExportedEnquiry = Submission & { status: EnquiryStatus; owner: string };

const toHolder = rowShape({ status: text<EnquiryStatus>, owner: orNull(text) });

/** Everything of a list as it is stored, newest first, in parts. */
export async function* readExport(
  sql: Sql,
  list: ListFilter,
): AsyncGenerator<readonly ExportedEnquiry[]> {
  const names = await readNames(sql);
  const { where, values } = await conditionOf(sql, list);
  const [at, id] = [`$${values.length + 1}`, `$${values.length + 2}`];
  let before: [number, string] = [Number.MAX_SAFE_INTEGER, ""];
  for (;;) {
    const rows = await sql.all(
      `select * from submission where ${where} and (at, id) < (${at}, ${id})
       order by at desc, id desc limit ${PART}`,
      [...values, ...before],
    );
    const part = rows.map((row) => {
      const { status, owner } = toHolder(row);
      return { ...toSubmission(row), status, owner: toPerson(owner, names)?.name ?? "" };
    });
    const last = part.at(-1);
    if (last !== undefined) yield part;
    if (last === undefined || part.length < PART) return;
    before = [last.at, last.id];
    await setImmediate();
  }
}

type Exporter = { person: string | null; at: number };

/** One event, however much was exported. It names no enquiry. `person` null: from the terminal. */
export async function noteExport(
  sql: DeskSql,
  lists: readonly ListFilter[],
  { person, at }: Exporter,
): Promise<void> {
  let count = 0;
  for (const list of lists) {
    const { where, values } = await conditionOf(sql, list);
    count += readCount(
      await sql.all(`select count(*) as n from submission where ${where}`, values),
    );
  }
  await sql.transaction((inside) =>
    addEvent(inside, { sub: null, at, person, kind: "exported", body: { count } }),
  );
}
