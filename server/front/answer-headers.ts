import type { MiddlewareHandler } from "hono";

import type { AppEnv, RequestFacts } from "./request-facts.ts";
import { plainHeaders } from "./security-headers.ts";

const sharedHeaders = Object.entries(plainHeaders);

/**
 * On every answer that does not set them itself; pages bring a policy of their own.
 * `transportSecurity`: the value of Strict-Transport-Security, sent over https alone.
 */
export function answerHeaders(
  transportSecurity: string,
  { isHttps }: Pick<RequestFacts, "isHttps">,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of sharedHeaders) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (isHttps(context)) headers.set("Strict-Transport-Security", transportSecurity);
  };
}
