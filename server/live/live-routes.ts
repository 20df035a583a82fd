import { Hono } from "hono";

import type { LiveStatus } from "#engine/live/contract.ts";
import { liveRequest, type LiveRequest } from "#engine/live/live-request.ts";
import type { LiveOutcome } from "./live-results.ts";
import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";
import { allowSlowAnswer } from "#server/front/request-bounds.ts";
import { readJson, refuseJson } from "#server/front/read-json.ts";
import { refuseInJson } from "#server/front/refuse.ts";
import { packAnswer } from "#server/front/files/compress.ts";

export type LiveRoutesOptions = {
  isActive: boolean;
  /** `signal`: the visitor has gone. */
  answer: (request: LiveRequest, visitor: string, signal?: AbortSignal) => Promise<LiveOutcome>;
};

const WORDS = {
  sendJson: "Send JSON: { url, tool }.",
  tooLarge: "The request is too large.",
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

  app.post("/", allowSlowAnswer, async (context) => {
    if (!facts.isOwn(context)) {
      return refuseInJson(context, 403, {
        problem: "Only pages of this site may have an address read.",
      });
    }
    const body = await readJson(context, liveRequest);
    if (!body.ok) return refuseJson(context, body.problem, WORDS);

    const outcome = await live.answer(body.value, facts.address(context), context.req.raw.signal);
    if (outcome.outcome === "too-many") {
      const problem = "You have had many pages read. Try again later.";
      return refuseInJson(
        context,
        429,
        { problem },
        { "Retry-After": String(outcome.retryAfterSeconds) },
      );
    }
    const { body: packed, headers } = await packAnswer(
      outcome.json,
      context.req.header("accept-encoding"),
    );
    return context.body(packed, 200, { ...JSON_TYPE, ...headers });
  });

  app.all("/", (context) =>
    refuseInJson(context, 405, { problem: "Use GET or POST." }, { Allow: "GET, POST" }),
  );
  return app;
}
