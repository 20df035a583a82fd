import { LINK_KIND, NOFOLLOW, type LinkTable } from "./link-table.ts";

const DAMPING = 0.85;
const ROUNDS = 50;

/**
 * How much weight the site's own links give each address: PageRank over followed links between the
 * given addresses, 0 to 1, all together 1. A link that is ten times on a page counts once.
 * Brin and Page 1998.
 */
export function computePageRank(
  table: LinkTable,
  isNode: (address: string) => boolean,
): ReadonlyMap<string, number> {
  const nodes: string[] = [];
  const nodeOf = new Int32Array(table.addresses.length).fill(-1);
  for (const [number, address] of table.addresses.entries()) {
    if (isNode(address)) nodeOf[number] = nodes.push(address) - 1;
  }
  const { sources, targets, outDegree } = collectEdges(table, nodeOf, nodes.length);
  const size = nodes.length;
  let rank = new Float64Array(size).fill(1 / Math.max(1, size));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(size);
    let dangling = 0;
    for (let node = 0; node < size; node += 1) {
      if (outDegree[node] === 0) dangling += rank[node] ?? 0;
    }
    for (let edge = 0; edge < sources.length; edge += 1) {
      const source = sources[edge] ?? 0;
      const target = targets[edge] ?? 0;
      next[target] = (next[target] ?? 0) + (rank[source] ?? 0) / (outDegree[source] ?? 1);
    }
    const base = (1 - DAMPING + DAMPING * dangling) / Math.max(1, size);
    for (let node = 0; node < size; node += 1) next[node] = base + DAMPING * (next[node] ?? 0);
    rank = next;
  }
  return new Map(nodes.map((address, node) => [address, rank[node] ?? 0]));
}

function collectEdges(table: LinkTable, nodeOf: Int32Array, size: number) {
  const { from, to, kind, flags } = table.columns;
  const seen = new Set<number>();
  const sources: number[] = [];
  const targets: number[] = [];
  const outDegree = new Int32Array(size);
  for (let link = 0; link < table.count; link += 1) {
    if (kind[link] !== LINK_KIND || (flags[link] ?? 0) & NOFOLLOW) continue;
    const source = nodeOf[from[link] ?? 0] ?? -1;
    const target = nodeOf[to[link] ?? 0] ?? -1;
    if (source < 0 || target < 0 || source === target) continue;
    const edge = source * size + target;
    if (seen.has(edge)) continue;
    seen.add(edge);
    sources.push(source);
    targets.push(target);
    outDegree[source] = (outDegree[source] ?? 0) + 1;
  }
  return { sources: Int32Array.from(sources), targets: Int32Array.from(targets), outDegree };
}
