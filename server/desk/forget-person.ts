import type { Forgotten } from "#lib/desk/contract.ts";

import { flag } from "#server/data/row-shape.ts";
import type { Desk } from "./desk.ts";
import { addEvent } from "#server/desk/store/events.ts";
import { planForget } from "#server/desk/store/one-enquiry.ts";
import { errorKind } from "#server/log/log.ts";

type Parts = Pick<Desk, "sql" | "store" | "clock" | "log" | "forgetAudits">;

/**
 * Deletes everything that came from the person who sent an enquiry: enquiries, their timelines, notes,
 * audits. Who did it and when is kept, under ids that say nothing. Undefined if there is none.
 */
export async function forgetPerson(
  desk: Parts,
  id: string,
  person: string,
): Promise<Forgotten | undefined> {
  const planned = await planForget(desk.sql, id);
  if (planned === undefined) return undefined;
  const { name, address, ids, notes } = planned;
  if (address === "") await desk.store.remove(id);
  else await desk.store.forget(address);
  await noteGone(desk, ids, person);
  return { name, enquiries: ids.length, notes, audits: await forgetAudits(desk) };
}

/** Deletes one enquiry, which must be spam, with its notifications and audits. */
export async function removeSpam(
  desk: Parts,
  id: string,
  person: string,
): Promise<"removed" | "gone" | "no-spam"> {
  const [row] = await desk.sql.all("select spam from submission where id = $1", [id]);
  if (row === undefined) return "gone";
  if (!flag(row, "spam")) return "no-spam";
  await desk.store.remove(id);
  await noteGone(desk, [id], person);
  await forgetAudits(desk);
  return "removed";
}

/** What fails here is done by the hourly sweep: the person is gone all the same. */
async function forgetAudits({ forgetAudits: forget, log }: Parts): Promise<number> {
  try {
    return await forget();
  } catch (error) {
    log.error("desk_audits_not_forgotten", { kind: errorKind(error) });
    return 0;
  }
}

/** So that other open desks drop it, and an old link says who deleted it. `person` null: the terminal. */
export function noteGone(
  { sql, clock }: Pick<Desk, "sql" | "clock">,
  ids: readonly string[],
  person: string | null,
): Promise<number> {
  return sql.transaction((inside) =>
    addEvent(inside, { sub: null, at: clock(), person, kind: "forgotten", body: { ids } }),
  );
}
