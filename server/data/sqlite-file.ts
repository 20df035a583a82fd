import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";

import { migrateSqlite, readVersion } from "./migrate-sqlite.ts";
import { assertUpToDate, type Migration } from "./migrations.ts";
import { Database } from "./sqlite-database.ts";
import { StoreDamagedError, StoreGoneError, StoreUnusableError } from "./store-fault.ts";

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** The database and what SQLite keeps beside it while it is open. */
const PARTS = ["", "-wal", "-shm"];

/** Copies made before an upgrade are beside the database, under this name and a number. */
const COPY_MARK = ".before-";

export type FileOptions = {
  file: string;
  migrations: readonly Migration[];
  /** False: fail rather than create the file or bring it up to date. */
  create: boolean;
  /** Run before anything is written. */
  pragmas: string;
  /** What it holds cannot be read again: it is checked first, and copied before it is changed. */
  isPrecious: boolean;
};

/**
 * Opens the database of the given file. With `create` it is made where it is missing and brought up
 * to date; without, neither is done. Throws when it cannot be used.
 */
export function openDatabase(options: FileOptions): Database {
  const { file, migrations, create, pragmas, isPrecious } = options;
  if (!existsSync(file)) {
    if (!create) throw new StoreUnusableError(missingStore(file));
    makeFolder(file);
    makeFile(file, "a");
  }
  // SQLite gives its -wal and -shm files the mode of the database.
  chmodSync(file, OWNER_ONLY_FILE);

  const database = new Database(file, { timeout: 200, enableForeignKeyConstraints: true });
  try {
    database.exec(pragmas);
    if (isPrecious) assertSound(database, "quick_check");
    if (create) {
      migrateSqlite(database, migrations, (number) => {
        if (isPrecious) replaceByCopy(database, `${file}${COPY_MARK}${number}`);
      });
    } else {
      assertUpToDate(migrations, readVersion(database));
    }
    // From here on waiting is ours: SQLite's own would hold up every other request.
    database.exec("pragma busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The folder of the file, its owner's alone where it is new. */
export function makeFolder(file: string) {
  mkdirSync(path.dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
}

/**
 * An empty file that is its owner's alone. Made by root it belongs to whom the folder belongs to:
 * the server, which runs as a user of its own, could not open it otherwise.
 */
function makeFile(file: string, flag: "a" | "wx") {
  closeSync(openSync(file, flag, OWNER_ONLY_FILE));
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(file));
  chownSync(file, uid, gid);
}

/** Opens a copy or a backup to look at it, and leaves it as it is. */
export function openToRead(file: string): Database {
  return new Database(file, { readOnly: true });
}

export function missingStore(file: string): string {
  return `There is no store at ${file}. Is DATA_DIR what the server has? The server's start alone makes a new one.`;
}

/** Throws `StoreDamagedError`. "quick_check" does not compare the indexes with their tables. */
export function assertSound(
  database: Database,
  check: "quick_check" | "integrity_check",
  message?: string,
) {
  const row = database.prepare(`pragma ${check}(1)`).get();
  if (row?.[check] !== "ok") throw new StoreDamagedError(message);
}

/**
 * Remembers which files were opened. After they are moved, removed or replaced, they still take rows,
 * which would be lost. This includes the log: it has the newest rows.
 */
export function watchFiles(file: string) {
  const inodeOf = (part: string) => statSync(file + part, { throwIfNoEntry: false })?.ino;
  const opened = PARTS.map(inodeOf);

  return {
    assertInPlace: () => {
      for (const [index, part] of PARTS.entries()) {
        if (opened[index] === undefined || inodeOf(part) !== opened[index]) {
          throw new StoreGoneError(`${file}${part} was moved or replaced`);
        }
      }
    },
  };
}

/**
 * Writes the database as of now into a new file that is its owner's alone and on disk when this
 * returns. `change` and `check` see the copy before it gets its name. Whatever fails leaves no file, and a
 * file that is there already is never overwritten.
 */
export function copyDatabase(
  source: Database,
  target: string,
  check: (copy: Database) => void,
  change?: (copy: Database) => void,
) {
  if (existsSync(target)) throw new StoreUnusableError(`${target} exists already`);
  const folder = path.dirname(target);
  if (!existsSync(folder)) {
    throw new StoreUnusableError(`There is no folder ${folder}. Make it first: mkdir -p ${folder}`);
  }
  const part = `${target}.part`;
  rmSync(part, { force: true });
  try {
    makeFile(part, "wx");
    source.prepare("vacuum into ?").run(part);
    if (change !== undefined) {
      const changed = new Database(part);
      try {
        change(changed);
      } finally {
        changed.close();
      }
    }
    const copy = openToRead(part);
    try {
      assertSound(copy, "integrity_check", `The copy for ${target} is damaged`);
      check(copy);
    } finally {
      copy.close();
    }
    syncFile(part);
    // Reserved first: renaming alone would overwrite a file that was created in between.
    makeFile(target, "wx");
    renameSync(part, target);
    syncFile(folder);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Removes the copies made before upgrades: those older than a time in milliseconds, or all. */
export function removeCopies(file: string, before = Infinity) {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    const copy = path.join(folder, name);
    if (!name.startsWith(path.basename(file) + COPY_MARK)) continue;
    if (statSync(copy).mtimeMs < before) rmSync(copy);
  }
}

/** One that is left of an upgrade that did not succeed is older than the database. */
function replaceByCopy(database: Database, target: string) {
  rmSync(target, { force: true });
  copyDatabase(database, target, () => {});
}

function syncFile(file: string) {
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
