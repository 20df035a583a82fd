/**
 * Compression with a dictionary, RFC 9842: a browser that has one of our pages as a dictionary gets
 * the next page as what differs from it.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

import type { Coding } from "./compress.ts";

/** The build writes one such file; its name changes with its content. */
export const DICTIONARY_SUFFIX = ".dictionary";

export type PageDictionary = {
  coding: Coding;
  /** What a browser that has it says in `Available-Dictionary`. */
  available: string;
  /** Headers of the dictionary itself: it is meant for every page of the site. */
  ownHeaders: Readonly<Record<string, string>>;
  /** Headers of every page: browsers fetch the dictionary when they have nothing else to do. */
  pageHeaders: Readonly<Record<string, string>>;
};

/** The start of each dcz file, before the dictionary's SHA-256. https://www.rfc-editor.org/rfc/rfc9842#section-5 */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** 8 MiB, the most that every browser with dictionaries can unpack. */
const MAX_WINDOW_LOG = 23;

const compressZstd = promisify(zstdCompress);

/** @param path of the dictionary on this site */
export function createPageDictionary(path: string, content: Buffer): PageDictionary {
  const hash = createHash("sha256").update(content).digest();
  const head = Buffer.concat([DCZ_MAGIC, hash]);
  const params = {
    [constants.ZSTD_c_compressionLevel]: 22,
    [constants.ZSTD_c_windowLog]: MAX_WINDOW_LOG,
  };
  return {
    coding: {
      suffix: ".dcz",
      compress: async (page) =>
        Buffer.concat([head, await compressZstd(page, { dictionary: content, params })]),
      isCurrent: (bytes) => bytes.subarray(0, head.length).equals(head),
    },
    available: `:${hash.toString("base64")}:`,
    ownHeaders: { "Use-As-Dictionary": 'match="/*", match-dest=("document")' },
    pageHeaders: { Link: `<${path}>; rel="compression-dictionary"` },
  };
}
