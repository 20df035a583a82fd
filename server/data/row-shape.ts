import type { Row } from "./sql.ts";

/** Reads one column: `name` is the field's, from which the column's name follows. */
type Field<Value> = (row: Row, name: string) => Value;

type Shape = Readonly<Record<string, Field<unknown>>>;

type Shaped<Fields extends Shape> = {
  -readonly [Name in keyof Fields]: ReturnType<Fields[Name]>;
};

/**
 * Turns rows into objects: each field is read from the column of the same name in snake case.
 * Throws if a column is missing or has another type.
 */
export function rowShape<Fields extends Shape>(fields: Fields): (row: Row) => Shaped<Fields> {
  const columns = Object.entries(fields).map(
    ([name, read]) => [name, read, toSnakeCase(name)] as const,
  );
  return (row) =>
    Object.fromEntries(
      columns.map(([name, read, column]) => [name, read(row, column)]),
    ) as Shaped<Fields>;
}

/** A text; with a type argument, one of the words that our own code has written. */
export function text<Word extends string = string>(row: Row, name: string): Word {
  const value = row[name];
  return typeof value === "string" ? (value as Word) : fail(name);
}

export function number(row: Row, name: string): number {
  const value = row[name];
  return typeof value === "number" ? value : fail(name);
}

/** 0 or 1, or PostgreSQL's boolean. */
export function flag(row: Row, name: string): boolean {
  const value = row[name];
  return typeof value === "boolean" || typeof value === "number" ? Boolean(value) : fail(name);
}

export function bytes(row: Row, name: string): Uint8Array {
  const value = row[name];
  return value instanceof Uint8Array ? value : fail(name);
}

/** JSON that our own code has written. */
export function json<Value>(row: Row, name: string): Value {
  return JSON.parse(text(row, name)) as Value;
}

export function orNull<Value>(read: Field<Value>): Field<Value | null> {
  return (row, name) => (row[name] === null ? null : read(row, name));
}

/** For a field that has another name than its column. */
export function from<Value>(column: string, read: Field<Value>): Field<Value> {
  return (row) => read(row, column);
}

const toSnakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function fail(name: string): never {
  throw new TypeError(`The column ${name} is missing or has another type.`);
}
