import type { Result } from "#lib/result.ts";

/**
 * What arrives of a request's body, at most `maxBytes` of it: counted, whatever Content-Length
 * claims. "malformed" where the visitor went away in the middle.
 */
export async function readBounded(
  request: Request,
  maxBytes: number,
): Promise<Result<Buffer, "malformed" | "tooLarge">> {
  if (Number(request.headers.get("content-length")) > maxBytes) return tooLarge;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const piece = await reader?.read();
      if (piece?.value === undefined) return { ok: true, value: Buffer.concat(chunks) };
      size += piece.value.length;
      // The rest is left to the HTTP server: cancelling would cut the connection before the answer.
      if (size > maxBytes) return tooLarge;
      chunks.push(piece.value);
    }
  } catch {
    return { ok: false, problem: "malformed" };
  }
}

const tooLarge = { ok: false, problem: "tooLarge" } as const;
