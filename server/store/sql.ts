/** A row as either engine hands it out: PostgreSQL gives its 64-bit integers as text. */
export type Row = Record<string, unknown>;

export type Value = string | number | null;

/**
 * One way to ask both engines. Statements are those that SQLite and PostgreSQL have in common, with
 * `$1`, `$2`… for values. Whole numbers may come back as text: `Number()` reads both.
 */
export type Sql = {
  all: (text: string, values?: readonly Value[]) => Promise<Row[]>;
  /** Returns how many rows were changed. */
  change: (text: string, values?: readonly Value[]) => Promise<number>;
};

/** `in (…)` of so many values, from number `first` on; of none it is never true. */
export function placeholders(count: number, first = 1): string {
  return count === 0
    ? "null"
    : Array.from({ length: count }, (_, index) => `$${first + index}`).join(", ");
}
