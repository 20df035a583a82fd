import type { Hono } from "hono";
import type { z } from "zod";

import { describeState } from "./describe-state.ts";
import type { Desk } from "./desk.ts";
import {
  clearSession,
  originOf,
  readDeskBody,
  readChallenge,
  readKnownToken,
  readSession,
  readSessionToken,
  readTrier,
  refuse,
  setChallenge,
  setSession,
  words,
  type DeskContext,
} from "./desk-http.ts";
import type { DeskTrier, DeskTry } from "./desk-limits.ts";
import {
  askForNewPasskey,
  askForPasskey,
  nobodysPasskey,
  verifyNewPasskey,
  verifyPasskey,
} from "./passkey-answers.ts";
import {
  addPasskey,
  beginSession,
  endSession,
  findPasskey,
  findSession,
  forgetBrowser,
  keepChallenge,
  notePasskeyUse,
  readPasskeysOf,
  rememberBrowser,
  takeChallenge,
} from "#server/desk/store/passkeys.ts";
import { findInvitation, readPeople, useInvitation } from "#server/desk/store/people.ts";
import { isUnconfirmed } from "#server/desk/store/restored.ts";
import { signInBodies as bodies } from "./sign-in-bodies.ts";
import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";

const UNKNOWN =
  "This passkey was removed, or it belongs to another site. Use another device, or ask a colleague for a new link.";
const NOT_VERIFIED = "The device’s answer came too late or is not for this question. Try again.";
const TOO_MANY_TRIES = "Your connection has had too many tries. Enquiries still arrive.";
const UNCONFIRMED =
  "The desk was restored from a backup. The person who runs the server first confirms who gets in: npm run desk -- confirm";
const NOT_OFFERED =
  "This kind of passkey was not asked for. Use the device’s own, or another device.";
const DEAD_LINK = "This link no longer opens anything. Ask for a new one.";

/** A request of a person who wants to sign in. */
type SignInRequest = {
  desk: Desk;
  context: DeskContext;
  now: number;
  origin: string;
  /** By whom the try was counted. */
  trier: DeskTrier;
};

/** Getting in: passkeys, and the links by which they are made. None of it needs a session. */
export function addSignInRoutes(app: Hono<AppEnv>, desk: Desk, facts: RequestFacts): void {
  /** Refused where there were too many tries, and where the body is not of that shape. */
  const posted =
    <Schema extends z.ZodType>(
      what: DeskTry,
      schema: Schema,
      handle: (request: SignInRequest, body: z.output<Schema>) => Promise<Response>,
    ) =>
    async (context: DeskContext) => {
      const trier = await readTrier(desk, context, facts.address(context));
      const refused = await refuseTry(desk, context, what, trier);
      if (refused) return refused;
      const body = await readDeskBody(context, schema);
      if (!body.ok) return body.problem;
      const origin = originOf(context, desk) ?? "";
      return handle({ desk, context, now: desk.clock(), origin, trier }, body.value);
    };

  app.get("/", async (context) =>
    context.json(await describeState(desk, await readSession(context, desk))),
  );
  app.post("/sign-in/options", posted("begin", bodies.nothing, offerSignIn));
  app.post("/sign-in", posted("finish", bodies.signIn, signIn));
  app.post("/invitation", posted("begin", bodies.invitation, describeInvitation));
  app.post("/enrol/options", posted("begin", bodies.enrolOptions, offerEnrolment));
  app.post("/enrol", posted("finish", bodies.enrol, enrol));
  app.post("/sign-out", (context) => signOut(desk, context));
}

async function refuseTry(desk: Desk, context: DeskContext, what: DeskTry, trier: DeskTrier) {
  const allowed = await desk.limits.allow(what, trier);
  if (allowed.allowed) {
    return (await isUnconfirmed(desk.sql))
      ? refuse(context, "unconfirmed", UNCONFIRMED)
      : undefined;
  }
  const { retryAfterSeconds } = allowed;
  desk.log.warn("desk_tries_refused", { what });
  context.header("Retry-After", String(retryAfterSeconds));
  return refuse(context, "too-many", TOO_MANY_TRIES, {
    until: desk.clock() + retryAfterSeconds * 1000,
  });
}

async function offerSignIn({ desk, context, now, origin }: SignInRequest) {
  // Before the first invitation there are no people who could sign in.
  if ((await readPeople(desk.sql)).length === 0) {
    return refuse(context, "no-such-address", words.noAddress);
  }
  const options = await askForPasskey(origin);
  setChallenge(context, await keepChallenge(desk.sql, "sign-in", options.challenge, now));
  return context.json({ options });
}

