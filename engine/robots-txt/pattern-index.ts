/**
 * Many patterns, asked for the strongest that match a path. They are asked in their order until enough
 * have matched, each first for what is rarest in it, and where a literal comes next is looked up and not
 * searched. So a path costs a few nanoseconds a literal at most, whatever the patterns.
 */
import { CharTrie } from "#engine/robots-txt/char-trie.ts";
import { CommonRows } from "#engine/robots-txt/common-rows.ts";
import { NONE } from "#engine/robots-txt/literal-automaton.ts";
import { LiteralFinder } from "#engine/robots-txt/literal-finder.ts";
import {
  ANCHORED,
  COMMON,
  PatternRows,
  SHARED,
  type NumberedPattern,
} from "#engine/robots-txt/pattern-rows.ts";
import { RowLanes } from "#engine/robots-txt/row-lanes.ts";
import { SharedTables } from "#engine/robots-txt/shared-tables.ts";
import { simplifyPattern, splitPattern } from "#engine/robots-txt/split-pattern.ts";
import { Strongest } from "#engine/robots-txt/strongest.ts";
import { FAR, type Tables } from "#engine/robots-txt/walk-lanes.ts";

/** Patterns that begin with the same characters before their first star. */
type Head = {
  /** Those without a literal after the head: they match where it ends, or where it ends the path. */
  readonly open: number[];
  readonly exact: number[];
  /** Its place in the rows' list of heads; NONE where all its patterns are among those above. */
  number: number;
};

export class PatternIndex {
  readonly #heads: CharTrie;
  readonly #headOf = new Map<number, Head>();
  /** By pattern: the next one that matches the same paths; NONE where there is none. */
  readonly #again: Int32Array;
  readonly #rows: PatternRows;
  readonly #finder: LiteralFinder;
  readonly #common: RowLanes;
  readonly #shared: RowLanes;
  /** By head: where it ends in the path; NONE where the path does not begin with it. */
  readonly #places: Int32Array;

