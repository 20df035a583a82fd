import type { Hono } from "hono";
import { z } from "zod";

import { DESK_PATH, type InvitationMade } from "#lib/desk/contract.ts";

import type { Desk } from "#server/desk/desk.ts";
import { lineOf, originOf, readDeskBody, refuse, words } from "#server/desk/desk-http.ts";
import { signedIn } from "#server/desk/signed-in.ts";
import { removePasskey, type Session } from "#server/desk/store/passkeys.ts";
import {
  describePeople,
  invite,
  MAX_NAME_CHARACTERS,
  readPeople,
  removePerson,
  withdrawInvitation,
} from "#server/desk/store/people.ts";
import type { AppEnv } from "#server/http/request-facts.ts";

const name = lineOf(
  MAX_NAME_CHARACTERS,
  "Write the name of whom you invite.",
  `A name of ${MAX_NAME_CHARACTERS} characters is the longest.`,
);
const HOW = 'Send {"name": "…"} for somebody new, or {"person": "…"} for one more device.';
const invitation = z.union(
  [z.strictObject({ name }), z.strictObject({ person: z.string().max(64) })],
  { error: HOW },
);

const LAST_DEVICE = "This is the only device that opens the desk. Add another first.";

/** Where an invitation opens: the token stands behind "#", which browsers send to nobody. */
export const invitationLink = (origin: string, token: string) =>
  `${origin}${DESK_PATH}#in=${token}`;

/** Who gets in: people, their devices, links for new ones. */
export function addPeopleRoutes(app: Hono<AppEnv>, desk: Desk): void {
  const { sql, clock, hub } = desk;

  const describe = (session: Session) =>
    describePeople(sql, { person: session.person.id, passkey: session.device.id }, clock());

  app.get(
    "/people",
    signedIn(desk, async (context, session) => context.json(await describe(session))),
  );

  app.post(
    "/invitations",
    signedIn(desk, async (context, session) => {
      const body = await readDeskBody(context, invitation);
      if (!body.ok) return body.problem;
      const made = await invite(sql, { whom: body.value, by: session.person.id, now: clock() });
      if (made === undefined) return refuse(context, "gone", "There is no such person any more.");
      const link = invitationLink(originOf(context, desk) ?? "", made.token);
      return context.json({ link, name: made.name, until: made.until } satisfies InvitationMade);
    }),
  );

  app.delete(
    "/invitations/:id",
    signedIn(desk, async (context, session) => {
      await withdrawInvitation(sql, context.req.param("id") ?? "");
      return context.json(await describe(session));
    }),
  );

  app.delete(
    "/devices/:id",
    signedIn(desk, async (context, session) => {
      const outcome = await sql.transaction((inside) =>
        removePasskey(inside, context.req.param("id") ?? ""),
      );
      if (outcome === "last") return refuse(context, "last-device", LAST_DEVICE);
      hub.nudge();
      return outcome === "gone"
        ? refuse(context, "gone", "This device was removed already.")
        : context.json(await describe(session));
    }),
  );

  app.delete(
    "/people/:id",
    signedIn(desk, async (context, session) => {
      const id = context.req.param("id") ?? "";
      const outcome = await sql.transaction(async (inside) => {
        const people = await readPeople(inside);
        if (!people.some((person) => person.id === id)) return "gone";
        const rows = await inside.all("select 1 from passkey where person <> $1", [id]);
        if (rows.length === 0) return "last";
        await removePerson(inside, id, clock());
        return "removed";
      });
      if (outcome === "last") return refuse(context, "last-device", LAST_DEVICE);
      if (outcome === "gone") return refuse(context, "gone", words.gonePerson);
      hub.nudge();
      return context.json(await describe(session));
    }),
  );
}
