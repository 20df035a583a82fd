import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

import { plainHeaders } from "./security-headers.ts";

type Headers = Readonly<Record<string, string>>;

/** The one shape of a refusal in JSON. A contract may add fields; the form has its own contract. */
type JsonRefusal = { problem: string };

/** Refuses a request of our own pages. `refusal.problem` is a sentence for the reader. */
export function refuseInJson(
  context: Context,
  status: ContentfulStatusCode,
  refusal: JsonRefusal,
  headers: Headers = {},
): Response {
  return context.json(refusal, status, headers);
}

/**
 * Refuses requests of any sender, clients of the form included, so it has the list that such
 * clients read. Complete by itself: some of these requests never reach the app.
 */
export function refuseAnySender(status: number, message: string, headers: Headers = {}): Response {
  return new Response(anySenderBody(message), {
    status,
    headers: { ...anySenderHeaders, ...headers },
  });
}

export const anySenderHeaders = {
  ...plainHeaders,
  "Content-Type": "application/json; charset=utf-8",
};

export function anySenderBody(message: string): string {
  return JSON.stringify({ error: message, errors: [{ message }] });
}
