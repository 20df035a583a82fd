import type { Hono } from "hono";
import { z } from "zod";

import { MAX_WATCH_PAGES, watchRhythms, type SitesAnswer } from "#lib/desk/watch.ts";

import type { Desk } from "#server/desk/desk.ts";
import { lineOf, readDeskBody, refuse, type DeskContext } from "#server/desk/desk-http.ts";
import { signedIn, type DeskRequest } from "#server/desk/signed-in.ts";
import { findPerson } from "#server/desk/store/people.ts";
import { describeOneSite, describeSites } from "./describe-sites.ts";
import { readAllSoon, readSoon } from "./run-watch.ts";
import { sendAgain } from "./notices.ts";
import { setMails } from "./readers.ts";
import {
  addSite,
  changeSettings,
  findSite,
  goOnWithSite,
  pauseSite,
  readSiteAddress,
  removeSite,
} from "./sites.ts";
import { asciiAddress } from "#server/forms/ascii-address.ts";
import { strictBody } from "#lib/strict-body.ts";
import type { AppEnv } from "#server/front/request-facts.ts";

/** No secret of any report. */
const GONE_REPORT = "/site-audit#gone";

export const siteWords = {
  noAddress: "That is not an address. Write it as in a browser, such as theirbusiness.pk.",
  noClient: "Give it the client’s name.",
  noPages: "Between 1 and 2,000 pages.",
  noMail: "That is not an email address.",
  gone: "This site is no longer watched.",
} as const;

const MAX_CLIENT = 120;
const MAX_READERS = 5;
const TOO_MANY_READERS = "Five email addresses at most, with commas between them.";
const EXAMPLE = '{"url": "theirbusiness.pk", "client": "…", "owner": null, "rhythm": "weekly", …}';

const rhythm = z.enum(watchRhythms, `"rhythm" is one of ${watchRhythms.join(", ")}.`);
const settings = {
  client: lineOf(MAX_CLIENT, siteWords.noClient, "A name has 120 characters at most."),
  owner: z.string('"owner" is the id of a person, or null for nobody.').max(64).nullable(),
  rhythm,
  pages: z.int(siteWords.noPages).min(1, siteWords.noPages).max(MAX_WATCH_PAGES, siteWords.noPages),
  mailTo: z.string(siteWords.noMail).max(1_000, siteWords.noMail).check(checkReaders),
  summary: z.boolean('"summary" is true or false.'),
  weeklyMail: z.boolean('"weeklyMail" is true or false.'),
};

/** A new site as it is sent, from the desk or from the terminal. */
export const newSite = strictBody(EXAMPLE, {
  url: z.string(siteWords.noAddress).max(2_000, siteWords.noAddress),
  ...settings,
});

const siteChange = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("pause"), note: z.string().trim().max(200) }),
    z.strictObject({ kind: z.literal("go-on") }),
    z.strictObject({ kind: z.literal("mails"), mails: z.boolean() }),
    z.strictObject({ kind: z.literal("send-again") }),
    z.strictObject({ kind: z.literal("edit"), ...settings }),
  ],
  'A change has a "kind": pause, go-on, mails, send-again or edit, and what belongs to it.',
);

const reportChange = z.strictObject({
  report: z.string().max(200),
  kind: z.enum(["stop", "delete"], '"kind" is "stop" or "delete".'),
});

/** Clients' sites: lib/desk/contract.ts. */
export function addWatchRoutes(app: Hono<AppEnv>, desk: Desk): void {
  app.get("/sites", signedIn(desk, answerSites));
  app.post("/sites", signedIn(desk, watchSite));
  app.post("/sites/read", signedIn(desk, readAllNow));
  app.get("/sites/:id", signedIn(desk, answerSite));
  app.post("/sites/:id", signedIn(desk, changeSite));
  app.delete("/sites/:id", signedIn(desk, stopWatching));
  app.post("/sites/:id/read", signedIn(desk, readNow));
  app.post("/report", signedIn(desk, changeReport));
  app.get("/report/:id", signedIn(desk, openReport));
}

async function answerSites({ desk, context }: DeskRequest) {
  return context.json((await describeSites(desk.sql, desk.clock())) satisfies SitesAnswer);
}

