import type { Value } from "./sql.ts";
import type { Database } from "./sqlite-database.ts";

/** Beyond this the oldest goes: lists of many lengths have a statement for each length. */
const MOST_PREPARED = 500;

/** Each statement is prepared once. SQLite writes `?1` where PostgreSQL has `$1`, and has no schemas. */
export function createStatements(database: Database, schema: string) {
  const prepared = new Map<string, ReturnType<Database["prepare"]>>();
  const prepare = (text: string) => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const own = schema === "" ? text : text.replaceAll(`${schema}.`, "");
    const statement = database.prepare(own.replaceAll(/\$(\d+)/g, "?$1"));
    prepared.set(text, statement);
    const [oldest] = prepared.keys();
    if (prepared.size > MOST_PREPARED && oldest !== undefined) prepared.delete(oldest);
    return statement;
  };
  return {
    all: (text: string, values: readonly Value[] = []) => prepare(text).all(...values),
    iterate: (text: string, values: readonly Value[]) => prepare(text).iterate(...values),
    /** Returns how many rows were changed. */
    change: (text: string, values: readonly Value[] = []) =>
      Number(prepare(text).run(...values).changes),
  };
}