  /** `patterns`: the strongest first. What is asked for comes back as places in this list. */
  constructor(patterns: readonly string[]) {
    const simple = patterns.map(simplifyPattern);
    this.#again = linkSame(simple);
    const isRepeated = new Uint8Array(patterns.length);
    for (const next of this.#again) if (next !== NONE) isRepeated[next] = 1;
    const different: NumberedPattern[] = [];
    for (const [pattern, text] of simple.entries()) {
      if (isRepeated[pattern] === 0) different.push({ ...splitPattern(text), pattern });
    }
    this.#rows = new PatternRows(different.filter(({ literals }) => literals.length > 0));
    this.#heads = new CharTrie(different.map(({ head }) => head));
    for (const [number, head] of this.#rows.heads.entries()) this.#openHead(head).number = number;
    this.#places = new Int32Array(this.#rows.heads.length).fill(NONE);
    for (const { head, literals, isAnchored, pattern } of different) {
      if (literals.length > 0) continue;
      const { exact, open } = this.#openHead(head);
      (isAnchored ? exact : open).push(pattern);
    }
    this.#finder = new LiteralFinder(this.#rows.literalTexts);
    const lanesOf = (tables: Tables) => new RowLanes(this.#rows, this.#finder, tables);
    this.#common = lanesOf(new CommonRows(this.#rows, this.#finder));
    this.#shared = lanesOf(new SharedTables(this.#rows, this.#finder));
  }

  /** How many rows, literals and places all questions have looked at: a measure of work that no busy machine changes. */
  get lookups(): number {
    return this.#finder.lookups;
  }

  /** The strongest patterns that match, `most` at most, the strongest first. */
  findStrongest(path: string, most: number): readonly number[] {
    const best = new Strongest(most, this.#again);
    const starts = this.#listStarts(path);
    // The longest heads are the strongest patterns: what comes later is seldom kept.
    for (const { head, from } of starts.toReversed()) {
      for (const pattern of head.open) best.add(pattern);
      if (from === path.length) for (const pattern of head.exact) best.add(pattern);
    }
    const numbered = starts.filter(({ head }) => head.number !== NONE);
    if (numbered.length === 0) return best.list();
    this.#finder.read(path);
    for (const { head, from } of numbered) this.#places[head.number] = from + this.#finder.base;
    this.#tryRows(best);
    for (const { head } of numbered) this.#places[head.number] = NONE;
    return best.list();
  }

  /** The strongest first; where what is kept is stronger than all others, these are not asked. */
  #tryRows(best: Strongest): void {
    const { patterns, headOf, rarest, firsts, tails, lasts, rooms, flags } = this.#rows;
    const { starts, ends } = this.#rows;
    const { base, firstEnds, lastEnds, textLength } = this.#finder;
    const places = this.#places;
    const isNear = textLength < FAR;
    this.#common.begin();
    this.#shared.begin();
    let row = 0;
    for (; row < patterns.length; row += 1) {
      const from = places[headOf[row] ?? 0] ?? NONE;
      if (from === NONE || (lastEnds[rarest[row] ?? 0] ?? NONE) <= from) continue;
      const end = lastEnds[lasts[row] ?? 0] ?? NONE;
      // As many characters as the row's literals have must come before the end of the last.
      if (end < from + (rooms[row] ?? 0)) continue;
      if (end < (firstEnds[firsts[row] ?? 0] ?? NONE) + (tails[row] ?? 0)) continue;
      const flag = flags[row] ?? 0;
      if ((flag & ANCHORED) !== 0 && end !== base + textLength) continue;
      if ((patterns[row] ?? 0) > best.weakest) break;
      const count = (ends[row] ?? 0) - (starts[row] ?? 0);
      if (isNear && (flag & COMMON) !== 0 && this.#common.isReadyFor(count)) {
        this.#common.add(row, from, best);
      } else if (isNear && (flag & SHARED) !== 0 && this.#shared.isReadyFor(count)) {
        this.#shared.add(row, from, best);
      } else this.#tryRow(row, from, best);
    }
    this.#finder.lookups += row;
    this.#common.finish(best);
    this.#shared.finish(best);
  }

  /** Each literal where it comes first: no later place could do more. The last may be the last of its kind. */
  #tryRow(row: number, from: number, best: Strongest): void {
    const { patterns, starts, ends, literals, lasts } = this.#rows;
    const { firstEnds, lastEnds, lengths } = this.#finder;
    const stop = ends[row] ?? 0;
    this.#finder.lookups += stop - (starts[row] ?? 0);
    let place = from;
    for (let at = starts[row] ?? 0; at < stop; at += 1) {
      const literal = literals[at] ?? 0;
      const first = firstEnds[literal] ?? NONE;
      if (first >= place + (lengths[literal] ?? 0)) place = first;
      else {
        place = this.#finder.endAfter(literal, place);
        if (place === NONE) return;
      }
    }
    const last = lasts[row] ?? 0;
    if ((lastEnds[last] ?? NONE) >= place + (lengths[last] ?? 0)) best.add(patterns[row] ?? 0);
  }

  #openHead(text: string): Head {
    const state = this.#heads.add(text);
    const known = this.#headOf.get(state);
    if (known) return known;
    const head = { open: [], exact: [], number: NONE };
    this.#headOf.set(state, head);
    return head;
  }

  /** Where the path begins with a head. */
  #listStarts(path: string): { head: Head; from: number }[] {
    const starts: { head: Head; from: number }[] = [];
    let state = 0;
    for (let from = 0; ; from += 1) {
      const head = this.#headOf.get(state);
      if (head) starts.push({ head, from });
      if (from === path.length) return starts;
      state = this.#heads.next(state, path.charCodeAt(from));
      if (state === 0) return starts;
    }
  }
}

/** By pattern: the next one that is word for word the same; NONE where there is none. */
function linkSame(patterns: readonly string[]): Int32Array {
  const again = new Int32Array(patterns.length).fill(NONE);
  const last = new Map<string, number>();
  for (const [pattern, text] of patterns.entries()) {
    const before = last.get(text);
    if (before !== undefined) again[before] = pattern;
    last.set(text, pattern);
  }
  return again;
}
