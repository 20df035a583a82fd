import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";

import { refusalStatus, type DeskRefusal, type RefusalReason } from "#lib/desk/contract.ts";

import { dropControls } from "#lib/text/show-controls.ts";

import type { Desk } from "./desk.ts";
import type { DeskTrier } from "./desk-limits.ts";
import {
  findBrowser,
  findSession,
  KNOWN_MS,
  SESSION_MOST_MS,
  type Session,
} from "#server/desk/store/passkeys.ts";
import type { AppEnv } from "#server/front/request-facts.ts";
import { readJson } from "#server/front/read-json.ts";
import { refuseInJson } from "#server/front/refuse.ts";

export type DeskContext = Context<AppEnv>;

/** The browser takes them over https, and on localhost, alone: RFC 6265bis, 4.1.3. */
const SESSION_COOKIE = "__Host-desk";
const KNOWN_COOKIE = "__Host-desk-known";
const CHALLENGE_COOKIE = "__Host-desk-challenge";
const COOKIE = { path: "/", secure: true, httpOnly: true, sameSite: "Strict" } as const;

const LOCALHOST = /^localhost(?::\d{1,5})?$/;

const FOREIGN = "Only the desk’s own page may ask for this. Open the desk in your browser.";
const NO_SITE_URL =
  "The desk does not know its own address: set SITE_URL, or open it as http://localhost.";
const SEND_JSON = 'Send JSON as "Content-Type: application/json".';
const TOO_LARGE = "This is too long. A note holds 10,000 characters: shorten it, or add it in two.";

export const words = {
  signedOut: "You are signed out. Sign in again; what you typed stays in its field.",
  gone: "This enquiry was deleted.",
  gonePerson: "This person was removed already.",
  off: "The desk is switched off.",
  noAddress: "There is nothing at this address.",
  away: "The desk’s database does not answer. Nothing was changed; try again in a moment.",
} as const;

/** A refusal in the contract's shape; its status goes with its reason. */
export function refuse(
  context: DeskContext,
  reason: RefusalReason,
  problem: string,
  more: Omit<DeskRefusal, "problem" | "reason"> = {},
): Response {
  const refusal = { problem, reason, ...more } satisfies DeskRefusal;
  return refuseInJson(context, refusalStatus[reason], refusal);
}

/** The origin of the desk's page, as the browser writes it; undefined if it cannot be known. */
export function originOf(context: DeskContext, { siteOrigin }: Desk): string | undefined {
  if (siteOrigin !== undefined) return siteOrigin;
  const host = context.req.header("host") ?? "";
  return LOCALHOST.test(host) ? `http://${host}` : undefined;
}

/** Undefined where our own page asks; otherwise the refusal. */
export function refuseForeign(context: DeskContext, desk: Desk): Response | undefined {
  const own = originOf(context, desk);
  if (own === undefined) return refuse(context, "foreign", NO_SITE_URL);
  const site = context.req.header("sec-fetch-site");
  const isOwn =
    context.req.header("origin") === own && (site === undefined || site === "same-origin");
  return isOwn ? undefined : refuse(context, "foreign", FOREIGN);
}

/** The body in the schema's shape, or the refusal that says what is wrong with it. */
export async function readDeskBody<Schema extends z.ZodType>(
  context: DeskContext,
  schema: Schema,
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; problem: Response }> {
  const body = await readJson(context, schema);
  if (body.ok) return body;
  const { problem } = body;
  if (problem.reason !== "bad-request") {
    const error = problem.reason === "not-json" ? SEND_JSON : TOO_LARGE;
    return { ok: false, problem: refuse(context, problem.reason, error) };
  }
  const { error = SEND_JSON, field } = problem;
  return {
    ok: false,
    problem: refuse(context, "bad-request", error, field === undefined ? {} : { field }),
  };
}

/** What the browser holds; undefined where it holds none. */
export const readSessionToken = (context: DeskContext) => getCookie(context, SESSION_COOKIE);
export const readKnownToken = (context: DeskContext) => getCookie(context, KNOWN_COOKIE);

/** Whose session the cookie names; undefined without one, and where it has ended. */
export async function readSession(context: DeskContext, desk: Desk): Promise<Session | undefined> {
  const token = readSessionToken(context);
  return token === undefined ? undefined : findSession(desk.sql, token, desk.clock());
}

/** Signed in: the challenge has had its use, and the browser is known from now on. */
export function setSession(context: DeskContext, token: string, known: string) {
  deleteCookie(context, CHALLENGE_COOKIE, COOKIE);
  setCookie(context, SESSION_COOKIE, token, { ...COOKIE, maxAge: SESSION_MOST_MS / 1000 });
  setCookie(context, KNOWN_COOKIE, known, { ...COOKIE, maxAge: KNOWN_MS / 1000 });
}

export function clearSession(context: DeskContext) {
  deleteCookie(context, SESSION_COOKIE, COOKIE);
}

/** Gone when the browser is closed; the server forgets it sooner. */
export function setChallenge(context: DeskContext, token: string) {
  setCookie(context, CHALLENGE_COOKIE, token, COOKIE);
}

/** The token of a challenge; "" where the browser has none. */
export function readChallenge(context: DeskContext): string {
  return getCookie(context, CHALLENGE_COOKIE) ?? "";
}

/** Text of a person's, in one line, of so many characters at most, without control characters. */
export function lineOf(most: number, empty: string, tooLong: string) {
  return z
    .string(empty)
    .transform((text) => dropControls(text.replaceAll(/\s+/g, " ")).trim())
    .pipe(z.string().min(1, empty).max(most, tooLong));
}

/** By whom a try to get in is counted. */
export async function readTrier(
  desk: Desk,
  context: DeskContext,
  address: string,
): Promise<DeskTrier> {
  const known = readKnownToken(context);
  const browser =
    known === undefined ? undefined : await findBrowser(desk.sql, known, desk.clock());
  return { address, browser };
}
