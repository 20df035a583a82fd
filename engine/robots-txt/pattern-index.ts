/**
 * Many patterns, asked for the strongest that match a path. What patterns share is tried once, a path
 * walks only into literals that stand in it, and a branch that holds nothing stronger than what was
 * found is left out: so the time hangs on the path, hardly on the number of rules.
 */
import { CharTrie } from "#engine/robots-txt/char-trie.ts";
import { LiteralFinder } from "#engine/robots-txt/literal-finder.ts";
import {
  addPattern,
  bitOf,
  branchesOf,
  isLeaf,
  makeNode,
  splitPattern,
  wayTo,
  type PatternNode,
  type Way,
} from "#engine/robots-txt/pattern-tree.ts";

type Step = { node: PatternNode; from: number };

export class PatternIndex {
  readonly #heads: CharTrie;
  readonly #nodeOfHead = new Map<number, PatternNode>();
  readonly #finder: LiteralFinder | undefined;

  /** `patterns`: the strongest first. What is asked for comes back as places in this list. */
  constructor(patterns: readonly string[]) {
    const split = patterns.map(splitPattern);
    this.#heads = new CharTrie(split.reduce((sum, { head }) => sum + head.length, 0));
    const numbers = new Map<string, number>();
    const numberOf = (literal: string) => {
      const known = numbers.get(literal);
      if (known === undefined) numbers.set(literal, numbers.size);
      return known ?? numbers.size - 1;
    };
    for (const [place, { head, parts, end }] of split.entries()) {
      const state = this.#heads.add(head);
      let start = this.#nodeOfHead.get(state);
      if (!start) this.#nodeOfHead.set(state, (start = makeNode(place)));
      addPattern(start, place, {
        parts: parts.map(numberOf),
        last: typeof end === "object" ? numberOf(end.last) : undefined,
        isExact: end === "exact",
      });
    }
    if (numbers.size > 0) this.#finder = new LiteralFinder([...numbers.keys()]);
  }

  /** The strongest patterns that match, `most` at most, the strongest first. */
  findStrongest(path: string, most: number): readonly number[] {
    const best = new Strongest(most);
    const steps = this.#listStarts(path);
    for (const { node, from } of steps) {
      best.add(node.open);
      if (from === path.length) best.add(node.exact);
    }
    const finder = this.#finder;
    if (!finder || steps.every(({ node }) => !node.children && !node.last)) return best.places;
    finder.read(path);
    const found = finder.found.reduce((bits, literal) => bits | bitOf(literal), 0);
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { node, from } = step;
      if (node.strongest > best.weakest) continue;
      if (node.last) addEnds(node.last, path.length - from, finder, best);
      if (node.children) goOn(node, from, { found, finder, best, steps });
    }
    return best.places;
  }

  /** Where the path begins with a head. */
  #listStarts(path: string): Step[] {
    const steps: Step[] = [];
    let state = 0;
    for (let from = 0; ; from += 1) {
      const node = this.#nodeOfHead.get(state);
      if (node) steps.push({ node, from });
      if (from === path.length) return steps;
      state = this.#heads.next(state, path.charCodeAt(from));
      if (state === 0) return steps;
    }
  }
}

/** The end of the path must not reach back into what was found before it. */
function addEnds(
  last: ReadonlyMap<number, readonly number[]>,
  left: number,
  finder: LiteralFinder,
  best: Strongest,
): void {
  for (const literal of finder.ends) {
    const places = last.get(literal);
    if (places && finder.lengthOf(literal) <= left) best.add(places);
  }
}

type Search = {
  /** The bits of the literals that stand in the path. */
  found: number;
  finder: LiteralFinder;
  best: Strongest;
  steps: Step[];
};

/** From a node to those after it, each literal where it comes first: no later place could do more. */
function goOn(node: PatternNode, from: number, search: Search): void {
  const { children } = node;
  const { finder, best } = search;
  if (!children) return;
  if (finder.found.length < children.size) {
    for (const literal of finder.found) {
      const child = children.get(literal);
      if (!child || !finder.isAtOrAfter(literal, from)) continue;
      if (isLeaf(child)) best.add(child.open);
      else walk(wayTo(child, literal), from, search);
    }
    return;
  }
  const { leaves, leafPlaces, ways } = branchesOf(node);
  const { lastPlaces } = finder;
  for (let at = 0; at < leaves.length; at += 1) {
    if ((leafPlaces[at] ?? 0) > best.weakest) break;
    const literal = leaves[at] ?? 0;
    // Asked here already: a file can have thousands of leaves, and nearly all end here.
    if ((lastPlaces[literal] ?? 0) < from) continue;
    if (finder.isAtOrAfter(literal, from)) best.add(children.get(literal)?.open ?? []);
  }
  for (const way of ways) walk(way, from, search);
}

function walk({ literals, first, to }: Way, from: number, { found, finder, best, steps }: Search) {
  if (first.strongest > best.weakest || (first.needs & ~found) !== 0) return;
  let place = from;
  for (const literal of literals) {
    if (!finder.isAtOrAfter(literal, place)) return;
    place = finder.endAfter(literal, place);
  }
  best.add(to.open);
  steps.push({ node: to, from: place });
}

/** Places in a list whose first is the strongest, kept in order. */
class Strongest {
  readonly places: number[] = [];
  /** Only what is stronger than this is still taken. */
  weakest = Infinity;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** `places`: in order. */
  add(places: readonly number[]): void {
    for (const place of places) {
      if (place > this.weakest) return;
      const at = this.places.findIndex((kept) => kept > place);
      this.places.splice(at < 0 ? this.places.length : at, 0, place);
      if (this.places.length > this.#most) this.places.pop();
      if (this.places.length === this.#most) this.weakest = this.places.at(-1) ?? 0;
    }
  }
}
