import type { Hono } from "hono";
import { z } from "zod";

import type { DeskState } from "#lib/desk/contract.ts";

import type { Desk } from "#server/desk/desk.ts";
import {
  clearSession,
  lineOf,
  originOf,
  readDeskBody,
  readChallenge,
  readSession,
  refuse,
  setChallenge,
  setSession,
  type DeskContext,
} from "#server/desk/desk-http.ts";
import type { DeskTry } from "#server/desk/desk-limits.ts";
import {
  askForNewPasskey,
  askForPasskey,
  verifyNewPasskey,
  verifyPasskey,
} from "#server/desk/passkey-answers.ts";
import {
  addPasskey,
  beginSession,
  endSession,
  findPasskey,
  findSession,
  keepChallenge,
  notePasskeyUse,
  readPasskeysOf,
  takeChallenge,
  type Session,
} from "#server/desk/store/passkeys.ts";
import { findInvitation, readPeople, useInvitation } from "#server/desk/store/people.ts";
import { lastNumber } from "#server/desk/store/events.ts";
import type { AppEnv, RequestFacts } from "#server/http/request-facts.ts";
import { strictBody } from "#server/http/strict-body.ts";

const MAX_DEVICE_CHARACTERS = 60;
const MAX_ID_CHARACTERS = 1_400;

const tokenText = z
  .string('"token" is the part of the link after "#".')
  .max(100, "The link is not whole.");
const device = lineOf(
  MAX_DEVICE_CHARACTERS,
  "Give it a name, such as “office computer”.",
  `A name of ${MAX_DEVICE_CHARACTERS} characters is the longest.`,
);
/** What the device says; the library looks at the rest of it. */
const response = z.looseObject(
  { id: z.string().max(MAX_ID_CHARACTERS) },
  '"response" is what the device answered.',
);

const bodies = {
  nothing: strictBody("{}", {}),
  signIn: strictBody('{"response": {…}}', { response }),
  invitation: strictBody('{"token": "…"}', { token: tokenText }),
  enrolOptions: strictBody('{"token": "…", "device": "…"}', { token: tokenText, device }),
  enrol: strictBody('{"token": "…", "device": "…", "response": {…}}', {
    token: tokenText,
    device,
    response,
  }),
};

const UNKNOWN =
  "This passkey was removed, or it belongs to another site. Use another device, or ask a colleague for a new link.";
const NOT_VERIFIED = "The device’s answer came too late or is not for this question. Try again.";
const DEAD_LINK = "This link no longer opens anything. Ask for a new one.";

