import type { Hono } from "hono";
import { z } from "zod";

import { DESK_PATH, type InvitationMade } from "#lib/desk/contract.ts";
import { buildQrCode, qrPath } from "#lib/qr-code/qr-code.ts";
import { strictBody } from "#lib/strict-body.ts";

import type { Desk } from "./desk.ts";
import { lineOf, originOf, readDeskBody, refuse, words } from "./desk-http.ts";
import { deviceName } from "./sign-in-bodies.ts";
import { signedIn, type DeskRequest } from "./signed-in.ts";
import { renameDevice } from "#server/desk/store/device-names.ts";
import { removePasskey } from "#server/desk/store/passkeys.ts";
import {
  describePeople,
  invite,
  MAX_NAME_CHARACTERS,
  readPeople,
  removePerson,
  withdrawInvitation,
} from "#server/desk/store/people.ts";
import type { AppEnv } from "#server/front/request-facts.ts";

const name = lineOf(
  MAX_NAME_CHARACTERS,
  "Write the name of the person you are inviting.",
  `A name of ${MAX_NAME_CHARACTERS} characters is the longest.`,
);
const HOW = 'Send {"name": "…"} for somebody new, or {"person": "…"} for one more device.';
const invitation = z.union(
  [z.strictObject({ name }), z.strictObject({ person: z.string().max(64) })],
  { error: HOW },
);
const newName = strictBody('{"name": "…"}', { name: deviceName });

const GONE_DEVICE = "This device was removed already.";
const LAST_DEVICE = "This is the only device that opens the desk. Add another first.";

/** Where an invitation opens: the token is behind "#", which browsers do not send. */
export const invitationLink = (origin: string, token: string) =>
  `${origin}${DESK_PATH}#in=${token}`;

/** Who gets in: people, their devices, links for new ones. */
export function addPeopleRoutes(app: Hono<AppEnv>, desk: Desk): void {
  app.get("/people", signedIn(desk, answerPeople));
  app.post("/invitations", signedIn(desk, inviteSomebody));
  app.delete("/invitations/:id", signedIn(desk, withdraw));
  app.post("/devices/:id", signedIn(desk, nameDevice));
  app.delete("/devices/:id", signedIn(desk, removeDevice));
  app.delete("/people/:id", signedIn(desk, remove));
}

async function answerPeople({ desk, context, session: { person, device } }: DeskRequest) {
  const me = { person: person.id, passkey: device.id };
  return context.json(await describePeople(desk.sql, me, desk.clock()));
}

async function inviteSomebody({ desk, context, session }: DeskRequest) {
  const body = await readDeskBody(context, invitation);
  if (!body.ok) return body.problem;
  const by = session.person.id;
  const made = await invite(desk.sql, { whom: body.value, by, now: desk.clock() });
  if (made === undefined) return refuse(context, "gone", "There is no such person any more.");
  const link = invitationLink(originOf(context, desk) ?? "", made.token);
  const code = buildQrCode(link);
  return context.json({
    link,
    name: made.name,
    until: made.until,
    code: { size: code.size, path: qrPath(code) },
  } satisfies InvitationMade);
}

async function withdraw(request: DeskRequest) {
  await withdrawInvitation(request.desk.sql, request.id);
  return answerPeople(request);
}

/** Whoever may remove a device may name it: everybody at the desk. */
async function nameDevice(request: DeskRequest) {
  const { desk, context, id } = request;
  const body = await readDeskBody(context, newName);
  if (!body.ok) return body.problem;
  const isThere = await desk.sql.transaction((inside) => renameDevice(inside, id, body.value.name));
  return isThere ? answerPeople(request) : refuse(context, "gone", GONE_DEVICE);
}

async function removeDevice(request: DeskRequest) {
  const { desk, context, id } = request;
  const outcome = await desk.sql.transaction((inside) => removePasskey(inside, id));
  if (outcome === "last") return refuse(context, "last-device", LAST_DEVICE);
  desk.hub.nudge();
  return outcome === "gone" ? refuse(context, "gone", GONE_DEVICE) : answerPeople(request);
}

async function remove(request: DeskRequest) {
  const { desk, context, id } = request;
  const outcome = await desk.sql.transaction(async (inside) => {
    const people = await readPeople(inside);
    if (!people.some((person) => person.id === id)) return "gone";
    const rows = await inside.all("select 1 from passkey where person <> $1", [id]);
    if (rows.length === 0) return "last";
    await removePerson(inside, id, desk.clock());
    return "removed";
  });
  if (outcome === "last") return refuse(context, "last-device", LAST_DEVICE);
  if (outcome === "gone") return refuse(context, "gone", words.gonePerson);
  desk.hub.nudge();
  return answerPeople(request);
}
