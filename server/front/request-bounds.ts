import type { MiddlewareHandler } from "hono";

import { refuseAnySender } from "./refuse.ts";
import type { AppEnv, RequestFacts } from "./request-facts.ts";
import { isOwnAgent } from "#server/reading/user-agent.ts";

/** What holds for every request before its route: two sites that read each other would never end. */
export function requestBounds({
  noteForwarded,
}: Pick<RequestFacts, "noteForwarded">): MiddlewareHandler<AppEnv> {
  return (context, next) => {
    if (isOwnAgent(context.req.header("user-agent"))) {
      return Promise.resolve(refuseAnySender(403, "A reader of this kind is not served here."));
    }
    noteForwarded(context);
    return next();
  };
}

/** For a route that answers only once other servers have answered us. */
export const allowSlowAnswer: MiddlewareHandler<AppEnv> = (context, next) => {
  context.env.expectSlowAnswer?.();
  return next();
};
