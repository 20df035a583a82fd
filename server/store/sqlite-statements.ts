import type { SQLInputValue } from "node:sqlite";

import type { Database } from "#server/store/sqlite-database.ts";

/** Each statement is prepared once. SQLite writes `?1` where PostgreSQL has `$1`, and has no schemas. */
export function createStatements(database: Database, schema = "") {
  const prepared = new Map<string, ReturnType<Database["prepare"]>>();
  const prepare = (text: string) => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      const own = schema === "" ? text : text.replaceAll(`${schema}.`, "");
      statement = database.prepare(own.replaceAll("$", "?"));
      prepared.set(text, statement);
    }
    return statement;
  };
  return {
    all: (text: string, values: readonly SQLInputValue[] = []) => prepare(text).all(...values),
    /** Rows as they are asked for. */
    iterate: (text: string, values: readonly SQLInputValue[]) => prepare(text).iterate(...values),
    /** Returns how many rows were changed. */
    change: (text: string, values: readonly SQLInputValue[] = []) =>
      Number(prepare(text).run(...values).changes),
  };
}

export type Statements = ReturnType<typeof createStatements>;

/** All of `work` or nothing. Throws at once where another process writes. */
export function inSqliteTransaction<Result>(database: Database, work: () => Result): Result {
  database.exec("begin immediate");
  try {
    const value = work();
    database.exec("commit");
    return value;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
