const AMPERSAND = 0x26;
const EQUALS = 0x3d;
const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
const FIRST_BEYOND_ASCII = 0x80;

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The pairs of a body of the type application/x-www-form-urlencoded, in their order, or "too-many"
 * where it has more than `maxPairs`, counting empty ones. Throws where an escape is broken or what
 * it says is no UTF-8, which browsers never send. Byte by byte: `decodeURIComponent` takes as long
 * for one message as sending half a page.
 * https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseUrlEncoded(
  bytes: Uint8Array,
  maxPairs: number,
): readonly (readonly [name: string, value: string])[] | "too-many" {
  const entries: [string, string][] = [];
  const decoded = Buffer.allocUnsafe(bytes.length);
  let name: string | undefined;
  let pairs = 0;
  let start = 0;
  let end = 0;
  /** Every bit that any byte since `start` has. */
  let bits = 0;

  for (let index = 0; index <= bytes.length; index += 1) {
    let byte = index < bytes.length ? bytes[index]! : AMPERSAND;
    const endsName = byte === EQUALS && name === undefined;
    if (byte === AMPERSAND || endsName) {
      const text = decodeUtf8(decoded, { start, end, isAscii: bits < FIRST_BEYOND_ASCII });
      start = end;
      bits = 0;
      if (endsName) {
        name = text;
        continue;
      }
      pairs += 1;
      if (pairs > maxPairs) return "too-many";
      if (name !== undefined) entries.push([name, text]);
      else if (text !== "") entries.push([text, ""]);
      name = undefined;
      continue;
    }
    if (byte === PLUS) byte = SPACE;
    else if (byte === PERCENT) {
      byte = readEscape(bytes, index + 1);
      index += 2;
    }
    bits |= byte;
    decoded[end] = byte;
    end += 1;
  }
  return entries;
}

type Place = { start: number; end: number; isAscii: boolean };

function decodeUtf8(bytes: Buffer, { start, end, isAscii }: Place): string {
  if (start === end) return "";
  return isAscii ? bytes.toString("latin1", start, end) : utf8.decode(bytes.subarray(start, end));
}

/** The byte that two hexadecimal digits name. */
function readEscape(bytes: Uint8Array, index: number): number {
  const high = hexDigits[bytes[index] ?? 0] ?? NO_DIGIT;
  const low = hexDigits[bytes[index + 1] ?? 0] ?? NO_DIGIT;
  if (high === NO_DIGIT || low === NO_DIGIT) throw new URIError("A broken escape");
  return high * 16 + low;
}

const NO_DIGIT = 0xff;
const hexDigits = new Uint8Array(256).fill(NO_DIGIT);
for (const [value, digit] of [..."0123456789abcdef"].entries()) {
  hexDigits[digit.charCodeAt(0)] = value;
  hexDigits[digit.toUpperCase().charCodeAt(0)] = value;
}
