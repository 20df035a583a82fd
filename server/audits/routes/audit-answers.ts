import type { Context } from "hono";

import { siteAuditRequest } from "#engine/site-audit/site-audit-request.ts";

import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";
import { createEventStream, EVENT_HEADERS } from "#server/front/event-stream.ts";
import { readJson, refuseJson } from "#server/front/read-json.ts";
import { withJsonField } from "#server/front/with-json-field.ts";
import { errorKind, type Log } from "#server/log/log.ts";
import {
  answer,
  JSON_TYPE,
  refuseAudit,
  refuseForeignAudit,
  refuseUnmade,
  refuseWith,
  say,
  UNLISTED,
} from "./audit-responses.ts";
import { hideSections, markFinding, recheckFinding } from "./finding-answers.ts";
import { ReportAccess, type IsSignedIn } from "./report-access.ts";
import { stateFor } from "./state-for.ts";
import { streamStates } from "./stream-states.ts";
import type { ExportFormat } from "#server/audits/report/report-files.ts";
import type { AuditApi, ListKind } from "#server/audits/start/start-audits.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";
import { streamPieces, streamText } from "./stream-pieces.ts";
import { describeStoreFault } from "#server/data/store-fault.ts";

type Request = Context<AppEnv>;
export type AuditRoutesOptions = {
  facts: RequestFacts;
  log: Log;
  isSignedIn?: IsSignedIn;
};
export type ExportRoute = { file: string; format: ExportFormat; type: string };

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;

const GONE =
  "There is no such report here: it was deleted, its time is over, or part of the link is missing.";
const WORDS = {
  sendJson: 'Send JSON as "Content-Type: application/json", such as {"url": "https://site.pk"}.',
  tooLarge: 'The request is too large. Send the address alone: {"url": "https://site.pk"}.',
};
const BAD_PART = `"cursor" is the "next" of the part before, "limit" a whole number from 1 to ${MAX_LIMIT}. Leave both out for the first ${DEFAULT_LIMIT}.`;
const WATCHED =
  "This audit is watched in as many places as one may be. Its state is at the address without /events.";
const OFF = "Auditing whole sites is switched off on this server.";

/** What each route of the audits answers. */
export class AuditAnswers {
  readonly #audits: AuditApi;
  readonly #facts: RequestFacts;
  readonly #log: Log;
  readonly #access: ReportAccess;

  constructor(audits: AuditApi, { facts, log, isSignedIn }: AuditRoutesOptions) {
    this.#audits = audits;
    this.#facts = facts;
    this.#log = log;
    this.#access = new ReportAccess(isSignedIn);
  }

  /**
   * Reading needs the id alone: a link that was handed on works. What changes needs the second secret,
   * from our pages; for the agency's own reports, a session at the desk.
   */
  forCrawl(act: (context: Request, crawl: Crawl) => Promise<Response>) {
    return async (context: Request): Promise<Response> => {
      if (!this.#audits.isActive) return refuseAudit(404, OFF);
      const isReading = context.req.method === "GET" || context.req.method === "HEAD";
      if (!isReading && !this.#facts.isOwn(context)) return refuseForeignAudit();
      return this.#answering(async () => {
        const crawl = await this.#find(context);
        if (crawl === undefined) return refuseAudit(404, GONE);
        const refused = isReading ? undefined : await this.#access.refuse(context, crawl);
        return refused ?? act(context, crawl);
      });
    };
  }

