import { randomUUID } from "node:crypto";

import { eventKey } from "#server/desk/store/events.ts";
import { addPasskey, beginSession } from "#server/desk/store/passkeys.ts";
import { findByName, invite } from "#server/desk/store/people.ts";
import { openDeskSql, type DeskSql } from "#server/desk/store/sql.ts";

import type { Engine } from "./data.ts";

/** Somebody who is signed in at the desk, and answers whoever waits. */
export type DeskClient = {
  /** Until it is over, or the server is gone. */
  answerAll: (port: number, isOver: () => boolean) => Promise<void>;
  /** Of the changes that were answered with success, as their events have them. */
  acknowledged: string[];
};

/** Beside many who send enquiries a single change waits long for its turn; of a whole page all would. */
const AT_ONCE = 8;

export async function withSql<Result>(
  { dataDir, databaseUrl }: Engine,
  work: (sql: DeskSql) => Promise<Result>,
): Promise<Result> {
  const sql = openDeskSql({ dataDir, databaseUrl });
  return work(sql).finally(() => sql.close());
}

/** On a store that a server has made. */
export async function signInAtDesk(engine: Engine): Promise<DeskClient> {
  const now = Date.now();
  const [person, token] = await withSql(engine, async (sql) => {
    await invite(sql, { whom: { name: "Drill" }, by: null, now });
    const { id } = (await findByName(sql, "Drill"))!;
    const key = { id: randomUUID(), person: id, publicKey: "", counter: 0, transports: [] };
    await addPasskey(sql, { ...key, device: "drill", by: null, now });
    return [id, await beginSession(sql, key.id, now)];
  });
  const acknowledged: string[] = [];
  async function answerAll(port: number, isOver: () => boolean) {
    const origin = `http://localhost:${port}`;
    const headers = { cookie: `__Host-desk=${token}`, origin, "content-type": "application/json" };
    while (!isOver()) {
      const list = await fetch(`${origin}/api/desk/enquiries`, { headers });
      const { rows } = (await list.json()) as { rows: { id: string; last: number }[] };
      const answer = async ({ id, last }: (typeof rows)[number]) => {
        const key = randomUUID();
        const change = { kind: "status", status: "answered" };
        const { ok } = await fetch(`${origin}/api/desk/enquiries/${id}/changes`, {
          method: "POST",
          headers,
          body: JSON.stringify({ key, after: last, change }),
        });
        if (ok) acknowledged.push(eventKey(person, key));
      };
      for (let from = 0; from < rows.length && !isOver(); from += AT_ONCE) {
        await Promise.allSettled(rows.slice(from, from + AT_ONCE).map(answer));
      }
    }
  }
  return { acknowledged, answerAll: (port, isOver) => answerAll(port, isOver).catch(() => {}) };
}

/** Those of the keys that no event has. */
export async function countLost(engine: Engine, keys: readonly string[]): Promise<number> {
  const rows = await withSql(engine, (sql) =>
    sql.all("select key from event where key is not null"),
  );
  const kept = new Set(rows.map((row) => String(row["key"])));
  return keys.filter((key) => !kept.has(key)).length;
}
