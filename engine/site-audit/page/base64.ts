/** Numbers of 32 bits as text, so that a row of any store can carry them. */
export function toBase64(numbers: Uint32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary);
}

export function fromBase64(text: string): Uint32Array {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
}