  isOn(): Response {
    return say(200, { siteAudits: this.#audits.isActive ? "on" : "off" });
  }

  async begin(context: Request): Promise<Response> {
    if (!this.#audits.isActive) return refuseAudit(404, OFF);
    if (!this.#facts.isOwn(context)) return refuseForeignAudit();
    const body = await readJson(context, siteAuditRequest);
    context.header("X-Robots-Tag", UNLISTED["X-Robots-Tag"]);
    if (!body.ok) return refuseJson(context, body.problem, WORDS);
    return this.#answering(async () => {
      const begun = await this.#audits.begin(body.value, this.#facts.address(context));
      return begun.ok ? say(202, begun.started) : refuseWith(begun);
    });
  }

  async state(context: Request, crawl: Crawl): Promise<Response> {
    await this.#audits.noteReader(crawl, this.#facts.address(context));
    const mayChange = await this.#access.mayChange(context, crawl);
    const read = async () => (await this.#stateJson(crawl, mayChange)).json;
    return crawl.hasReport
      ? this.#sendReport(context, crawl, read)
      : answer(200, await read(), JSON_TYPE);
  }

  async remove(crawl: Crawl): Promise<Response> {
    await this.#audits.remove(crawl);
    return answer(204, null);
  }

  async stop(context: Request, crawl: Crawl): Promise<Response> {
    await this.#audits.stop(crawl);
    const now = await this.#find(context);
    if (now === undefined) return refuseAudit(404, GONE);
    return answer(200, (await this.#stateJson(now, true)).json, JSON_TYPE);
  }

  mark(context: Request, crawl: Crawl): Promise<Response> {
    return markFinding(this.#audits, context, crawl);
  }

  hide(context: Request, crawl: Crawl): Promise<Response> {
    return hideSections(this.#audits, context, crawl);
  }

  async recheck(context: Request, crawl: Crawl): Promise<Response> {
    const isStaff = await this.#access.isStaff(context, crawl);
    return recheckFinding(this.#audits, context, crawl, { facts: this.#facts, isStaff });
  }

  async list(context: Request, crawl: Crawl, kind: ListKind): Promise<Response> {
    const from = readWhole(context.req.query("cursor"), 0);
    const limit = readWhole(context.req.query("limit"), DEFAULT_LIMIT);
    if (from === undefined || limit === undefined || limit === 0) return refuseAudit(400, BAD_PART);
    // An empty list would mean that there is nothing to fix.
    if (!crawl.hasReport) return refuseUnmade(crawl);
    return this.#sendReport(context, crawl, async () => {
      const isWhole = crawl.hidden.length === 0 || (await this.#access.mayChange(context, crawl));
      const { rows, ...rest } = await this.#audits.list(
        isWhole ? { ...crawl, hidden: [] } : crawl,
        kind,
        from,
        Math.min(limit, MAX_LIMIT),
      );
      return withJsonField(JSON.stringify(rest), "rows", `[${rows.join(",")}]`);
    });
  }

  async events(context: Request, crawl: Crawl): Promise<Response> {
    // Its stream is not read, so it would never end.
    if (context.req.method === "HEAD") return answer(200, null, EVENT_HEADERS);
    const mayChange = await this.#access.mayChange(context, crawl);
    const place = this.#audits.watch(crawl, this.#facts.address(context));
    if (place === undefined) return refuseAudit(429, WATCHED, { "Retry-After": "10" });
    const stream = createEventStream({
      place,
      gone: context.req.raw.signal,
      begin: (sink) =>
        streamStates(sink, {
          read: async () => {
            const now = await this.#find(context);
            return now && this.#stateJson(now, mayChange);
          },
          lastEventId: context.req.header("last-event-id"),
        }),
    });
    return answer(200, stream, EVENT_HEADERS);
  }

  async file(
    context: Request,
    crawl: Crawl,
    { file, format, type }: ExportRoute,
  ): Promise<Response> {
    const found = crawl.hasReport ? await this.#audits.findFile(crawl, format) : undefined;
    if (found === undefined) return refuseUnmade(crawl);
    const name = `site-audit-${new URL(crawl.site?.startUrl ?? crawl.url).hostname}-${file}`;
    const takesGzip = /\bgzip\b/.test(context.req.header("accept-encoding") ?? "");
    const headers = {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      Vary: "Accept-Encoding",
      ...(takesGzip && { "Content-Encoding": "gzip" }),
    };
    // Its bytes are not taken, so its place would never be given back.
    if (context.req.method === "HEAD") return answer(200, null, headers);
    const place = await this.#audits.load(crawl, this.#facts.address(context), "file");
    if ("ok" in place) return refuseWith(place);
    const packed = streamPieces(found, place);
    return answer(200, takesGzip ? packed : unpack(packed), headers);
  }

  async #stateJson(crawl: Crawl, mayChange: boolean) {
    return stateFor(await this.#audits.stateJson(crawl), crawl, mayChange);
  }

  #find(context: Request): Promise<Crawl | undefined> {
    return this.#audits.find(context.req.param("id") ?? "");
  }

  /** If our own store is away or full, says that it is our fault, and that it passes. */
  async #answering(act: () => Promise<Response>): Promise<Response> {
    try {
      return await act();
    } catch (error) {
      this.#log.error("site_audit_unanswered", { kind: errorKind(error) });
      const words = `Our own server cannot keep audits just now: ${describeStoreFault(error)}. Try again in a minute.`;
      return refuseAudit(503, words, { "Retry-After": "60" });
    }
  }

  /** A report's head or lists, as JSON: read and sent for so many at a time. */
  async #sendReport(
    context: Request,
    crawl: Crawl,
    read: () => Promise<string>,
  ): Promise<Response> {
    // Its bytes are not taken, so its place would never be given back.
    if (context.req.method === "HEAD") return answer(200, null, JSON_TYPE);
    const place = await this.#audits.load(crawl, this.#facts.address(context), "report");
    if ("ok" in place) return refuseWith(place);
    try {
      return answer(200, streamText(await read(), place), JSON_TYPE);
    } catch (error) {
      place.leave();
      throw error;
    }
  }
}

function unpack(packed: ReadableStream<Uint8Array>): ReadableStream {
  return packed.pipeThrough(new DecompressionStream("gzip") as TransformStream);
}

function readWhole(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
