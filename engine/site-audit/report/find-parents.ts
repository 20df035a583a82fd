/** The tree of a site: each page under the page that leads to it in the fewest clicks. */
import { LINK_KIND } from "#engine/site-audit/link-table.ts";
import type { Site } from "#engine/site-audit/site.ts";

const UNREACHED = -1;

/**
 * By address, the page that links to it and is nearest to the start; of equals the first by
 * address, so that two readings of one site draw one tree. Pages that no such link reaches are absent.
 */
export function findParents(site: Pick<Site, "links" | "find">): ReadonlyMap<string, string> {
  const { addresses, columns, count } = site.links;
  const depths = addresses.map((address) => site.find(address)?.depth ?? UNREACHED);
  const depthOf = (number: number) => depths[number] ?? UNREACHED;
  const nameOf = (number: number) => addresses[number] ?? "";
  const parents = new Map<number, number>();

  for (let place = 0; place < count; place += 1) {
    if (columns.kind[place] !== LINK_KIND) continue;
    const from = columns.from[place] ?? 0;
    const to = columns.to[place] ?? 0;
    if (depthOf(from) === UNREACHED || depthOf(from) >= depthOf(to)) continue;
    const known = parents.get(to);
    const isNearer = known === undefined || depthOf(from) < depthOf(known);
    const isFirst = known !== undefined && depthOf(from) === depthOf(known);
    if (isNearer || (isFirst && nameOf(from) < nameOf(known))) parents.set(to, from);
  }
  return new Map([...parents].map(([to, from]) => [nameOf(to), nameOf(from)]));
}