async function watchSite(request: DeskRequest) {
  const { desk, context } = request;
  const { sql, clock } = desk;
  const body = await readDeskBody(context, newSite);
  if (!body.ok) return body.problem;
  const refused = (text: string) => refuse(context, "bad-request", text, { field: "url" });
  const address = readSiteAddress(body.value.url);
  if (address === undefined) return refused(siteWords.noAddress);
  const owner = await knownOwner(desk, body.value.owner);
  const site = { ...body.value, ...address, owner };
  const added = await sql.transaction((inside) => addSite(inside, site, clock()));
  if ("taken" in added) {
    const text = `${address.host} is already watched, as ${added.taken}.`;
    return refuse(context, "watched-already", text, { field: "url" });
  }
  const watched = await findSite(sql, added.id);
  const problem = watched && desk.audits.isActive && (await readSoon(desk, watched));
  if (typeof problem === "string") {
    await sql.transaction((inside) => removeSite(inside, added.id, clock()));
    return refused(problem);
  }
  return answerSites(request);
}

async function answerSite({ desk, context, id }: DeskRequest) {
  const site = await describeOneSite(desk.sql, id, desk.clock());
  return site === undefined ? refuseGone(context) : context.json(site);
}

async function changeSite(request: DeskRequest) {
  const { desk, context, session, id } = request;
  const body = await readDeskBody(context, siteChange);
  if (!body.ok) return body.problem;
  const change = body.value;
  const owner = change.kind === "edit" ? await knownOwner(desk, change.owner) : null;
  const now = desk.clock();
  const changed = await desk.sql.transaction(async (inside) => {
    const site = await findSite(inside, id);
    if (site === undefined) return false;
    if (change.kind === "pause") {
      await pauseSite(inside, site.id, { by: session.person.id, note: change.note, now });
    } else if (change.kind === "go-on") await goOnWithSite(inside, site, now);
    else if (change.kind === "mails") await setMails(inside, site.id, change.mails);
    else if (change.kind === "send-again") await sendAgain(inside, { site: site.id }, now);
    else await changeSettings(inside, site.id, { ...change, owner });
    return true;
  });
  return changed ? answerSites(request) : refuseGone(context);
}

async function stopWatching(request: DeskRequest) {
  const { desk, id } = request;
  await desk.sql.transaction((inside) => removeSite(inside, id, desk.clock()));
  return answerSites(request);
}

async function readAllNow(request: DeskRequest) {
  await readAllSoon(request.desk);
  return answerSites(request);
}

async function readNow(request: DeskRequest) {
  const { desk, context, id } = request;
  const site = await findSite(desk.sql, id);
  if (site === undefined) return refuseGone(context);
  await readSoon(desk, site);
  return answerSites(request);
}

/** Reports of the agency's own are stopped and deleted here alone: their links only read. */
async function changeReport({ desk, context }: DeskRequest) {
  const body = await readDeskBody(context, reportChange);
  if (!body.ok) return body.problem;
  const { report, kind } = body.value;
  const crawl = await desk.audits.findByKey(report);
  if (crawl !== undefined) await desk.audits[kind === "stop" ? "stop" : "remove"](crawl);
  return context.body(null, 204);
}

/**
 * Opens a report by a link of its own, which can be shared; it ends with the report. Where that is
 * gone, its page says so.
 */
async function openReport({ desk, context, id }: DeskRequest) {
  const crawl = await desk.audits.findByKey(id);
  const link = crawl && (await desk.audits.linkTo(crawl));
  return context.redirect(link ?? GONE_REPORT, 303);
}

function refuseGone(context: DeskContext): Response {
  return refuse(context, "gone", siteWords.gone);
}

/** No owner if the person was removed in the meantime. */
async function knownOwner({ sql }: Desk, id: string | null): Promise<string | null> {
  return id === null ? null : ((await findPerson(sql, id))?.id ?? null);
}

function checkReaders(context: z.core.ParsePayload<string>): void {
  const addresses = context.value.split(",").map((address) => address.trim());
  const isBad = addresses.some((address) => asciiAddress(address) === undefined);
  if (!isBad && addresses.length <= MAX_READERS) return;
  const message = isBad ? siteWords.noMail : TOO_MANY_READERS;
  context.issues.push({ code: "custom", message, input: context.value });
}
