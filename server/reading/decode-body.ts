import { promisify } from "node:util";
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzip,
  inflate,
  inflateRaw,
} from "node:zlib";

import { Unread } from "#server/reading/outcome.ts";

type Bounds = { maxOutputLength: number; chunkSize: number };
type Decode = (bytes: Uint8Array, bounds: Bounds) => Promise<Uint8Array>;

/** zlib's least. */
const MIN_CHUNK_BYTES = 64;

/** A page's bound; each body takes at least one such piece while it is unpacked. */
const MAX_CHUNK_BYTES = 3_000_000;
/** Of a body of which the beginning alone is wanted. */
const START_CHUNK_BYTES = 256 * 1024;

/** What we say that we take: RFC 9110 8.4.1. One at a time; browsers send no more either. */
export const ACCEPT_ENCODING = "gzip, br, deflate";

const decoders = new Map<string, Decode>([
  ["gzip", promisify(gunzip)],
  ["x-gzip", promisify(gunzip)],
  ["br", promisify(brotliDecompress)],
  ["deflate", inflateEither],
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
  const decode = decoders.get(nameOf(coding));
  if (decode === undefined || bytes.length === 0) return new Uint8Array(bytes);
  try {
    // A page in one piece: in zlib's own of 16 kB, 3 MB pass the server's loop 180 times.
    const chunkSize = Math.min(MAX_CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, maxBytes));
    return trim(await decode(bytes, { maxOutputLength: maxBytes, chunkSize }));
  } catch (error) {
    const start = whenLarger === "cut" ? await decodeStart({ bytes, coding }, maxBytes) : undefined;
    if (start !== undefined) return start;
    throw (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE"
      ? new Unread(tooLarge(maxBytes))
      : new Unread({
          reason: "unreachable",
          detail: `The server says that the page is packed (${nameOf(coding)}), and it cannot be unpacked.`,
          layer: "answer",
        });
  }
}

/** The first `maxBytes`; undefined where it cannot be unpacked so far. */
async function decodeStart(
  { bytes, coding }: PackedBody,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const unpacking = createDecoder(nameOf(coding), bytes);
    unpacking.end(bytes);
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } catch {
    return undefined;
  }
  return length < maxBytes
    ? undefined
    : new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes));
}

function createDecoder(name: string, bytes: Uint8Array) {
  const bounds = { chunkSize: START_CHUNK_BYTES };
  if (name === "br") return createBrotliDecompress(bounds);
  if (name !== "deflate") return createGunzip(bounds);
  return isWrapped(bytes) ? createInflate(bounds) : createInflateRaw(bounds);
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

/** Some servers send raw deflate, against RFC 9110 8.4.1.2; the first byte shows it. */
function inflateEither(bytes: Uint8Array, options: Bounds) {
  return promisify(isWrapped(bytes) ? inflate : inflateRaw)(bytes, options);
}

function isWrapped(bytes: Uint8Array): boolean {
  return ((bytes[0] ?? 0) & 0x0f) === 8;
}
