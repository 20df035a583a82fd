import { trimEndBy } from "#lib/text/trim-by.ts";

import { MAX_SRCSET_CANDIDATES } from "#engine/bounds.ts";

type Candidate = { url: string; descriptor: string };

/** Addresses up to white space, each with its descriptor up to a comma. */
function* readCandidates(srcset: string): Generator<Candidate> {
  let rest = srcset;
  for (let count = 0; count < MAX_SRCSET_CANDIDATES; count += 1) {
    const start = rest.search(/[^\s,]/);
    if (start === -1) return;
    rest = rest.slice(start);
    const space = rest.search(/\s/);
    const address = space === -1 ? rest : rest.slice(0, space);
    rest = rest.slice(address.length);
    const comma = address.endsWith(",") ? 0 : rest.indexOf(",");
    const descriptor = comma === -1 ? rest : rest.slice(0, comma);
    rest = comma === -1 ? "" : rest.slice(comma);
    yield { url: trimEndBy(address, /,/), descriptor };
  }
}

/**
 * The address that a srcset offers for the largest screen, as it is there; null where it offers
 * none. The others are the same picture made smaller: asking for each would be asking many times.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function largestCandidate(srcset: string): string | null {
  let largest: { url: string; size: number } | null = null;
  for (const { url, descriptor } of readCandidates(srcset)) {
    const size = Number.parseFloat(/\s([\d.]+)[wx]/.exec(descriptor)?.[1] ?? "1");
    if (largest === null || size > largest.size) largest = { url, size };
  }
  return largest?.url ?? null;
}

/** The address that a srcset names first: what most screens load, where the largest is for few. */
export function firstCandidate(srcset: string): string | null {
  const [first] = readCandidates(srcset);
  return first?.url ?? null;
}
