import type { MiddlewareHandler } from "hono";

import type { AppEnv, RequestFacts } from "#server/http/request-facts.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";

/** On every answer that does not say otherwise; the form's error page brings a policy of its own. */
const sharedHeaders = Object.entries({
  ...commonHeaders,
  "Content-Security-Policy": plainPolicy,
  "Cache-Control": "no-store",
});

/** `transportSecurity`: the value of Strict-Transport-Security, sent over https alone. */
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
