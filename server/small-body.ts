/** Ten addresses of the longest kind, and some room. */
const MAX_BODY_BYTES = 48 * 1024;

/** `json` undefined: it is none. Undefined where it is larger than any request of ours. */
export async function readSmallBody(request: Request): Promise<{ json: unknown } | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return { json: parseJson(Buffer.concat(chunks).toString("utf8")) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
