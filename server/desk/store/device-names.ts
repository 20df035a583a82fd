import { shorten } from "#lib/text/shorten.ts";

import { text } from "#server/data/row-shape.ts";
import type { Sql } from "#server/data/sql.ts";

export const MAX_DEVICE_CHARACTERS = 60;

type Device = { id: string; person: string };

/** The wanted name, with the first free number where another device of the person has it already. */
export async function findFreeName(
  sql: Sql,
  { id, person }: Device,
  wanted: string,
): Promise<string> {
  const rows = await sql.all("select device from passkey where person = $1 and id <> $2", [
    person,
    id,
  ]);
  const taken = new Set(rows.map((row) => text(row, "device").toLowerCase()));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : ` ${number}`;
    const name = shorten(wanted, MAX_DEVICE_CHARACTERS - ending.length, "") + ending;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** False where the device was removed. Within a transaction. */
export async function renameDevice(sql: Sql, id: string, wanted: string): Promise<boolean> {
  const [row] = await sql.all("select person from passkey where id = $1", [id]);
  if (row === undefined) return false;
  const name = await findFreeName(sql, { id, person: text(row, "person") }, wanted);
  await sql.change("update passkey set device = $2 where id = $1", [id, name]);
  return true;
}
