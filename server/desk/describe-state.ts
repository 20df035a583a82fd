import type { DeskState } from "#lib/desk/contract.ts";

import type { Desk } from "./desk.ts";
import { lastNumber } from "#server/desk/store/events.ts";
import type { Session } from "#server/desk/store/passkeys.ts";
import { readPeople } from "#server/desk/store/people.ts";

/** What the page needs first. `session` is undefined for people who are not signed in. */
export async function describeState(desk: Desk, session: Session | undefined): Promise<DeskState> {
  const people = await readPeople(desk.sql);
  if (people.length === 0) return { state: "nobody-yet" };
  if (session === undefined) return { state: "signed-out" };
  return {
    state: "in",
    me: session.person,
    device: session.device,
    people,
    counts: await desk.hub.count(session.person.id),
    last: await lastNumber(desk.sql),
    brand: desk.brand,
    mailTo: desk.mailTo,
    channels: desk.channels,
    live: desk.live.isActive,
    siteAudits: desk.audits.isActive,
    now: desk.clock(),
  };
}
