import type { Hono } from "hono";

import type { Conflict, Forgotten } from "#lib/desk/contract.ts";
import type { Change } from "#lib/desk/change-request.ts";
import type { DeskList } from "#lib/desk/enquiry.ts";

import { changeBody, emptyBody, listQuery } from "#lib/desk/change-request.ts";
import type { Desk } from "./desk.ts";
import { answerEnquiry, refuseGone } from "./answer-enquiry.ts";
import { readDeskBody, refuse, words } from "./desk-http.ts";
import { EVENT_HEADERS } from "#server/front/event-stream.ts";
import { streamDesk } from "./stream-desk.ts";
import { forgetPerson, removeSpam } from "./forget-person.ts";
import { dayBegin } from "#lib/pakistan-days.ts";
import { signedIn, type DeskHandler, type DeskRequest } from "./signed-in.ts";
import { changeEnquiry } from "#server/desk/store/change-enquiry.ts";
import { noteReminders } from "#server/desk/store/reminders.ts";
import { readCursor, readDue, readLastAnswer, readList } from "#server/desk/store/enquiries.ts";
import { noteWhatHappened, toHappening, type StoredEvent } from "#server/desk/store/events.ts";
import { planForget, readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { findPerson, readNames } from "#server/desk/store/people.ts";
import type { AppEnv } from "#server/front/request-facts.ts";

const CHANGED_LIST = "The list has changed. Here is its beginning.";
const AFTER = '"after" is the number of the newest event that you have seen.';
const MANY_STREAMS = "The desk is open in many windows of this browser. Close one of them.";
const NO_SPAM = "Only spam is deleted one by one. To delete a person, forget them.";

/** Enquiries: the lists, a whole one, changes, deletion, and the stream of events. */
export function addEnquiryRoutes(app: Hono<AppEnv>, desk: Desk): void {
  const to = (handle: DeskHandler) => signedIn(desk, handle);
  app.get("/enquiries", to(listEnquiries));
  app.get("/enquiries/:id", to(answerEnquiry));
  app.delete("/enquiries/:id", to(deleteSpam));
  app.post("/enquiries/:id/changes", to(changeOne));
  app.get("/enquiries/:id/forget", to(describeForget));
  app.post("/enquiries/:id/forget", to(forget));
  app.get("/events", to(streamEvents));
}

async function listEnquiries({ desk, context, session: { person } }: DeskRequest) {
  const { sql, clock, hub } = desk;
  const query = listQuery.safeParse(context.req.query());
  if (!query.success) {
    const [issue] = query.error.issues;
    const field = issue?.path.map(String).join(".") ?? "";
    return refuse(context, "bad-request", issue?.message ?? CHANGED_LIST, { field });
  }
  const { list, q: search, cursor: text } = query.data;
  const cursor = text === undefined ? undefined : readCursor(text);
  if (text !== undefined && cursor === undefined) {
    return refuse(context, "bad-request", CHANGED_LIST, { field: "cursor" });
  }
  await noteWhatHappened(sql, clock());
  await noteReminders(sql, clock());
  const part = await readList(sql, { list, search, me: person.id, ...(cursor && { cursor }) });
  const counts = await hub.count(person.id);
  const isEmpty = list === "waiting" && search === "" && part.total === 0;
  return context.json({
    ...part,
    due: await readDue(sql, person.id),
    counts,
    lookedThrough: list === "spam" ? counts.spam : counts.all,
    ...(isEmpty && (await readLastAnswer(sql, dayBegin(clock())))),
  } satisfies DeskList);
}

async function changeOne(request: DeskRequest) {
  const { desk, context, session, id } = request;
  const body = await readDeskBody(context, changeBody);
  if (!body.ok) return body.problem;
  const { key, after, change } = body.value;
  if (!(await isOwnerKnown(desk, change))) {
    return refuse(context, "bad-request", words.gonePerson, { field: "change.owner" });
  }
  const { sql, clock, notify } = desk;
  const person = session.person.id;
  const changed = await changeEnquiry(sql, {
    id,
    person,
    change,
    now: clock(),
    after,
    key,
    notify,
  });
  if (changed.outcome === "gone") return refuseGone(request);
  if (changed.outcome === "refused") return refuse(context, "bad-request", changed.problem);
  if (changed.outcome === "conflict") return refuseConflict(request, changed.theirs);
  desk.hub.nudge();
  return answerEnquiry(request);
}

async function isOwnerKnown({ sql }: Desk, change: Change): Promise<boolean> {
  if (change.kind !== "owner" || change.owner === null) return true;
  return (await findPerson(sql, change.owner)) !== undefined;
}

async function refuseConflict(request: DeskRequest, newer: StoredEvent) {
  const { desk, context, id } = request;
  const theirs = toHappening(newer, await readNames(desk.sql));
  const enquiry = await readEnquiry(desk.sql, id);
  if (enquiry === undefined) return refuseGone(request);
  const conflict: Conflict = { theirs, enquiry };
  const error = `${theirs.by?.name ?? "Somebody at the terminal"} was quicker. Your change is not saved yet.`;
  return refuse(context, "conflict", error, { conflict });
}

async function describeForget(request: DeskRequest) {
  const planned = await planForget(request.desk.sql, request.id);
  if (planned === undefined) return refuseGone(request);
  const { ids: _ids, ...plan } = planned;
  return request.context.json(plan);
}

async function forget(request: DeskRequest) {
  const { desk, context, session, id } = request;
  const body = await readDeskBody(context, emptyBody);
  if (!body.ok) return body.problem;
  const forgotten = await forgetPerson(desk, id, session.person.id);
  if (forgotten === undefined) return refuseGone(request);
  desk.hub.nudge();
  return context.json(forgotten satisfies Forgotten);
}

async function deleteSpam(request: DeskRequest) {
  const { desk, context, session, id } = request;
  const outcome = await removeSpam(desk, id, session.person.id);
  if (outcome === "gone") return refuseGone(request);
  if (outcome === "no-spam") return refuse(context, "bad-request", NO_SPAM);
  desk.hub.nudge();
  return context.body(null, 204);
}

async function streamEvents({ desk, context, session }: DeskRequest) {
  const after = context.req.header("last-event-id") ?? context.req.query("after") ?? "0";
  if (!/^\d{1,15}$/.test(after)) return refuse(context, "bad-request", AFTER, { field: "after" });
  if (context.req.method === "HEAD") return context.body(null, 200, EVENT_HEADERS);
  const place = desk.hub.takePlace(session.hash);
  if (place === undefined) return refuse(context, "too-many", MANY_STREAMS);
  const stream = streamDesk({
    hub: desk.hub,
    person: session.person.id,
    session: session.hash,
    after: Number(after),
    place,
    gone: context.req.raw.signal,
  });
  return context.body(stream, 200, EVENT_HEADERS);
}
