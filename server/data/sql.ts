/** A row as both engines return it: whole numbers are numbers. `row-shape.ts` gives it a type. */
export type Row = Record<string, unknown>;

export type Value = string | number | Uint8Array | null;

/** Many rows for one table. */
export type TableRows = {
  /** `replace`, `update`: the first `keys` columns say which row. */
  how: "insert" | "insert-new" | "replace" | "update";
  table: string;
  /** Each with its type in PostgreSQL. */
  columns: Readonly<Record<string, "text" | "int" | "bigint" | "bytea">>;
  keys?: number;
  rows: readonly (readonly Value[])[];
};

/**
 * One way to talk to both engines. Statements are those that SQLite and PostgreSQL have in common,
 * with `$1`, `$2`… for values.
 */
export type Sql = {
  /** Also for a statement that changes what it returns. */
  all: (text: string, values?: readonly Value[]) => Promise<Row[]>;
  /** Returns how many rows were changed. */
  change: (text: string, values?: readonly Value[]) => Promise<number>;
  write: (rows: TableRows) => Promise<void>;
};

/** What a part of the server does with a database. */
export type Transactions = Sql & {
  /**
   * Does all of `work` or nothing. `work` uses the `Sql` that it gets and awaits nothing else.
   * `since`: from when the time to wait for other processes counts, by `performance.now`.
   */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>, since?: number) => Promise<Result>;
  close: () => Promise<void>;
};

/** An open database. */
export type Data = Transactions & {
  engine: "sqlite" | "postgres";
  /** Throws `StoreGoneError` if the files that were opened are no longer in their place. */
  assertInPlace: () => void;
};

/** `in (…)` of so many values, from number `first` on; of none it is never true. */
export function placeholders(count: number, first = 1): string {
  return count === 0
    ? "null"
    : Array.from({ length: count }, (_, index) => `$${first + index}`).join(", ");
}

/** The end of an `insert` of rows. */
export function onConflict({ how, columns, keys = 0 }: TableRows): string {
  if (how === "insert") return "";
  const names = Object.keys(columns);
  if (how === "insert-new") return " on conflict do nothing";
  const sets = names.slice(keys).map((name) => `${name} = excluded.${name}`);
  return ` on conflict (${names.slice(0, keys).join(", ")}) do update set ${sets.join(", ")}`;
}
