import { Hono, type Context } from "hono";

import { errorKind, type Log } from "#server/log/log.ts";
import type { AppEnv, RequestFacts } from "#server/http/request-facts.ts";
import type { AuditRefusal } from "#server/site-audit/audit-refusals.ts";
import { readAuditRequest } from "#server/site-audit/audit-request.ts";
import { streamEvents } from "#server/site-audit/event-stream.ts";
import type { ExportFormat } from "#server/site-audit/report-files.ts";
import { streamText } from "#server/site-audit/stream-text.ts";
import type { ListKind, SiteAuditApi } from "#server/site-audit/start-site-audits.ts";
import type { Crawl } from "#server/site-audit/store/crawl-store.ts";
import { readSmallBody } from "#server/http/small-body.ts";
import { describeStoreFault } from "#server/store/store-fault.ts";

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream | null;

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };
/** A report is for whoever has its link: no search engine lists an answer of ours, or a file of it. */
const UNLISTED = { "X-Robots-Tag": "noindex, nofollow" };
const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;

const EXPORTS: Readonly<Record<string, { format: ExportFormat; type: string }>> = {
  "report.json": { format: "json", type: "application/json; charset=utf-8" },
  "report.csv": { format: "csv", type: "text/csv; charset=utf-8" },
  "pages.csv": { format: "pages", type: "text/csv; charset=utf-8" },
  "report.md": { format: "md", type: "text/markdown; charset=utf-8" },
  "sitemap.xml": { format: "sitemap", type: "application/xml; charset=utf-8" },
};

const GONE =
  "There is no such report here: it was deleted, its time is over, or the link is not whole.";
const NOT_MADE = "There is no report yet. It is made when the reading has ended, or is stopped.";
const NEVER_MADE = "There is no report: the site could not be read.";
const SEND_JSON =
  'Send JSON as "Content-Type: application/json", such as {"url": "https://site.pk"}.';
const TOO_LARGE = 'The request is too large. Send the address alone: {"url": "https://site.pk"}.';
const BAD_PART = `"cursor" is the "next" of the part before, "limit" a whole number from 1 to ${MAX_LIMIT}. Leave both out for the first ${DEFAULT_LIMIT}.`;
const WATCHED =
  "This audit is watched in as many places as one may be. Its state is at the address without /events.";
const OFF = "Auditing whole sites is switched off on this server.";

/**
 * The audit of whole sites over HTTP: engine/site-audit/contract.ts. Broken requests, foreign pages
 * and quotas are 4xx; what a site does stands in the state.
 */
