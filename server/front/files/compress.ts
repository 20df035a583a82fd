import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, crc32, gzip } from "node:zlib";

import { contentTypeOf } from "./content-types.ts";
import { acceptedEncodings } from "./negotiate.ts";

export type CompressedFile = {
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
  dcz?: Buffer<ArrayBuffer>;
};

/** One way to pack a file, and the end of its copy's name. */
export type Coding = {
  suffix: string;
  compress: (content: Buffer) => Promise<Buffer<ArrayBuffer>>;
  /** Whether a copy was packed with the dictionary of today. */
  isCurrent?: (bytes: Buffer) => boolean;
};

const compressBrotli = promisify(brotliCompress);
export const unpackBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** 11 makes a page 2% smaller, in more than twice the time: docs/measured.md. */
const BUILD_QUALITY = 10;

const brotliCoding: Coding = {
  suffix: ".br",
  compress: (content) =>
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BUILD_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

const gzipCoding: Coding = {
  suffix: ".gz",
  compress: (content) => compressGzip(content, { level: 9 }),
};

/** A tenth larger than the best, in a hundredth of its time. */
const QUICK_QUALITY = 5;

/** What a packet of a network holds beside its headers, about. */
const ONE_PACKET_BYTES = 1_400;

/** Below this the headers cost more than compression saves. */
const MIN_SIZE_BYTES = 256;

/** The files of a folder, relative to it, without the compressed copies and hidden files. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/\.(?:br|gz|dcz)$/.test(file) && !isHidden(file))
    .toSorted();
}

/**
 * Brotli and gzip of one file, and a dcz where a dictionary's coding is given. Taken from the copies
 * beside it where these are of the same content; otherwise made now and, where the disk allows, left
 * there for the next start and for hosts that serve such copies themselves.
 */
export async function readCompressed(
  file: string,
  content: Buffer,
  dictionaryCoding?: Coding,
): Promise<CompressedFile> {
  if (!contentTypeOf(file).compressible || content.length < MIN_SIZE_BYTES) return {};

  // gzip is written last: where it is of this content, the others are too.
  const codings = [brotliCoding, ...(dictionaryCoding ? [dictionaryCoding] : []), gzipCoding];
  const copies =
    (await readCopies(file, content, codings)) ?? (await makeCopies(file, content, codings));
  const [br, dcz] = copies;
  const gz = copies.at(-1);
  return {
    ...(br && br.length < content.length && { br }),
    ...(gz && gz.length < content.length && { gzip: gz }),
    ...(dictionaryCoding && dcz && { dcz }),
  };
}

/** An answer's body and the headers that say how it is packed; `Vary` always, since others get it otherwise. */
type PackedAnswer = {
  body: string | Buffer<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
};

/**
 * A text that is made for one request, in the coding that its sender likes best; as it is where none
 * is taken or the text fits into one packet anyway. Packed beside the server's loop.
 */
export async function packAnswer(
  text: string,
  acceptEncoding: string | undefined,
): Promise<PackedAnswer> {
  const vary = { Vary: "Accept-Encoding" };
  const [encoding = "identity"] = acceptedEncodings(acceptEncoding);
  if (encoding === "identity" || text.length < ONE_PACKET_BYTES) {
    return { body: text, headers: vary };
  }
  const body =
    encoding === "br"
      ? await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })
      : await compressGzip(text);
  return { body, headers: { ...vary, "Content-Encoding": encoding } };
}

/** Brotli and gzip of bytes that differ from the file's: quick ones, kept in memory only. */
export async function compressNow(content: Buffer): Promise<CompressedFile> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } }),
    compressGzip(content),
  ]);
  return { br, gzip: gzipped };
}

/** Compared by content: copies left from an earlier build may well carry a later date. */
async function readCopies(file: string, content: Buffer, codings: readonly Coding[]) {
  try {
    const gz = await readFile(file + gzipCoding.suffix);
    if (!isGzipOf(gz, content)) return undefined;
    const copies = await Promise.all(codings.map(({ suffix }) => readFile(file + suffix)));
    const areCurrent = codings.every(({ isCurrent }, at) => isCurrent?.(copies[at]!) ?? true);
    return areCurrent ? copies : undefined;
  } catch {
    return undefined;
  }
}

async function makeCopies(file: string, content: Buffer, codings: readonly Coding[]) {
  const copies = await Promise.all(codings.map(({ compress }) => compress(content)));
  try {
    for (const [at, { suffix }] of codings.entries()) await writeFile(file + suffix, copies[at]!);
  } catch {
    // A read-only folder is no fault: the copies only save time.
  }
  return copies;
}

/** By the check sum and the length at its end. https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
function isGzipOf(gz: Buffer, content: Buffer): boolean {
  return (
    gz.length > TRAILER_BYTES &&
    gz.readUInt32LE(gz.length - TRAILER_BYTES) === crc32(content) &&
    gz.readUInt32LE(gz.length - TRAILER_BYTES / 2) === content.length
  );
}

const TRAILER_BYTES = 8;

function isHidden(file: string): boolean {
  return file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}
