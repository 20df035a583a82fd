import type { Context, Hono } from "hono";

import { readAuditRequest } from "#server/site-audit/audit-request.ts";
import { streamEvents } from "#server/site-audit/event-stream.ts";
import type { ExportFormat } from "#server/site-audit/report-task.ts";
import type { ListKind, SiteAuditDoor } from "#server/site-audit/start-site-audits.ts";
import type { Crawl } from "#server/site-audit/store/crawl-store.ts";
import { readSmallBody } from "#server/small-body.ts";
import { describeStoreFault } from "#server/store/store-fault.ts";

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream | null;

export type AuditRoutesOptions<E extends object> = {
  audits: SiteAuditDoor;
  /** The visitor's network address, as the form's limits take it. */
  readAddress: (context: Context<E>) => string;
  /** Whether a page of ours asks. */
  isOwn: (context: Context<E>) => boolean;
  respond: (
    context: Context<E>,
    status: number,
    body: Body,
    headers: Record<string, string>,
  ) => Response;
  /** Told what kept an answer from being made. */
  onFault?: (error: unknown) => void;
};

const ROOT = "/api/site-audits";
const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };
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
  "There is no such report here: it was deleted, its 30 days are over, or the link is not whole.";
const OFF = "Auditing whole sites is switched off on this server.";

/**
 * The audit of whole sites over HTTP: engine/site-audit/contract.ts. Broken requests, foreign pages
 * and quotas are 4xx; what a site does stands in the state.
 */
export function addAuditRoutes<E extends object>(
  app: Hono<E>,
  { audits, readAddress, isOwn, respond, onFault = () => {} }: AuditRoutesOptions<E>,
): void {
  const say = (context: Context<E>, status: number, body: unknown, headers = {}) =>
    respond(context, status, JSON.stringify(body), { ...JSON_TYPE, ...headers });
  const refuse = (context: Context<E>, status: number, error: string, headers = {}) =>
    say(context, status, { error }, headers);

  /** Reading needs the id alone: a link that was handed on works. Whatever changes comes from our pages. */
  const withCrawl =
    (act: (context: Context<E>, crawl: Crawl) => Promise<Response>) =>
    async (context: Context<E>): Promise<Response> => {
      if (!audits.isActive) return refuse(context, 404, OFF);
      if (context.req.method !== "GET" && !isOwn(context)) return refuseForeign(context);
      return answering(context, async () => {
        const crawl = await audits.find(context.req.param("id") ?? "");
        return crawl === undefined ? refuse(context, 404, GONE) : act(context, crawl);
      });
    };

  /** Our own store may be away or full; the visitor learns that it is us, and that it passes. */
  async function answering(context: Context<E>, act: () => Promise<Response>): Promise<Response> {
    try {
      return await act();
    } catch (error) {
      onFault(error);
      const words = `Our own server cannot keep audits just now: ${describeStoreFault(error)}. Try again in a minute.`;
      return refuse(context, 503, words, { "Retry-After": "60" });
    }
  }

  const refuseForeign = (context: Context<E>) =>
    refuse(context, 403, "Only pages of this site may have a site audited.");

  app.get(ROOT, (context) => say(context, 200, { siteAudits: audits.isActive ? "on" : "off" }));

  app.post(ROOT, async (context) => {
    if (!audits.isActive) return refuse(context, 404, OFF);
    if (!isOwn(context)) return refuseForeign(context);
    if (!context.req.header("content-type")?.toLowerCase().startsWith("application/json")) {
      return refuse(context, 415, "Send JSON: { url }.");
    }
    const body = await readSmallBody(context.req.raw);
    if (body === undefined) return refuse(context, 413, "The request is too large.");
    const parsed = readAuditRequest(body.json);
    if (!parsed.ok) return refuse(context, 400, parsed.problem);
    return answering(context, async () => {
      const begun = await audits.begin(parsed.value, readAddress(context));
      if (begun.ok) return say(context, 202, begun.started);
      const { status, problem, retryAfterSeconds } = begun;
      return refuse(context, status, problem, {
        ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
      });
    });
  });
  app.all(ROOT, (context) => refuse(context, 405, "Use GET or POST.", { Allow: "GET, POST" }));

  app.get(
    `${ROOT}/:id`,
    withCrawl(async (context, crawl) => say(context, 200, await audits.describe(crawl))),
  );
  app.delete(
    `${ROOT}/:id`,
    withCrawl(async (context, crawl) => {
      await audits.remove(crawl);
      return respond(context, 204, null, {});
    }),
  );
  app.all(`${ROOT}/:id`, (context) =>
    refuse(context, 405, "Use GET or DELETE.", { Allow: "GET, DELETE" }),
  );

  for (const kind of ["pages", "issues"] satisfies ListKind[]) {
    app.get(
      `${ROOT}/:id/${kind}`,
      withCrawl(async (context, crawl) => {
        const from = readWhole(context.req.query("cursor"), 0);
        const limit = readWhole(context.req.query("limit"), DEFAULT_LIMIT);
        if (from === undefined || limit === undefined || limit === 0) {
          return refuse(context, 400, "cursor and limit are whole numbers.");
        }
        return say(context, 200, await audits.list(crawl, kind, from, Math.min(limit, MAX_LIMIT)));
      }),
    );
  }

  for (const wish of ["pause", "resume", "stop"] as const) {
    app.post(
      `${ROOT}/:id/${wish}`,
      withCrawl(async (context, crawl) => {
        await audits.wish(crawl, wish);
        const now = await audits.find(context.req.param("id") ?? "");
        return now === undefined
          ? refuse(context, 404, GONE)
          : say(context, 200, await audits.describe(now));
      }),
    );
  }

  app.get(
    `${ROOT}/:id/events`,
    withCrawl(async (context, crawl) => {
      const secret = context.req.param("id") ?? "";
      const stream = streamEvents({
        read: async () => {
          const now = await audits.find(secret);
          return now && audits.describe(now);
        },
        listen: (listener) => audits.listen(crawl, listener),
        lastEventId: context.req.header("last-event-id"),
        signal: context.req.raw.signal,
      });
      return respond(context, 200, stream, {
        "Content-Type": "text/event-stream; charset=utf-8",
        // Proxies that gather answers would hold it back: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
        "X-Accel-Buffering": "no",
      });
    }),
  );

  for (const [file, { format, type }] of Object.entries(EXPORTS)) {
    app.get(
      `${ROOT}/:id/${file}`,
      withCrawl(async (context, crawl) => {
        const bytes = await audits.exportAs(crawl, format);
        if (bytes === undefined) return refuse(context, 404, "There is no report yet.");
        const name = `site-audit-${new URL(crawl.site?.startUrl ?? crawl.url).hostname}-${file}`;
        return respond(context, 200, Uint8Array.from(bytes), {
          "Content-Type": type,
          "Content-Disposition": `attachment; filename="${name}"`,
        });
      }),
    );
  }
  app.all(`${ROOT}/*`, (context) => refuse(context, 404, "There is no such part of a report."));
}

function readWhole(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
