import type { Transform } from "node:stream";
import { constants, createBrotliDecompress, createInflate, createInflateRaw } from "node:zlib";

import { Unread } from "./outcome.ts";

/** In zlib's own pieces of 16 kB, a page of 3 MB passes the server's loop 180 times. */
const PIECE = { chunkSize: 256 * 1024 };

/** What we say that we take: RFC 9110 8.4.1. One at a time; browsers send no more either. */
export const ACCEPT_ENCODING = "gzip, br, deflate";

/** A stream that ends without its check sum is whole for browsers, and so is what came of one that was cut. */
const TO_THE_END = { ...PIECE, finishFlush: constants.Z_SYNC_FLUSH };

type Unpacking = { packed: Uint8Array; decoder: Transform };

/**
 * As Chromium unpacks gzip: its header is skipped, and what is behind the stream (a check sum, a length,
 * anything) is not looked at. https://chromium.googlesource.com/chromium/src/+/main/net/filter/gzip_source_stream.cc
 */
function createUngzip(bytes: Uint8Array): Unpacking {
  return { packed: bytes.subarray(gzipHeaderLength(bytes)), decoder: createInflateRaw(TO_THE_END) };
}

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3 */
function gzipHeaderLength(bytes: Uint8Array): number {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) throw new Error("no gzip");
  const flags = bytes[3] ?? 0;
  let at = 10;
  if ((flags & 4) !== 0) at += 2 + (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
  // A name and a comment, each up to a zero.
  for (const flag of [8, 16]) if ((flags & flag) !== 0) at = bytes.indexOf(0, at) + 1;
  return (flags & 2) === 0 ? at : at + 2;
}

const decoders = new Map<string, (packed: Uint8Array) => Unpacking>([
  ["gzip", createUngzip],
  ["x-gzip", createUngzip],
  ["br", (packed) => ({ packed, decoder: createBrotliDecompress(PIECE) })],
  [
    "deflate",
    // Some servers send raw deflate, against RFC 9110 8.4.1.2; the first byte shows it.
    (packed) => {
      const create = ((packed[0] ?? 0) & 0x0f) === 8 ? createInflate : createInflateRaw;
      return { packed, decoder: create(TO_THE_END) };
    },
  ],
]);

/** Our choice: nobody packs more often, and each time takes memory. */
const MOST_CODINGS = 3;

/** Whether the body of an answer can be unpacked at all; asked before a byte of it is read. */
export function isKnownCoding(contentEncoding: string | undefined): boolean {
  const codings = codingsOf(contentEncoding);
  return codings.length <= MOST_CODINGS && codings.every((coding) => decoders.has(coding));
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
  let unpacked = bytes;
  if (bytes.length > 0)
    // What was packed last is unpacked first.
    for (const name of codingsOf(coding).toReversed())
      unpacked = await unpack(unpacked, name, maxBytes, whenLarger);
  return unpacked === bytes ? new Uint8Array(bytes) : unpacked;
}

async function unpack(
  bytes: Uint8Array,
  coding: string,
  maxBytes: number,
  whenLarger: "refuse" | "cut",
): Promise<Uint8Array> {
  // The bytes are never there twice. What is not written to takes no memory.
  const whole = Buffer.allocUnsafeSlow(maxBytes);
  let length = 0;
  try {
    const unpacking = decoders.get(coding)?.(bytes);
    if (unpacking === undefined) throw new Error("unknown coding");
    const { packed, decoder } = unpacking;
    decoder.end(packed);
    for await (const piece of decoder as AsyncIterable<Buffer>) {
      const written = piece.copy(whole, length);
      length += written;
      if (whenLarger === "cut" && length === maxBytes) break;
      if (written < piece.length) throw new Unread(tooLarge(maxBytes));
    }
  } catch (error) {
    if (error instanceof Unread) throw error;
    throw new Unread({
      reason: "unreachable",
      detail: `The server says that the page is packed (${coding}), and it cannot be unpacked.`,
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
  } as const;
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${bytes / 1_000_000} MB`;
}

/** In the order in which they were put on; "identity" is none. */
function codingsOf(contentEncoding = ""): readonly string[] {
  const names = contentEncoding.split(",").map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== "" && name !== "identity");
}
