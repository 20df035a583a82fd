import type { Context } from "hono";

import { fixMarkRequest } from "#engine/site-audit/report/fix-mark-request.ts";
import { recheckRequest } from "#engine/site-audit/recheck/recheck-request.ts";
import { sectionsRequest } from "#engine/site-audit/report/sections-request.ts";

import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";
import { readJson, refuseJson } from "#server/front/read-json.ts";
import { refuseAudit, answer, refuseUnmade, refuseWith, say } from "./audit-responses.ts";
import type { AuditApi } from "#server/audits/start/start-audits.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

const MARK_WORDS = {
  sendJson: 'Send JSON as "Content-Type: application/json", such as {"fix": "…", "state": "done"}.',
  tooLarge: "The request is too large. Shorten the reason.",
};
const RECHECK_WORDS = {
  sendJson: 'Send JSON as "Content-Type: application/json", such as {"fix": "…"}.',
  tooLarge: "The request is too large. Send the finding alone.",
};
const SECTION_WORDS = {
  sendJson: 'Send JSON as "Content-Type: application/json", such as {"hidden": ["fixes"]}.',
  tooLarge: "The request is too large. Send the names of the sections alone.",
};
const NO_SUCH_FINDING = "This report has no such finding. Load the report again and mark it there.";

type Asker = { facts: RequestFacts; isStaff: boolean };

/** "done", "ignored" with a reason, or open again. */
export async function markFinding(
  audits: Pick<AuditApi, "mark">,
  context: Context<AppEnv>,
  crawl: Crawl,
): Promise<Response> {
  if (!crawl.hasReport) return refuseUnmade(crawl);
  const body = await readJson(context, fixMarkRequest);
  if (!body.ok) return refuseJson(context, body.problem, MARK_WORDS);
  const marks = await audits.mark(crawl, body.value);
  return marks === undefined ? refuseAudit(404, NO_SUCH_FINDING) : say(200, marks);
}

/** Keeps sections of a report from whoever may not change it. */
export async function hideSections(
  audits: Pick<AuditApi, "hide">,
  context: Context<AppEnv>,
  crawl: Crawl,
): Promise<Response> {
  if (!crawl.hasReport) return refuseUnmade(crawl);
  const body = await readJson(context, sectionsRequest);
  if (!body.ok) return refuseJson(context, body.problem, SECTION_WORDS);
  await audits.hide(crawl, body.value.hidden);
  return answer(204, null);
}

/** Reads the addresses of one finding again. Ends when the browser leaves. */
export async function recheckFinding(
  audits: Pick<AuditApi, "recheck">,
  context: Context<AppEnv>,
  crawl: Crawl,
  { facts, isStaff }: Asker,
): Promise<Response> {
  if (!crawl.hasReport) return refuseUnmade(crawl);
  const body = await readJson(context, recheckRequest);
  if (!body.ok) return refuseJson(context, body.problem, RECHECK_WORDS);
  const rechecked = await audits.recheck(crawl, {
    fix: body.value.fix,
    visitor: isStaff ? undefined : facts.address(context),
    gone: context.req.raw.signal,
  });
  return rechecked.ok ? say(200, rechecked.value) : refuseWith(rechecked);
}
