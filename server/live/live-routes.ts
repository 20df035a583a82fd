import type { Context, Hono } from "hono";

import type { LiveRequest, LiveStatus } from "#engine/live/contract.ts";
import type { LiveOutcome } from "#server/live/answer-live.ts";
import { readLiveRequest } from "#server/live/live-request.ts";
import { readSmallBody } from "#server/small-body.ts";
import { packAnswer } from "#server/static/compress.ts";

export type LiveDoor = {
  isActive: boolean;
  /** `signal`: the visitor has gone. */
  answer: (request: LiveRequest, visitor: string, signal?: AbortSignal) => Promise<LiveOutcome>;
};

type Respond<E extends object> = (
  context: Context<E>,
  status: number,
  body: string | Buffer<ArrayBuffer>,
  headers: Record<string, string>,
) => Response;

export type LiveRoutesOptions<E extends object> = {
  live: LiveDoor;
  /** The visitor's network address, as the form's limits take it. */
  readAddress: (context: Context<E>) => string;
  /** Whether a page of ours asks. */
  isOwn: (context: Context<E>) => boolean;
  respond: Respond<E>;
};

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

/**
 * `POST /api/live` has a page read (engine/live/contract.ts), `GET /api/live` says whether that is
 * switched on. Broken requests, foreign pages and quotas are 4xx; what a site does is an answer.
 */
export function addLiveRoutes<E extends object>(
  app: Hono<E>,
  { live, readAddress, isOwn, respond }: LiveRoutesOptions<E>,
): void {
  const say = (context: Context<E>, status: number, body: unknown, headers = {}) =>
    respond(context, status, JSON.stringify(body), { ...JSON_TYPE, ...headers });

  app.get("/api/live", (context) =>
    say(context, 200, { live: live.isActive ? "on" : "off" } satisfies LiveStatus),
  );

  app.post("/api/live", async (context) => {
    if (!isOwn(context)) {
      return say(context, 403, { error: "Only pages of this site may have an address read." });
    }
    if (!context.req.header("content-type")?.toLowerCase().startsWith("application/json")) {
      return say(context, 415, { error: "Send JSON: { url, tool }." });
    }
    const body = await readSmallBody(context.req.raw);
    if (body === undefined) return say(context, 413, { error: "The request is too large." });
    const parsed = readLiveRequest(body.json);
    if (!parsed.ok) return say(context, 400, { error: parsed.problem });

    const outcome = await live.answer(parsed.value, readAddress(context), context.req.raw.signal);
    if (outcome.outcome === "too-many") {
      return say(
        context,
        429,
        { error: "You have had many pages read. Try again later." },
        { "Retry-After": String(outcome.retryAfterSeconds) },
      );
    }
    const { body: packed, headers } = await packAnswer(
      JSON.stringify(outcome.answer),
      context.req.header("accept-encoding"),
    );
    return respond(context, 200, packed, { ...JSON_TYPE, ...headers });
  });

  app.all("/api/live", (context) =>
    say(context, 405, { error: "Use GET or POST." }, { Allow: "GET, POST" }),
  );
}
