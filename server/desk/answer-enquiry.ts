import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

import { describeNow } from "./audit-site.ts";
import { refuse, words } from "./desk-http.ts";
import type { DeskRequest } from "./signed-in.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { findForgotten, readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { readNames } from "#server/desk/store/people.ts";

/** The whole enquiry, as it is now. */
export async function answerEnquiry(request: DeskRequest): Promise<Response> {
  const { desk, context, id } = request;
  await noteWhatHappened(desk.sql, desk.clock());
  const enquiry = await readEnquiry(desk.sql, id);
  if (enquiry === undefined) return refuseGone(request);
  const audit = enquiry.audit && (await describeNow(desk.audits, enquiry.audit));
  return context.json({ ...enquiry, audit } satisfies DeskEnquiry);
}

/** With who deleted it and when, where that is known. */
export async function refuseGone({ desk: { sql }, context, id }: DeskRequest): Promise<Response> {
  const gone = await findForgotten(sql, id);
  if (gone === undefined) return refuse(context, "gone", words.gone);
  const by = gone.person === null ? null : ((await readNames(sql)).get(gone.person) ?? null);
  return refuse(context, "gone", words.gone, { gone: { by, at: gone.at } });
}
