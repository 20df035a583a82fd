import type { Context } from "hono";
import type { z } from "zod";

import { readBounded } from "./read-bounded.ts";
import { refuseInJson } from "./refuse.ts";

/** Ten addresses of the longest kind, and some more. */
const MAX_BODY_BYTES = 48 * 1024;

/** `error`: the schema's own sentence. `field`: which part it is about. */
type JsonProblem =
  { reason: "not-json" | "too-large" } | { reason: "bad-request"; error?: string; field?: string };

type JsonBody<Value> = { ok: true; value: Value } | { ok: false; problem: JsonProblem };

/** The JSON body of a request in the schema's shape, or why it is not taken. */
export async function readJson<Schema extends z.ZodType>(
  { req }: Context,
  schema: Schema,
): Promise<JsonBody<z.output<Schema>>> {
  if (!req.header("content-type")?.toLowerCase().startsWith("application/json")) {
    return { ok: false, problem: { reason: "not-json" } };
  }
  const body = await readBounded(req.raw, MAX_BODY_BYTES);
  if (!body.ok && body.problem === "tooLarge")
    return { ok: false, problem: { reason: "too-large" } };
  const parsed = schema.safeParse(body.ok ? parseJson(body.value.toString("utf8")) : undefined);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    problem: {
      reason: "bad-request",
      ...(issue && { error: issue.message, field: issue.path.map(String).join(".") }),
    },
  };
}

/** Refuses a body that `readJson` did not take; `words` for what no schema has a sentence for. */
export function refuseJson(
  context: Context,
  problem: JsonProblem,
  words: { sendJson: string; tooLarge: string },
): Response {
  switch (problem.reason) {
    case "not-json":
      return refuseInJson(context, 415, { problem: words.sendJson });
    case "too-large":
      return refuseInJson(context, 413, { problem: words.tooLarge });
    case "bad-request":
      return refuseInJson(context, 400, { problem: problem.error ?? words.sendJson });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
