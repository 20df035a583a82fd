/**
 * Bytes of a dropped or read file to text, as a browser decodes them: byte order mark, what the
 * response header says, what the page declares. Where nothing is said, UTF-8 if it looks like it, else
 * windows-1252, the standard's own last resort.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
import { findDeclaredEncoding } from "./declared-encoding.ts";

export type DecodedHtml = {
  text: string;
  encoding: string;
  /** What the page itself says in its head, if anything. */
  declared: string | null;
  /** "utf-8" where it was read as something else and is valid UTF-8 with letters beyond ASCII. */
  looksLike?: string;
};

/** The text of these bytes and the encoding it was read in. Never throws: what fits no encoding becomes U+FFFD. */
export function decodeHtml(
  bytes: Uint8Array,
  /** `charset` of the Content-Type header, as it came; an unknown one is ignored. */
  charset?: string,
): DecodedHtml {
  const declared = findDeclaredEncoding(bytes);
  const encoding =
    findByteOrderMark(bytes) ??
    (charset === undefined ? null : nameEncoding(charset)) ??
    declared ??
    guessEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const isMistaken = encoding !== "utf-8" && countUtf8(bytes).letters > 0 && isUtf8(bytes);
  return { text, encoding, declared, ...(isMistaken && { looksLike: "utf-8" }) };
}

function findByteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/** Our choice, since browsers guess by language: one letter cut in two does not outweigh whole ones. */
function guessEncoding(bytes: Uint8Array): string {
  const { letters, broken } = countUtf8(bytes);
  return broken === 0 || letters > broken ? "utf-8" : "windows-1252";
}

/** Letters beyond ASCII that are whole UTF-8, and bytes that belong to none. */
function countUtf8(bytes: Uint8Array): { letters: number; broken: number } {
  let letters = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const following = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    const isLead = lead >= 0xc2 && lead <= 0xf4;
    let whole = 0;
    while (whole < following && ((bytes[at + whole + 1] ?? 0) & 0xc0) === 0x80) whole += 1;
    if (isLead && whole === following) letters += 1;
    else broken += 1;
    if (isLead) at += whole;
  }
  return { letters, broken };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function nameEncoding(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
