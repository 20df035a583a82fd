/** Tells text from what was never text, by its beginning. */

const BINARY_STARTS = [
  "%PDF-",
  "PK\u0003\u0004",
  "\u0089PNG",
  "\u2030PNG",
  "GIF8",
  "\u007fELF",
  "\u001f\u008b",
];
const REPLACEMENT_CHARACTER = 0xfffd;
const ESCAPE = 0x1b;
const LAST_CONTROL = 0x1f;

/**
 * Whether this is a picture, an archive or another file that was read as text: it begins as one, or
 * more than one in twenty of its first 65,536 characters is a control character or, where no tag is
 * among them, failed to decode. A page in another encoding than it says is still a page.
 */
export function isBinary(source: string): boolean {
  if (BINARY_STARTS.some((start) => source.startsWith(start))) return true;
  const sample = source.slice(0, 65_536);
  const hasTag = /<[a-z!]/i.test(sample);
  let strange = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at);
    if (code > LAST_CONTROL && code !== REPLACEMENT_CHARACTER) continue;
    const isBlank = code >= 0x09 && code <= 0x0d;
    if (
      (code === REPLACEMENT_CHARACTER && !hasTag) ||
      (code <= LAST_CONTROL && !isBlank && code !== ESCAPE)
    ) {
      strange += 1;
    }
  }
  return strange > sample.length / 20;
}
