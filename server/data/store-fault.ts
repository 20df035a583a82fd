import { ownValue } from "#lib/own-value.ts";

/** A store that must not be used as it is; the message says why and what to do, for the operator. */
export class StoreUnusableError extends Error {
  override name = "StoreUnusableError";
}

const DAMAGED = "the database is damaged";

/** The file is damaged: it is no valid database any more. */
export class StoreDamagedError extends StoreUnusableError {
  override name = "StoreDamagedError";

  constructor(message = DAMAGED) {
    super(message);
  }
}

/** The database behind an open store is no longer there: it must be opened again. */
export class StoreGoneError extends Error {
  override name = "StoreGoneError";
}

const GONE = "the database file or its log was moved or replaced";

/** Primary result codes: https://www.sqlite.org/rescode.html */
const sqliteFaults: Partial<Record<number, string>> = {
  5: "another process has locked the database",
  8: "the database is read-only",
  10: "the disk failed to read or write",
  11: DAMAGED,
  13: "the disk is full",
  14: "the database file cannot be opened",
  26: DAMAGED,
};

/**
 * Of the file system, and of PostgreSQL:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const faults: Partial<Record<string, string>> = {
  EACCES: "the data folder may not be written by this user",
  EPERM: "the database belongs to another user",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  "25006": "the database is read-only",
  "42501": "the database's user may not write",
  "53100": "the disk is full",
  "53300": "the database takes no more connections",
};

/** SQLITE_CORRUPT and SQLITE_NOTADB, and what a check of ours has found. */
export function isDamage(error: unknown): boolean {
  if (error instanceof StoreDamagedError) return true;
  return sqliteFaultOf(error) === DAMAGED;
}

/** Whether it is SQLite's own error, whose words are for programmers. */
export function isStoreFault(error: unknown): boolean {
  return sqliteFaultOf(error) !== undefined;
}

function sqliteFaultOf(error: unknown): string | undefined {
  const code = primaryCode(error);
  return code === undefined ? undefined : sqliteFaults[code];
}

/** Of SQLite's extended result code: its low byte. */
export function primaryCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & 0xff : undefined;
}

const SQLITE_CONSTRAINT = 19;
/** PostgreSQL's codes of broken constraints begin with it. */
const CONSTRAINT_CLASS = "23";

/** Whether a row breaks a constraint of its table, in either engine. */
export function isConstraintError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  const isPostgres = typeof code === "string" && code.startsWith(CONSTRAINT_CLASS);
  return isPostgres || primaryCode(error) === SQLITE_CONSTRAINT;
}

/** Why nothing can be stored, in words without any path or text of a visitor. */
export function describeStoreFault(error: unknown): string {
  if (error instanceof StoreGoneError) return GONE;
  if (error instanceof StoreUnusableError) return error.message;
  const { code } = error as { code?: unknown };
  return sqliteFaultOf(error) ?? ownValue(faults, String(code)) ?? "the database is away";
}
