/**
 * Patterns as a tree of the literals between their stars, so that what they share is tried once.
 * "*" is any run of characters, "$" at the very end is the end of the path (RFC 9309 2.2.3).
 */

/** Where some literals have been found one after the other. */
export type PatternNode = {
  /** The strongest pattern here and below: its place in the list. */
  readonly strongest: number;
  /** Bits of literals that every pattern below still needs: see `bitOf`. */
  needs: number;
  /** Patterns that match once their literals so far do. */
  readonly open: number[];
  /** Patterns whose end is the path's end: right here, or with this last literal after any run. */
  readonly exact: number[];
  last: Map<number, number[]> | undefined;
  children: Map<number, PatternNode> | undefined;
  branches: Branches | undefined;
  way: Way | undefined;
};

/** Literals one after the other without a fork between them, from the first's node to the last's. */
export type Way = {
  readonly literals: Int32Array;
  readonly first: PatternNode;
  readonly to: PatternNode;
};

/** What follows a node, made ready for going through it often. */
type Branches = {
  /** Literals after which nothing follows, the strongest first, and how strong each is. */
  readonly leaves: Int32Array;
  readonly leafPlaces: Int32Array;
  readonly ways: readonly Way[];
};

export type SplitPattern = {
  head: string;
  parts: readonly string[];
  end: "open" | "exact" | { last: string };
};

export function splitPattern(pattern: string): SplitPattern {
  const isAnchored = pattern.endsWith("$");
  const [head = "", ...tail] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  if (!isAnchored) return { head, parts: tail.filter(isFilled), end: "open" };
  const last = tail.pop();
  if (last === undefined) return { head, parts: [], end: "exact" };
  // A star before the end takes whatever is left.
  return { head, parts: tail.filter(isFilled), end: last === "" ? "open" : { last } };
}

function isFilled(part: string): boolean {
  return part !== "";
}

/** One of 31 bits for each literal: a path without the bit is without the literal. */
export function bitOf(literal: number): number {
  return 1 << (literal % 31);
}

/** A node to which `addPattern` adds; patterns come with the strongest first. */
export function makeNode(strongest: number): PatternNode {
  return {
    strongest,
    needs: -1,
    open: [],
    exact: [],
    last: undefined,
    children: undefined,
    branches: undefined,
    way: undefined,
  };
}

/** `last`: the literal that must end the path; undefined where the pattern is open or its end is exact. */
export function addPattern(
  start: PatternNode,
  place: number,
  {
    parts,
    last,
    isExact,
  }: { parts: readonly number[]; last: number | undefined; isExact: boolean },
): void {
  const needs = new Int32Array(parts.length + 1);
  needs[parts.length] = last === undefined ? 0 : bitOf(last);
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    needs[at] = (needs[at + 1] ?? 0) | bitOf(parts[at] ?? 0);
  }
  let node = start;
  node.needs &= needs[0] ?? 0;
  for (const [at, part] of parts.entries()) {
    const children = (node.children ??= new Map());
    let child = children.get(part);
    if (!child) children.set(part, (child = makeNode(place)));
    child.needs &= needs[at + 1] ?? 0;
    node = child;
  }
  if (last !== undefined) {
    const lasts = (node.last ??= new Map());
    const places = lasts.get(last);
    if (places) places.push(place);
    else lasts.set(last, [place]);
  } else if (isExact) node.exact.push(place);
  else node.open.push(place);
}

/** A node's children by how they are gone through. Made at the first visit: most are never visited. */
export function branchesOf(node: PatternNode): Branches {
  if (node.branches) return node.branches;
  const leaves: number[] = [];
  const leafPlaces: number[] = [];
  const ways: Way[] = [];
  for (const [literal, child] of node.children ?? []) {
    if (isLeaf(child)) {
      leaves.push(literal);
      leafPlaces.push(child.strongest);
    } else ways.push(wayTo(child, literal));
  }
  return (node.branches = {
    leaves: Int32Array.from(leaves),
    leafPlaces: Int32Array.from(leafPlaces),
    // What is pushed last is taken first: the strongest, so that others may be left out.
    ways: ways.toReversed(),
  });
}

export function isLeaf({ children, last }: PatternNode): boolean {
  return children === undefined && last === undefined;
}

/** The way that begins with this literal, whose node is `first`. */
export function wayTo(first: PatternNode, literal: number): Way {
  if (first.way) return first.way;
  const literals = [literal];
  let to = first;
  while (to.children?.size === 1 && to.open.length === 0 && !to.last) {
    const [next] = to.children;
    if (!next) break;
    literals.push(next[0]);
    to = next[1];
  }
  return (first.way = { literals: Int32Array.from(literals), first, to });
}
