import { Hono } from "hono";

import type { LiveRequest, LiveStatus } from "#engine/live/contract.ts";
import type { LiveOutcome } from "#server/live/live-results.ts";
import { readLiveRequest } from "#server/live/live-request.ts";
import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";
import { slowAnswer } from "#server/front/request-bounds.ts";
import { readSmallBody } from "#server/front/small-body.ts";
import { packAnswer } from "#server/front/files/compress.ts";

export type LiveRoutesOptions = {
  isActive: boolean;
  /** `signal`: the visitor has gone. */
  answer: (request: LiveRequest, visitor: string, signal?: AbortSignal) => Promise<LiveOutcome>;
};

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

/**
 * `POST /api/live` has a page read (engine/live/contract.ts), `GET /api/live` says whether that is
 * switched on. Broken requests, foreign pages and quotas are 4xx; what a site does is an answer.
 */
export function liveRoutes(live: LiveRoutesOptions, facts: RequestFacts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/", (context) =>
    context.json({ live: live.isActive ? "on" : "off" } satisfies LiveStatus),
  );

  app.post("/", slowAnswer, async (context) => {
    if (!facts.isOwn(context)) {
      return context.json({ error: "Only pages of this site may have an address read." }, 403);
    }
    if (!context.req.header("content-type")?.toLowerCase().startsWith("application/json")) {
      return context.json({ error: "Send JSON: { url, tool }." }, 415);
    }
    const body = await readSmallBody(context.req.raw);
    if (body === undefined) return context.json({ error: "The request is too large." }, 413);
    const parsed = readLiveRequest(body.json);
    if (!parsed.ok) return context.json({ error: parsed.problem }, 400);

    const outcome = await live.answer(parsed.value, facts.address(context), context.req.raw.signal);
    if (outcome.outcome === "too-many") {
      const error = "You have had many pages read. Try again later.";
      return context.json({ error }, 429, { "Retry-After": String(outcome.retryAfterSeconds) });
    }
    const { body: packed, headers } = await packAnswer(
      outcome.json,
      context.req.header("accept-encoding"),
    );
    return context.body(packed, 200, { ...JSON_TYPE, ...headers });
  });

  app.all("/", (context) =>
    context.json({ error: "Use GET or POST." }, 405, { Allow: "GET, POST" }),
  );
  return app;
}
