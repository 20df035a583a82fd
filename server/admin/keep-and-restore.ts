import { count } from "#lib/count.ts";

import { getOperand, UsageError, type Command } from "./command.ts";
import { CONFIRM_HINT, printPeople } from "./print-people.ts";
import { isUnconfirmed } from "#server/desk/store/restored.ts";
import { openDeskSql } from "#server/desk/store/sql.ts";
import { databaseFile } from "#server/store/sqlite.ts";
import { backupSqlite, restoreSqlite } from "#server/store/sqlite-backup.ts";

/** A backup from before there was a desk has no table of it. */
const HAS_DESK = "select 1 from sqlite_schema where type = 'table' and name = 'passkey'";
const ENQUIRY = ["enquiry", "enquiries"] as const;

export const backup: Command = {
  async alone({ print, args, env }) {
    const target = getOperand(args, "Where to? backup FILE");
    if (env.databaseUrl !== undefined) {
      throw new UsageError("The enquiries are in PostgreSQL: pg_dump makes its backups.");
    }
    const copied = backupSqlite(databaseFile(env.dataDir), target);
    print(`${count(copied, ...ENQUIRY)} copied to ${target}, and the copy was checked.`);
  },
};

export const restore: Command = {
  async alone({ print, args, env }) {
    const source = getOperand(args, "Which one? restore FILE");
    if (env.databaseUrl !== undefined) {
      throw new UsageError("The enquiries are in PostgreSQL: pg_restore brings them back.");
    }
    const target = databaseFile(env.dataDir);
    const restored = restoreSqlite(source, target);
    print(`${count(restored, ...ENQUIRY)} restored to ${target}, and the copy was checked.`);
    const sql = openDeskSql(env);
    try {
      if ((await sql.all(HAS_DESK)).length === 0 || !(await isUnconfirmed(sql))) return;
      print("At the desk as of this backup:");
      await printPeople(sql, print);
      print(CONFIRM_HINT);
    } finally {
      await sql.close();
    }
  },
};