/** Getting in: passkeys, and the links by which they are made. None of it needs a session. */
export function addSignInRoutes(app: Hono<AppEnv>, desk: Desk, facts: RequestFacts): void {
  const { sql, clock, log } = desk;

  async function refuseTry(context: DeskContext, what: DeskTry): Promise<Response | undefined> {
    const allowed = await desk.limits.allow(what, facts.address(context));
    if (allowed.allowed) return undefined;
    const { retryAfterSeconds } = allowed;
    log.warn("desk_tries_refused", { what });
    context.header("Retry-After", String(retryAfterSeconds));
    return refuse(
      context,
      "too-many",
      "Ten tries in ten minutes is the limit. Enquiries come in meanwhile, and none is lost.",
      { until: clock() + retryAfterSeconds * 1000 },
    );
  }

  async function enter(context: DeskContext, passkey: string): Promise<Response> {
    const token = await beginSession(sql, passkey, clock());
    const session = await findSession(sql, token, clock());
    if (session === undefined) return refuse(context, "unknown-passkey", UNKNOWN);
    setSession(context, token);
    return context.json(await describeState(desk, session));
  }

  app.get("/", async (context) => {
    const session = await readSession(context, desk);
    return context.json(await describeState(desk, session));
  });

  app.post("/sign-in/options", async (context) => {
    const refused = await refuseTry(context, "begin");
    if (refused) return refused;
    const body = await readDeskBody(context, bodies.nothing);
    if (!body.ok) return body.problem;
    const options = await askForPasskey(originOf(context, desk) ?? "");
    setChallenge(context, await keepChallenge(sql, "sign-in", options.challenge, clock()));
    return context.json({ options });
  });

  app.post("/sign-in", async (context) => {
    const refused = await refuseTry(context, "finish");
    if (refused) return refused;
    const body = await readDeskBody(context, bodies.signIn);
    if (!body.ok) return body.problem;
    const now = clock();
    const challenge = await takeChallenge(sql, "sign-in", readChallenge(context), now);
    if (challenge === undefined) return refuse(context, "not-verified", NOT_VERIFIED);
    const passkey = await findPasskey(sql, body.value.response.id);
    if (passkey === undefined) return refuse(context, "unknown-passkey", UNKNOWN);
    const origin = originOf(context, desk) ?? "";
    const verified = await verifyPasskey(body.value.response, passkey, { origin, challenge });
    const isOurs = verified.ok && (await notePasskeyUse(sql, passkey, verified.counter, now));
    if (!isOurs) {
      // A counter that goes back is a copy of the key, or somebody who replays.
      if (!verified.ok && verified.isCounter) log.warn("desk_counter_went_back");
      return refuse(context, "not-verified", NOT_VERIFIED);
    }
    return enter(context, passkey.id);
  });

  app.post("/invitation", async (context) => {
    const refused = await refuseTry(context, "begin");
    if (refused) return refused;
    const body = await readDeskBody(context, bodies.invitation);
    if (!body.ok) return body.problem;
    const found = await findInvitation(sql, body.value.token, clock());
    return found?.ok === true ? context.json(found.seen) : refuseLink(context, found);
  });

  app.post("/enrol/options", async (context) => {
    const refused = await refuseTry(context, "begin");
    if (refused) return refused;
    const body = await readDeskBody(context, bodies.enrolOptions);
    if (!body.ok) return body.problem;
    const found = await findInvitation(sql, body.value.token, clock());
    if (found?.ok !== true) return refuseLink(context, found);
    const { person } = found;
    const known = await readPasskeysOf(sql, person.id);
    const { brand } = desk;
    const options = await askForNewPasskey(originOf(context, desk) ?? "", { person, brand, known });
    setChallenge(context, await keepChallenge(sql, "enrol", options.challenge, clock()));
    return context.json({ options });
  });

  app.post("/enrol", async (context) => {
    const refused = await refuseTry(context, "finish");
    if (refused) return refused;
    const body = await readDeskBody(context, bodies.enrol);
    if (!body.ok) return body.problem;
    const { token, device: name, response: answer } = body.value;
    const now = clock();
    const found = await findInvitation(sql, token, now);
    if (found?.ok !== true) return refuseLink(context, found);
    const challenge = await takeChallenge(sql, "enrol", readChallenge(context), now);
    if (challenge === undefined) return refuse(context, "not-verified", NOT_VERIFIED);
    const origin = originOf(context, desk) ?? "";
    const passkey = await verifyNewPasskey(answer, found.person, { origin, challenge });
    if (passkey === undefined) return refuse(context, "not-verified", NOT_VERIFIED);
    const isMade = await sql.transaction(async (inside) => {
      if ((await findPasskey(inside, passkey.id)) !== undefined) return false;
      if (!(await useInvitation(inside, token, now))) return false;
      await addPasskey(inside, { ...passkey, device: name, now });
      return true;
    });
    if (!isMade) return refuseLink(context, await findInvitation(sql, token, clock()));
    log.info("desk_device_added");
    return enter(context, passkey.id);
  });

  app.post("/sign-out", async (context) => {
    const session = await readSession(context, desk);
    if (session !== undefined) await endSession(sql, session.hash);
    clearSession(context);
    return context.body(null, 204);
  });
}

/** Of a link that nobody ever made, no more is said than of one that is used. */
function refuseLink(context: DeskContext, found: Awaited<ReturnType<typeof findInvitation>>) {
  return refuse(
    context,
    "link-dead",
    DEAD_LINK,
    found === undefined || found.ok ? {} : { link: found.link },
  );
}

/** What the page needs first; `session` undefined: somebody who is not signed in. */
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
    promise: desk.promiseHours,
    mailTo: desk.mailTo,
    webhookHost: desk.webhookHost,
    live: desk.live.isActive,
    siteAudits: desk.audits.isActive,
    now: desk.clock(),
  };
}
