/**
 * Bytes of a dropped or read file to text. Order: byte order mark, what the response header says,
 * valid UTF-8, the encoding the page declares, windows-1252 (the standard's own last resort).
 * https://encoding.spec.whatwg.org/
 */
export type DecodedHtml = {
  text: string;
  encoding: string;
  /** What the page itself says in its first 1024 bytes, if anything. */
  declared: string | null;
};

/** The text of these bytes and the encoding it was read in. Never throws: what no encoding fits is read as windows-1252. */
export function decodeHtml(
  bytes: Uint8Array,
  /** `charset` of the Content-Type header, as it came; one that nobody knows is passed over. */
  charset?: string,
): DecodedHtml {
  const declared = findDeclaredEncoding(bytes);
  const marked = findByteOrderMark(bytes);
  if (marked !== null) return { text: decode(bytes, marked) ?? "", encoding: marked, declared };

  const told = charset === undefined ? undefined : makeDecoder(charset);
  if (told !== undefined) return { text: told.decode(bytes), encoding: told.encoding, declared };

  const utf8 = decode(bytes, "utf-8");
  if (utf8 !== null) return { text: utf8, encoding: "utf-8", declared };

  const encoding = declared !== null && declared !== "utf-8" ? declared : "windows-1252";
  const text = decode(bytes, encoding) ?? new TextDecoder(encoding).decode(bytes);
  return { text, encoding, declared };
}

function findByteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/** https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding */
function findDeclaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1024));
  const label = /<meta[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  if (label === undefined) return null;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return null;
  }
}

function makeDecoder(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
