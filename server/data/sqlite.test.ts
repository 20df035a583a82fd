import { renameSync } from "node:fs";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { openSqlite } from "./sqlite.ts";
import { StoreGoneError } from "./store-fault.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

/** A table, and a function of SQL that moves one of the files away while a statement runs. */
function open(moved: string) {
  const file = path.join(makeTemporaryFolder(), "site.db");
  const data = openSqlite({
    file,
    create: true,
    migrations: [{ number: 1, name: "numbers", sql: "create table number(n integer) strict" }],
    pragmas: "pragma journal_mode = wal;",
    isPrecious: false,
  });
  data.database.function("move", () => {
    renameSync(file + moved, `${file}${moved}.moved`);
    return 1;
  });
  onTestFinished(() => data.close());
  return data;
}

const MOVE = "insert into number(n) values (move())";
const KEEP = "insert into number(n) values (1)";

test.each(["", "-wal"])(
  "a write is not confirmed if site.db%s is moved meanwhile",
  async (moved) => {
    const written = open(moved);
    await written.change(KEEP);
    await expect(written.change(MOVE)).rejects.toThrow(StoreGoneError);

    const inTransaction = open(moved);
    await inTransaction.change(KEEP);
    await expect(inTransaction.transaction((sql) => sql.change(MOVE))).rejects.toThrow(
      StoreGoneError,
    );
  },
);
