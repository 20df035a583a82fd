import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  type BrotliDecompress,
  type Gunzip,
} from "node:zlib";

import { Unread } from "#server/reading/outcome.ts";

/** In zlib's own pieces of 16 kB, a page of 3 MB passes the server's loop 180 times. */
const PIECE = { chunkSize: 256 * 1024 };

/** What we say that we take: RFC 9110 8.4.1. One at a time; browsers send no more either. */
export const ACCEPT_ENCODING = "gzip, br, deflate";

const decoders = new Map<string, (packed: Uint8Array) => Gunzip | BrotliDecompress>([
  ["gzip", () => createGunzip(PIECE)],
  ["x-gzip", () => createGunzip(PIECE)],
  ["br", () => createBrotliDecompress(PIECE)],
  // Some servers send raw deflate, against RFC 9110 8.4.1.2; the first byte shows it.
  ["deflate", ([first = 0]) => ((first & 0x0f) === 8 ? createInflate : createInflateRaw)(PIECE)],
]);

/** Whether the body of an answer can be unpacked at all; asked before a byte of it is read. */
export function isKnownCoding(contentEncoding: string | undefined): boolean {
  const coding = nameOf(contentEncoding);
  return coding === "" || decoders.has(coding);
}

/** `coding`: the Content-Encoding header. */
export type PackedBody = { bytes: Uint8Array; coding: string | undefined };

export const NO_BODY: PackedBody = { bytes: new Uint8Array(), coding: undefined };

/**
 * The body as it was before it was packed, at most `maxBytes`, in memory of its own: it may be handed
 * to another process. "cut": of a longer one its beginning. Throws `Unread`.
 */
export async function decodeBody(
  { bytes, coding }: PackedBody,
  maxBytes: number,
  whenLarger: "refuse" | "cut" = "refuse",
): Promise<Uint8Array> {
  const createDecoder = decoders.get(nameOf(coding));
  if (createDecoder === undefined || bytes.length === 0) return new Uint8Array(bytes);
  // The bytes are never there twice. What is not written to takes no memory.
  const whole = Buffer.allocUnsafeSlow(maxBytes);
  let length = 0;
  try {
    const unpacking = createDecoder(bytes);
    unpacking.end(bytes);
    for await (const piece of unpacking as AsyncIterable<Buffer>) {
      const written = piece.copy(whole, length);
      length += written;
      if (whenLarger === "cut" && length === maxBytes) break;
      if (written < piece.length) throw new Unread(tooLarge(maxBytes));
    }
  } catch (error) {
    if (error instanceof Unread) throw error;
    throw new Unread({
      reason: "unreachable",
      detail: `The server says that the page is packed (${nameOf(coding)}), and it cannot be unpacked.`,
      layer: "answer",
    });
  }
  return trim(whole.subarray(0, length));
}

/** Alone in its memory where it is much shorter: what is kept of a longer one takes all of it along. */
function trim(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength * 2 < bytes.buffer.byteLength ? new Uint8Array(bytes) : bytes;
}

export function tooLarge(maxBytes: number) {
  return {
    reason: "too-large",
    detail: `The page is larger than the ${formatBytes(maxBytes)} that are read.`,
    layer: "answer",
  } as const;
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${bytes / 1_000_000} MB`;
}

function nameOf(contentEncoding: string | undefined): string {
  const name = (contentEncoding ?? "").trim().toLowerCase();
  return name === "identity" ? "" : name;
}
