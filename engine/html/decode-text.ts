/**
 * Text files as their programs save them, which say nothing of their encoding: by their byte order
 * mark, then by an XML declaration, then UTF-8 where the bytes are that, and Windows-1252 otherwise.
 * https://encoding.spec.whatwg.org/#bom-sniff
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes) ?? declaredByXml(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function encodingOfMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

const DECLARATION = /^<\?xml\s[^>]{0,80}?encoding\s*=\s*["']([\w.:-]+)["']/;

/** What a file in ASCII letters can declare of itself; undefined where it is no encoding. */
function declaredByXml(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 120));
  const label = DECLARATION.exec(head)?.[1];
  try {
    const { encoding } = new TextDecoder(label);
    return label === undefined || encoding.startsWith("utf-") ? undefined : encoding;
  } catch {
    return undefined;
  }
}
