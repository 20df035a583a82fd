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
 * The addresses that a srcset offers for the narrowest screen and for the largest, as they are there, each
 * once. Those between are the same picture in other sizes: asking for each would be asking many times.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function outerCandidates(srcset: string): readonly string[] {
  const sizes = [...readCandidates(srcset)].map(({ url, descriptor }) => ({
    url,
    size: Number.parseFloat(/\s([\d.]+)[wx]/.exec(descriptor)?.[1] ?? "1"),
  }));
  const inOrder = sizes.toSorted((a, b) => a.size - b.size).map(({ url }) => url);
  return [...new Set([...inOrder.slice(0, 1), ...inOrder.slice(-1)])];
}
