/**
 * 32 bits of a text or of a part of it: FNV-1a over its UTF-16 units. Not for secrets.
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Two hashes as one; the order counts. The final steps are murmur3's. */
export function mixHash(one: number, other: number): number {
  let hash = Math.imul(one ^ (other + 0x9e3779b9), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
