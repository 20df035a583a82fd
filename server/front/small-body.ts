import { readBounded } from "#server/front/read-bounded.ts";

/** Ten addresses of the longest kind, and some room. */
const MAX_BODY_BYTES = 48 * 1024;

/** `json` is undefined where the body is not JSON; the whole is where it is larger than any request of ours. */
export async function readSmallBody(request: Request): Promise<{ json: unknown } | undefined> {
  const body = await readBounded(request, MAX_BODY_BYTES);
  if (body.ok) return { json: parseJson(body.value.toString("utf8")) };
  return body.problem === "tooLarge" ? undefined : { json: undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
