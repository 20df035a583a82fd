import type { IncomingHttpHeaders } from "node:http";

/**
 * Headers with raw UTF-8 in them, as servers of Urdu or Arabic sites send it: Node gives one character
 * a byte. Browsers take the bytes of an address as they are. What is not UTF-8 stays Latin-1, but in Location
 * and Refresh, whose bytes are escaped one by one.
 */
export function decodeHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((each) => decode(name, each)) : value && decode(name, value),
    ]),
  );
}

const ADDRESSES: ReadonlySet<string> = new Set(["location", "refresh"]);
const BYTE = /[\x80-\xFF]/g;
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decode(name: string, value: string): string {
  if (!/[\x80-\xFF]/.test(value)) return value;
  try {
    return utf8.decode(Buffer.from(value, "latin1"));
  } catch {
    return ADDRESSES.has(name) ? value.replaceAll(BYTE, toEscape) : value;
  }
}

const toEscape = (byte: string) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