export function auditRoutes(
  audits: SiteAuditApi,
  { facts, log }: { facts: RequestFacts; log: Log },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  /** Reading needs the id alone: a link that was handed on works. Whatever changes comes from our pages. */
  const withCrawl =
    (act: (context: Context<AppEnv>, crawl: Crawl) => Promise<Response>) =>
    async (context: Context<AppEnv>): Promise<Response> => {
      if (!audits.isActive) return refuse(404, OFF);
      const isReading = context.req.method === "GET" || context.req.method === "HEAD";
      if (!isReading && !facts.isOwn(context)) return refuseForeign();
      return answering(async () => {
        const crawl = await audits.find(context.req.param("id") ?? "");
        return crawl === undefined ? refuse(404, GONE) : act(context, crawl);
      });
    };

  /** Our own store may be away or full; the visitor learns that it is us, and that it passes. */
  async function answering(act: () => Promise<Response>): Promise<Response> {
    try {
      return await act();
    } catch (error) {
      log.error("site_audit_unanswered", { kind: errorKind(error) });
      const words = `Our own server cannot keep audits just now: ${describeStoreFault(error)}. Try again in a minute.`;
      return refuse(503, words, { "Retry-After": "60" });
    }
  }

  /** A report's head or lists, as JSON: read and sent for so many at a time. */
  async function sendReport(
    context: Context<AppEnv>,
    crawl: Crawl,
    read: () => Promise<string>,
  ): Promise<Response> {
    // Nobody would take its bytes, so nobody would give its place back.
    if (context.req.method === "HEAD") return answer(200, null, JSON_TYPE);
    const place = await audits.load(crawl, facts.address(context), "report");
    if ("ok" in place) return refuseWith(place);
    try {
      return answer(200, streamText(await read(), place), JSON_TYPE);
    } catch (error) {
      place.leave();
      throw error;
    }
  }

  /** After the routes of an address: whatever else is asked there. */
  function onlyBy(path: string, methods: readonly string[]) {
    app.all(path, () => refuse(405, `Use ${methods.join(" or ")}.`, { Allow: methods.join(", ") }));
  }

  app.get("/", () => say(200, { siteAudits: audits.isActive ? "on" : "off" }));

  app.post("/", async (context) => {
    if (!audits.isActive) return refuse(404, OFF);
    if (!facts.isOwn(context)) return refuseForeign();
    if (!context.req.header("content-type")?.toLowerCase().startsWith("application/json")) {
      return refuse(415, SEND_JSON);
    }
    const body = await readSmallBody(context.req.raw);
    if (body === undefined) return refuse(413, TOO_LARGE);
    const parsed = readAuditRequest(body.json);
    if (!parsed.ok) return refuse(400, parsed.problem);
    return answering(async () => {
      const begun = await audits.begin(parsed.value, facts.address(context));
      return begun.ok ? say(202, begun.started) : refuseWith(begun);
    });
  });
  onlyBy("/", ["GET", "POST"]);

  app.get(
    "/:id",
    withCrawl(async (context, crawl) => {
      await audits.noteReader(crawl, facts.address(context));
      const tell = async () => (await audits.tellState(crawl)).json;
      return crawl.hasReport
        ? sendReport(context, crawl, tell)
        : answer(200, await tell(), JSON_TYPE);
    }),
  );
  app.delete(
    "/:id",
    withCrawl(async (_context, crawl) => {
      await audits.remove(crawl);
      return answer(204, null);
    }),
  );
  onlyBy("/:id", ["GET", "DELETE"]);

  for (const kind of ["pages", "issues"] satisfies ListKind[]) {
    app.get(
      `/:id/${kind}`,
      withCrawl(async (context, crawl) => {
        const from = readWhole(context.req.query("cursor"), 0);
        const limit = readWhole(context.req.query("limit"), DEFAULT_LIMIT);
        if (from === undefined || limit === undefined || limit === 0) {
          return refuse(400, BAD_PART);
        }
        // An empty list would say that there is nothing to mend.
        if (!crawl.hasReport) return refuseUnmade(crawl);
        return sendReport(context, crawl, () =>
          audits.listText(crawl, kind, from, Math.min(limit, MAX_LIMIT)),
        );
      }),
    );
    onlyBy(`/:id/${kind}`, ["GET"]);
  }

  app.post(
    "/:id/stop",
    withCrawl(async (context, crawl) => {
      await audits.stop(crawl);
      const now = await audits.find(context.req.param("id") ?? "");
      return now === undefined
        ? refuse(404, GONE)
        : answer(200, (await audits.tellState(now)).json, JSON_TYPE);
    }),
  );
  onlyBy("/:id/stop", ["POST"]);

  app.get(
    `/:id/events`,
    withCrawl(async (context, crawl) => {
      const secret = context.req.param("id") ?? "";
      const headers = {
        "Content-Type": "text/event-stream; charset=utf-8",
        // Proxies that gather answers would hold it back: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
        "X-Accel-Buffering": "no",
        // It is all that this connection is for: at the server's end nothing waits for another request.
        Connection: "close",
      };
      // Nobody reads its stream, so nobody would end it.
      if (context.req.method === "HEAD") return answer(200, null, headers);
      const place = audits.watch(crawl, facts.address(context));
      if (place === undefined) return refuse(429, WATCHED, { "Retry-After": "10" });
      const stream = streamEvents({
        read: async () => {
          const now = await audits.find(secret);
          return now && audits.tellState(now);
        },
        listen: (listener) => audits.listen(crawl, listener),
        lastEventId: context.req.header("last-event-id"),
        signal: AbortSignal.any([context.req.raw.signal, place.signal]),
        onEnd: place.leave,
      });
      return answer(200, stream, headers);
    }),
  );
  onlyBy(`/:id/events`, ["GET"]);

  for (const [file, { format, type }] of Object.entries(EXPORTS)) {
    app.get(
      `/:id/${file}`,
      withCrawl(async (context, crawl) => {
        const found = crawl.hasReport ? await audits.findFile(crawl, format) : undefined;
        if (found === undefined) return refuseUnmade(crawl);
        const name = `site-audit-${new URL(crawl.site?.startUrl ?? crawl.url).hostname}-${file}`;
        const takesGzip = /\bgzip\b/.test(context.req.header("accept-encoding") ?? "");
        const headers = {
          "Content-Type": type,
          "Content-Disposition": `attachment; filename="${name}"`,
          Vary: "Accept-Encoding",
          ...(takesGzip && { "Content-Encoding": "gzip" }),
        };
        // Nobody would take its bytes, so nobody would give its place back.
        if (context.req.method === "HEAD") return answer(200, null, headers);
        const place = await audits.load(crawl, facts.address(context), "file");
        if ("ok" in place) return refuseWith(place);
        const packed = found(place);
        return answer(200, takesGzip ? packed : unpack(packed), headers);
      }),
    );
    onlyBy(`/:id/${file}`, ["GET"]);
  }
  app.all("/*", () => refuse(404, "There is no such part of a report."));
  return app;
}

function answer(status: number, body: Body, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { ...UNLISTED, ...headers } });
}

function say(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return answer(status, JSON.stringify(body), { ...JSON_TYPE, ...headers });
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return say(status, { error }, headers);
}

function refuseWith({ status, problem, retryAfterSeconds }: AuditRefusal): Response {
  return refuse(status, problem, {
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
  });
}

function refuseForeign(): Response {
  return refuse(403, "Only pages of this site may have a site audited.");
}

function refuseUnmade({ phase }: Crawl): Response {
  return refuse(404, phase === "failed" ? NEVER_MADE : NOT_MADE);
}

function unpack(packed: ReadableStream<Uint8Array>): ReadableStream {
  return packed.pipeThrough(new DecompressionStream("gzip") as TransformStream);
}

function readWhole(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
