/** Numbers of 32 bits as text, little-endian in base64, so that a row of any store can carry them. */

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const PAD = "=".charCodeAt(0);
/** The sign's code for each 6 bits. */
const CODES = Uint8Array.from(SIGNS, (sign) => sign.charCodeAt(0));

/** By hand: `btoa` wants a string of the bytes first, which costs ten times as much. */
export function toBase64(numbers: Uint32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  const whole = bytes.length - (bytes.length % 3);
  let to = 0;
  for (let at = 0; at < whole; at += 3) {
    const bits = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
    codes[to] = CODES[bits >> 18]!;
    codes[to + 1] = CODES[(bits >> 12) & 63]!;
    codes[to + 2] = CODES[(bits >> 6) & 63]!;
    codes[to + 3] = CODES[bits & 63]!;
    to += 4;
  }
  if (whole < bytes.length) {
    const bits = (bytes[whole]! << 16) | ((bytes[whole + 1] ?? 0) << 8);
    codes[to] = CODES[bits >> 18]!;
    codes[to + 1] = CODES[(bits >> 12) & 63]!;
    codes[to + 2] = whole + 1 < bytes.length ? CODES[(bits >> 6) & 63]! : PAD;
    codes[to + 3] = PAD;
  }
  return new TextDecoder().decode(codes);
}

/** Numbers of 32 bits, little-endian; bytes that make no whole number are left out. */
export function fromBase64(text: string): Uint32Array {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
}
