import type { Hono } from "hono";

import type { Conflict, Forgotten } from "#lib/desk/contract.ts";
import type { Change, DeskList } from "#lib/desk/enquiry.ts";

import { auditTheirSite } from "#server/desk/audit-site.ts";
import { changeBody, emptyBody, keyBody, listQuery } from "#server/desk/change-request.ts";
import type { Desk } from "#server/desk/desk.ts";
import { readDeskBody, refuse, words, type DeskContext } from "#server/desk/desk-http.ts";
import { streamDesk } from "#server/desk/event-stream.ts";
import { forgetPerson, removeSpam } from "#server/desk/forget-person.ts";
import { dayBegin } from "#lib/pakistan-days.ts";
import { readTheirPage } from "#server/desk/read-page.ts";
import { signedIn } from "#server/desk/signed-in.ts";
import { changeEnquiry } from "#server/desk/store/change-enquiry.ts";
import { readCursor, readLastAnswer, readList } from "#server/desk/store/enquiries.ts";
import { noteWhatHappened, toHappening } from "#server/desk/store/events.ts";
import { findForgotten, planForget, readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { findPerson, readNames } from "#server/desk/store/people.ts";
import type { Session } from "#server/desk/store/passkeys.ts";
import type { AppEnv, RequestFacts } from "#server/http/request-facts.ts";

const CHANGED_LIST = "The list has changed. Here is its beginning.";
const NO_WEBSITE = "They named no website.";
const AUDITS_OFF = "Auditing whole sites is switched off on this server.";
const AFTER = '"after" is the number of the newest event that you have seen.';

const idOf = (context: DeskContext) => context.req.param("id") ?? "";

/** Enquiries: the lists, one whole, and everything that can be done to one. */
export function addEnquiryRoutes(app: Hono<AppEnv>, desk: Desk, facts: RequestFacts): void {
  const { sql, clock, hub, notify } = desk;

  async function refuseGone(context: DeskContext, id: string) {
    const gone = await findForgotten(sql, id);
    if (gone === undefined) return refuse(context, "gone", words.gone);
    const by = gone.person === null ? null : ((await readNames(sql)).get(gone.person) ?? null);
    return refuse(context, "gone", words.gone, { gone: { by, at: gone.at } });
  }

  async function tell(context: DeskContext, id: string): Promise<Response> {
    await noteWhatHappened(sql, clock());
    const enquiry = await readEnquiry(sql, id);
    return enquiry === undefined ? refuseGone(context, id) : context.json(enquiry);
  }

  async function isOwnerKnown(change: Change): Promise<boolean> {
    if (change.kind !== "owner" || change.owner === null) return true;
    return (await findPerson(sql, change.owner)) !== undefined;
  }

  app.get(
    "/enquiries",
    signedIn(desk, async (context, { person }) => {
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
      const part = await readList(sql, { list, search, me: person.id, ...(cursor && { cursor }) });
      const counts = await hub.count(person.id);
      const isEmpty = list === "waiting" && search === "" && part.total === 0;
      return context.json({
        ...part,
        counts,
        lookedThrough: list === "spam" ? counts.spam : counts.all,
        ...(isEmpty && (await readLastAnswer(sql, dayBegin(clock())))),
      } satisfies DeskList);
    }),
  );

  app.get(
    "/enquiries/:id",
    signedIn(desk, (context) => tell(context, idOf(context))),
  );

  app.post(
    "/enquiries/:id/changes",
    signedIn(desk, async (context, { person }) => {
      const body = await readDeskBody(context, changeBody);
      if (!body.ok) return body.problem;
      const { key, after, change } = body.value;
      if (!(await isOwnerKnown(change))) {
        return refuse(context, "bad-request", words.gonePerson, { field: "change.owner" });
      }
      const id = idOf(context);
      const request = { id, person: person.id, change, now: clock(), after, key, notify };
      const changed = await changeEnquiry(sql, request);
      if (changed.outcome === "gone") return refuseGone(context, id);
      if (changed.outcome === "refused") return refuse(context, "bad-request", changed.problem);
      if (changed.outcome === "conflict") {
        const theirs = toHappening(changed.theirs, await readNames(sql));
        const enquiry = await readEnquiry(sql, id);
        if (enquiry === undefined) return refuseGone(context, id);
        const conflict: Conflict = { theirs, enquiry };
        const error = `${theirs.by?.name ?? "Somebody at the terminal"} was quicker. Your change is not saved yet.`;
        return refuse(context, "conflict", error, { conflict });
      }
      hub.nudge();
      return tell(context, id);
    }),
  );

  /** Their website, or the refusal. */
  async function readWebsite(context: DeskContext) {
    await noteWhatHappened(sql, clock());
    const enquiry = await readEnquiry(sql, idOf(context));
    if (enquiry === undefined) return { refused: await refuseGone(context, idOf(context)) };
    return enquiry.website === ""
      ? { refused: refuse(context, "bad-request", NO_WEBSITE, { field: "website" }) }
      : { url: enquiry.website };
  }

  app.post(
    "/enquiries/:id/page",
    signedIn(desk, async (context, { person }) => {
      const body = await readDeskBody(context, keyBody);
      if (!body.ok) return body.problem;
      const { url, refused } = await readWebsite(context);
      if (refused !== undefined) return refused;
      const read = await readTheirPage(desk, {
        id: idOf(context),
        url,
        person: person.id,
        visitor: facts.address(context),
        key: body.value.key,
        signal: context.req.raw.signal,
      });
      if (!read.ok) return refuseBusy(context, "You have had many pages read.", read);
      hub.nudge();
      return tell(context, idOf(context));
    }),
  );

  app.post(
    "/enquiries/:id/audit",
    signedIn(desk, async (context, { person }) => {
      const body = await readDeskBody(context, keyBody);
      if (!body.ok) return body.problem;
      if (!desk.audits.isActive) return refuse(context, "bad-request", AUDITS_OFF);
      const { url, refused } = await readWebsite(context);
      if (refused !== undefined) return refused;
      const id = idOf(context);
      const { key } = body.value;
      const refusal = await auditTheirSite(desk, { id, url, person: person.id, key });
      if (refusal !== undefined) {
        return refusal.status === 400
          ? refuse(context, "bad-request", refusal.problem, { field: "website" })
          : refuseBusy(context, refusal.problem, refusal);
      }
      hub.nudge();
      return tell(context, id);
    }),
  );

  function refuseBusy(
    context: DeskContext,
    error: string,
    { retryAfterSeconds = 60 }: { retryAfterSeconds?: number },
  ): Response {
    context.header("Retry-After", String(retryAfterSeconds));
    return refuse(context, "too-many", error, { until: clock() + retryAfterSeconds * 1000 });
  }

  app.get(
    "/enquiries/:id/forget",
    signedIn(desk, async (context) => {
      const planned = await planForget(sql, idOf(context));
      if (planned === undefined) return refuseGone(context, idOf(context));
      const { ids: _ids, ...plan } = planned;
      return context.json(plan);
    }),
  );

  app.post(
    "/enquiries/:id/forget",
    signedIn(desk, async (context, { person }) => {
      const body = await readDeskBody(context, emptyBody);
      if (!body.ok) return body.problem;
      const forgotten = await forgetPerson(desk, idOf(context), person.id);
      if (forgotten === undefined) return refuseGone(context, idOf(context));
      hub.nudge();
      return context.json(forgotten satisfies Forgotten);
    }),
  );

  app.delete(
    "/enquiries/:id",
    signedIn(desk, async (context, { person }) => {
      const outcome = await removeSpam(desk, idOf(context), person.id);
      if (outcome === "gone") return refuseGone(context, idOf(context));
      if (outcome === "no-spam") {
        const error = "Only spam is deleted one by one. To delete a person, forget them.";
        return refuse(context, "bad-request", error);
      }
      hub.nudge();
      return context.body(null, 204);
    }),
  );

  app.get(
    "/events",
    signedIn(desk, async (context, session: Session) => {
      const text = context.req.header("last-event-id") ?? context.req.query("after") ?? "0";
      if (!/^\d{1,15}$/.test(text)) {
        return refuse(context, "bad-request", AFTER, { field: "after" });
      }
      const headers = {
        "Content-Type": "text/event-stream; charset=utf-8",
        // Proxies that gather answers would hold it back: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
        "X-Accel-Buffering": "no",
      };
      if (context.req.method === "HEAD") return context.body(null, 200, headers);
      const stream = streamDesk({
        hub,
        person: session.person.id,
        session: session.hash,
        after: Number(text),
        signal: context.req.raw.signal,
      });
      return context.body(stream, 200, headers);
    }),
  );
}