async function signIn(request: SignInRequest, body: z.output<typeof bodies.signIn>) {
  const { desk, context, now, origin } = request;
  const { sql, log } = desk;
  const challenge = await takeChallenge(sql, "sign-in", readChallenge(context), now);
  if (challenge === undefined) return refuse(context, "not-verified", NOT_VERIFIED);
  const { id } = body.response;
  const passkey = await findPasskey(sql, id);
  // The same work and the same refusal, so that strangers cannot find out which ids are known here.
  const verified = await verifyPasskey(body.response, passkey ?? nobodysPasskey(id), {
    origin,
    challenge,
  });
  // A counter that goes back means a copy of the key, or a replayed answer.
  if (!verified.ok && verified.isCounter) log.warn("desk_counter_went_back");
  const isOurs =
    passkey !== undefined &&
    verified.ok &&
    (await notePasskeyUse(sql, passkey, verified.counter, now));
  return isOurs ? enter(request, id) : refuse(context, "unknown-passkey", UNKNOWN);
}

/** Ends the browser's earlier session: an unused session must not stay open. */
async function enter(
  { desk, context, now, trier }: SignInRequest,
  passkey: string,
): Promise<Response> {
  const { sql } = desk;
  const [before, known] = [readSessionToken(context), readKnownToken(context)];
  if (before !== undefined) await endSession(sql, before);
  if (known !== undefined) await forgetBrowser(sql, known);
  const token = await beginSession(sql, passkey, now);
  const session = await findSession(sql, token, now);
  if (session === undefined) return refuse(context, "unknown-passkey", UNKNOWN);
  setSession(context, token, await rememberBrowser(sql, passkey, now));
  // The question and its answer.
  await desk.limits.giveBack(["begin", "finish"], trier);
  desk.hub.nudge();
  return context.json(await describeState(desk, session));
}

async function describeInvitation(
  { desk, context, now, trier }: SignInRequest,
  { token }: z.output<typeof bodies.invitation>,
) {
  const found = await findInvitation(desk.sql, token, now);
  if (found === undefined) return refuse(context, "link-dead", DEAD_LINK);
  await desk.limits.giveBack(["begin"], trier);
  return context.json(found.seen);
}

async function offerEnrolment(
  { desk, context, now, origin }: SignInRequest,
  { token }: z.output<typeof bodies.enrolOptions>,
) {
  const { sql, brand } = desk;
  const found = await findInvitation(sql, token, now);
  if (found === undefined) return refuse(context, "link-dead", DEAD_LINK);
  const { person } = found;
  const known = await readPasskeysOf(sql, person.id);
  const options = await askForNewPasskey(origin, { person, brand, known });
  setChallenge(context, await keepChallenge(sql, "enrol", options.challenge, now));
  return context.json({ options });
}

async function enrol(request: SignInRequest, body: z.output<typeof bodies.enrol>) {
  const { desk, context, now, origin } = request;
  const { token, device: name, response: answer } = body;
  const { sql } = desk;
  const found = await findInvitation(sql, token, now);
  if (found === undefined) return refuse(context, "link-dead", DEAD_LINK);
  const challenge = await takeChallenge(sql, "enrol", readChallenge(context), now);
  if (challenge === undefined) return refuse(context, "not-verified", NOT_VERIFIED);
  const passkey = await verifyNewPasskey(answer, found.person, { origin, challenge });
  if (passkey === undefined) return refuse(context, "not-verified", NOT_VERIFIED);
  if (passkey === "not-offered") return refuse(context, "bad-request", NOT_OFFERED);
  const isMade = await sql.transaction(async (inside) => {
    if ((await findPasskey(inside, passkey.id)) !== undefined) return false;
    if (!(await useInvitation(inside, token, now))) return false;
    await addPasskey(inside, { ...passkey, device: name, by: found.by, now });
    return true;
  });
  if (!isMade) return refuse(context, "link-dead", DEAD_LINK);
  desk.log.info("desk_device_added");
  return enter(request, passkey.id);
}

async function signOut(desk: Desk, context: DeskContext): Promise<Response> {
  const token = readSessionToken(context);
  if (token !== undefined) await endSession(desk.sql, token);
  clearSession(context);
  return context.body(null, 204);
}
