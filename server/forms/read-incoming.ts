import type { IncomingMessage } from "node:http";

import type { Result } from "#lib/result.ts";

/**
 * What arrives of a body, up to a bound: counted, whatever Content-Length claims. "malformed" where
 * the visitor went away in the middle. Straight from the connection: a `Request` copies it twice.
 */
export function readIncoming(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<Result<Uint8Array, "malformed" | "tooLarge">> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      // Whoever answers decides for how long the rest may still come.
      incoming.off("data", take);
      incoming.pause();
      resolve({ ok: false, problem: "tooLarge" });
    };
    const giveUp = () => resolve({ ok: false, problem: "malformed" });
    incoming.on("data", take);
    incoming.once("end", () => {
      const [first, second] = chunks;
      const isOne = first !== undefined && second === undefined;
      resolve({ ok: true, value: isOne ? first : Buffer.concat(chunks) });
    });
    incoming.once("error", giveUp);
    incoming.once("close", giveUp);
  });
}
