import type { Hono } from "hono";

import { READING_PATH, type ReadingLink } from "#lib/desk/contract.ts";

import { answerEnquiry, refuseGone } from "./answer-enquiry.ts";
import { auditTheirSite } from "./audit-site.ts";
import { keyBody } from "#lib/desk/change-request.ts";
import type { Desk } from "./desk.ts";
import { originOf, readDeskBody, refuse } from "./desk-http.ts";
import { readTheirPage } from "./read-page.ts";
import { signedIn, type DeskRequest } from "./signed-in.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { linkReading } from "#server/desk/store/reading-links.ts";
import { allowSlowAnswer } from "#server/front/request-bounds.ts";
import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";

const NOT_READ = "Their page was not read yet.";
const NO_WEBSITE = "They gave no website.";
const AUDITS_OFF = "Auditing whole sites is switched off on this server.";
const MANY_PAGES = "You have had many pages read.";

/** What an enquiry's website is like: its page read live, the whole site audited. */
export function addWebsiteRoutes(app: Hono<AppEnv>, desk: Desk, facts: RequestFacts): void {
  app.post(
    "/enquiries/:id/page",
    allowSlowAnswer,
    signedIn(desk, (request) => readPage(request, facts.address(request.context))),
  );
  app.post("/enquiries/:id/audit", signedIn(desk, auditSite));
  app.post("/enquiries/:id/reading-link", signedIn(desk, makeReadingLink));
}

async function readPage(request: DeskRequest, visitor: string) {
  const { desk, context, session, id } = request;
  const body = await readDeskBody(context, keyBody);
  if (!body.ok) return body.problem;
  const { url, refused } = await readWebsite(request);
  if (refused !== undefined) return refused;
  const { key } = body.value;
  const { signal } = context.req.raw;
  const person = session.person.id;
  const read = await readTheirPage(desk, { id, url, person, visitor, key, signal });
  if (!read.ok) return refuseBusy(request, MANY_PAGES, read.retryAfterSeconds);
  desk.hub.nudge();
  return answerEnquiry(request);
}

async function auditSite(request: DeskRequest) {
  const { desk, context, session, id } = request;
  const body = await readDeskBody(context, keyBody);
  if (!body.ok) return body.problem;
  if (!desk.audits.isActive) return refuse(context, "bad-request", AUDITS_OFF);
  const { url, refused } = await readWebsite(request);
  if (refused !== undefined) return refused;
  const { key } = body.value;
  const refusal = await auditTheirSite(desk, { id, url, person: session.person.id, key });
  if (refusal !== undefined) {
    return refusal.status === 400
      ? refuse(context, "bad-request", refusal.problem, { field: "website" })
      : refuseBusy(request, refusal.problem, refusal.retryAfterSeconds);
  }
  desk.hub.nudge();
  return answerEnquiry(request);
}

/** The website that they named, or the refusal. */
async function readWebsite(request: DeskRequest) {
  const { desk, context, id } = request;
  await noteWhatHappened(desk.sql, desk.clock());
  const enquiry = await readEnquiry(desk.sql, id);
  if (enquiry === undefined) return { refused: await refuseGone(request) };
  return enquiry.website === ""
    ? { refused: refuse(context, "bad-request", NO_WEBSITE, { field: "website" }) }
    : { url: enquiry.website };
}

function refuseBusy({ desk, context }: DeskRequest, error: string, retryAfterSeconds = 60) {
  context.header("Retry-After", String(retryAfterSeconds));
  return refuse(context, "too-many", error, { until: desk.clock() + retryAfterSeconds * 1000 });
}

async function makeReadingLink(request: DeskRequest) {
  const { desk, context, id } = request;
  const token = await linkReading(desk.sql, id);
  if (token === undefined) return refuse(context, "bad-request", NOT_READ);
  const link = `${originOf(context, desk) ?? ""}${READING_PATH}/${token}`;
  return context.json({ link } satisfies ReadingLink);
}
