/** One candidate of a srcset: address up to white space, then its descriptor up to a comma. */
const CANDIDATE = /\s*,*\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+([^,]*))?(?:,|$)/g;

/**
 * The address that a srcset offers for the largest screen, as it stands there; null where it offers
 * none. The others are the same picture made smaller: asking for each would be asking many times.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function largestCandidate(srcset: string): string | null {
  let largest: { url: string; size: number } | null = null;
  for (const [, url = "", descriptor = ""] of srcset.matchAll(CANDIDATE)) {
    const size = Number.parseFloat(/[\d.]+(?=[wx])/.exec(descriptor)?.[0] ?? "1");
    if (largest === null || size > largest.size) largest = { url, size };
  }
  return largest?.url ?? null;
}

/** The address that a srcset names first: what most screens load, where the largest is for few. */
export function firstCandidate(srcset: string): string | null {
  const [first] = srcset.matchAll(CANDIDATE);
  return first?.[1] ?? null;
}
