import type { PageRead } from "#lib/desk/enquiry.ts";

import { newestOf, rowToEvent } from "./events.ts";
import type { Sql } from "#server/data/sql.ts";
import { createToken, hashOfToken } from "#server/desk/token.ts";

/**
 * The secret of a new link to the newest reading of an enquiry's page; only its hash is kept (0017).
 * Undefined where nothing was read. The link goes with the enquiry.
 */
export async function linkReading(sql: Sql, enquiry: string): Promise<string | undefined> {
  const event = await newestOf(sql, enquiry, ["page-read"]);
  if (event === undefined) return undefined;
  const token = createToken();
  await sql.change("insert into reading_link(hash, event) values ($1, $2)", [
    hashOfToken(token),
    event.number,
  ]);
  return token;
}

/** What the staff saw, as it was kept; undefined where the link opens nothing. */
export async function findReading(sql: Sql, token: string): Promise<PageRead | undefined> {
  const [row] = await sql.all(
    "select e.* from reading_link l join event e on e.number = l.event where l.hash = $1",
    [hashOfToken(token)],
  );
  return row && (rowToEvent(row).body["read"] as PageRead);
}
