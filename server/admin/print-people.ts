import { tellStamp } from "#lib/time-words.ts";

import { readPeople } from "#server/desk/store/people.ts";
import { number, text } from "#server/data/row-shape.ts";
import type { Sql } from "#server/data/sql.ts";

/** Everybody who may get in, with their devices. */
export async function printPeople(sql: Sql, print: (line: string) => void): Promise<void> {
  const people = await readPeople(sql);
  if (people.length === 0) print('Nobody yet. npm run desk -- invite "Ayesha"');
  for (const { id, name } of people) {
    const devices = await sql.all(
      "select device, used_at from passkey where person = $1 order by made_at, id",
      [id],
    );
    const described = devices.map(
      (row) => `${text(row, "device")}, used ${tellStamp(number(row, "used_at"))}`,
    );
    print(`${name}  ${described.length === 0 ? "no device yet" : described.join("; ")}`);
  }
}

/** What an operator does after a restore. */
export const CONFIRM_HINT = `Nobody signs in at the desk until you confirm this list. Whoever was removed after the backup is on it again:
  npm run desk -- remove "NAME"   takes somebody off
  npm run desk -- confirm         lets the others sign in`;
