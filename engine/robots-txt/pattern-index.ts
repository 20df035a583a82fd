/**
 * Many patterns, asked for the strongest that match a path. What patterns share is tried once, where a
 * literal comes next is looked up and not searched, and a pattern is first asked for what is rarest in
 * it. So a path costs a few nanoseconds a literal at most, whatever the patterns.
 */
import { CharTrie } from "#engine/robots-txt/char-trie.ts";
import { CommonRows } from "#engine/robots-txt/common-rows.ts";
import { NONE } from "#engine/robots-txt/literal-automaton.ts";
import { LiteralFinder } from "#engine/robots-txt/literal-finder.ts";
import {
  ANCHORED,
  COMMON,
  PatternRows,
  RARE,
  type NumberedPattern,
} from "#engine/robots-txt/pattern-rows.ts";
import { splitPattern } from "#engine/robots-txt/split-pattern.ts";
import { Strongest } from "#engine/robots-txt/strongest.ts";

/** Patterns that begin with the same characters before their first star. */
type Head = {
  /** Those without a literal after the head: they match where it ends, or where it ends the path. */
  readonly open: number[];
  readonly exact: number[];
  /** Its place in the rows' list of heads; NONE where all its patterns are among those above. */
  number: number;
};

/** The strongest patterns are tried first, so many literals in all: where they match, no others are asked. */
const FIRST_LITERALS = 384;

type FirstPattern = {
  pattern: number;
  head: number;
  literals: readonly number[];
  isAnchored: boolean;
};

/** So many rows are tried side by side: each step waits for the one before it, not for its neighbours. */
const LANES = 4;

export class PatternIndex {
  readonly #heads: CharTrie;
  readonly #headOf = new Map<number, Head>();
  /** By pattern: the next one that is word for word the same; NONE where there is none. */
  readonly #again: Int32Array;
  readonly #rows: PatternRows;
  readonly #finder: LiteralFinder;
  readonly #commons: CommonRows;
  /** By head: where it ends in the path; NONE where the path does not begin with it. */
  readonly #places: Int32Array;
  /** Those that are tried first, and the pattern that comes after them. */
  readonly #first: FirstPattern[] = [];
  #firstEnd = 0;
  /** By literal of the row at hand: where it ended in the path. */
  readonly #ends: Int32Array;
  /** Rows that wait for others, from which of their literals, and from where in the path. */
  readonly #lanes = new Int32Array(LANES);
  readonly #laneStarts = new Int32Array(LANES);
  readonly #laneEnds = new Int32Array(LANES);
  #waiting = 0;

  /** `patterns`: the strongest first. What is asked for comes back as places in this list. */
  constructor(patterns: readonly string[]) {
    this.#again = linkSame(patterns);
    const isRepeated = new Uint8Array(patterns.length);
    for (const next of this.#again) if (next !== NONE) isRepeated[next] = 1;
    const different: NumberedPattern[] = [];
    for (const [pattern, text] of patterns.entries()) {
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
    const numberOf = new Map(this.#rows.literalTexts.map((text, number) => [text, number]));
    let left = FIRST_LITERALS;
    for (const { head, literals, pattern, isAnchored } of different) {
      left -= literals.length;
      if (left < 0) break;
      this.#firstEnd = pattern + 1;
      if (literals.length === 0) continue;
      this.#first.push({
        pattern,
        head: this.#openHead(head).number,
        literals: literals.map((literal) => numberOf.get(literal) ?? 0),
        isAnchored,
      });
    }
    this.#commons = new CommonRows(
      this.#rows.commonLiterals,
      this.#finder.lengths,
      this.#finder.shorterOf,
    );
    this.#ends = new Int32Array(this.#rows.longest + 1);
  }

  /** The strongest patterns that match, `most` at most, the strongest first. */
  findStrongest(path: string, most: number): readonly number[] {
    const best = new Strongest(most, this.#again);
    const starts = this.#listStarts(path);
    for (const { head, from } of starts) {
      for (const pattern of head.open) best.add(pattern);
      if (from === path.length) for (const pattern of head.exact) best.add(pattern);
    }
    if (starts.every(({ head }) => head.number === NONE)) return best.list();
    this.#finder.read(path);
    this.#commons.read(this.#finder.literalAt, path.length);
    for (const { head, from } of starts) if (head.number !== NONE) this.#places[head.number] = from;
    for (const one of this.#first) this.#tryFirst(one, best);
    // What is kept is stronger than all that have not been asked.
    if (best.weakest >= this.#firstEnd) {
      this.#trySingle(best);
      for (const { head, from } of starts) {
        if (head.number !== NONE) this.#tryJoined(head.number, from, best);
      }
      this.#tryWaiting(best);
    }
    for (const { head } of starts) if (head.number !== NONE) this.#places[head.number] = NONE;
    return best.list();
  }

  #tryFirst({ pattern, head, literals, isAnchored }: FirstPattern, best: Strongest): void {
    let end = this.#places[head] ?? NONE;
    if (end === NONE) return;
    for (const literal of literals.slice(0, -1)) {
      end = this.#finder.endAfter(literal, end);
      if (end === NONE) return;
    }
    if (this.#endsWith(literals.at(-1) ?? 0, end, isAnchored)) best.add(pattern);
  }

  /** Rows that share nothing, by the rarest of their literals: most have one that is not in the path. */
  #trySingle(best: Strongest): void {
    const { single, singleStarts, headOf, starts } = this.#rows;
    const { found, foundCount, lastStarts } = this.#finder;
    for (let index = 0; index < foundCount; index += 1) {
      const literal = found[index] ?? 0;
      const stop = singleStarts[literal + 1] ?? 0;
      for (let at = singleStarts[literal] ?? 0; at < stop; at += 1) {
        const row = single[at] ?? 0;
        const from = this.#places[headOf[row] ?? 0] ?? NONE;
        if (from === NONE || (lastStarts[literal] ?? 0) < from) continue;
        this.#tryRow(row, starts[row] ?? 0, from, best);
      }
    }
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

  /** Each literal where it comes first: no later place could do more. */
  #tryJoined(head: number, from: number, best: Strongest): void {
    const { joined, joinedStarts, joinedAsks, starts, forks } = this.#rows;
    const { lastStarts } = this.#finder;
    const ends = this.#ends;
    ends[0] = from;
    // So many literals of the row at hand have been found.
    let found = 0;
    const stop = joinedStarts[head + 1] ?? 0;
    for (let at = joinedStarts[head] ?? 0; at < stop; at += 1) {
      const asks = joinedAsks[2 * at] ?? 0;
      const shared = asks >> 1;
      if (shared > found) continue;
      found = shared;
      let end = ends[shared] ?? 0;
      const rarestStart = lastStarts[joinedAsks[2 * at + 1] ?? 0] ?? NONE;
      if ((asks & 1) === 0) {
        if (rarestStart < end) continue;
        const row = joined[at] ?? 0;
        this.#tryRow(row, starts[row] ?? 0, end, best);
        continue;
      }
      const row = joined[at] ?? 0;
      const fork = forks[row] ?? 0;
      for (let own = starts[row] ?? 0; own < fork && end !== NONE; own += 1) {
        end = this.#endAfter(own, end);
        if (end !== NONE) ends[(found += 1)] = end;
      }
      if (end !== NONE && rarestStart >= end) this.#tryRow(row, fork, end, best);
    }
  }

  /** A row from one of its literals and from a place of the path, unless one look tells. */
  #tryRow(row: number, from: number, place: number, best: Strongest): void {
    const { lasts, patterns, flags } = this.#rows;
    const isAnchored = ((flags[row] ?? 0) & ANCHORED) !== 0;
    if (!this.#endsWith(lasts[row] ?? 0, place, isAnchored)) return;
    const pattern = patterns[row] ?? 0;
    if (pattern > best.weakest || pattern < this.#firstEnd) return;
    if (((flags[row] ?? 0) & COMMON) === 0) this.#finish(row, from, place, best);
    else this.#wait(row, from, place, best);
  }

  /** The rest of a row, from one of its literals and from a place of the path. */
  #finish(row: number, from: number, place: number, best: Strongest): void {
    const stop = this.#rows.starts[row + 1] ?? 0;
    let end = place;
    for (let at = from; at < stop; at += 1) {
      end = this.#endAfter(at, end);
      if (end === NONE) return;
    }
    const isAnchored = ((this.#rows.flags[row] ?? 0) & ANCHORED) !== 0;
    if (this.#endsWith(this.#rows.lasts[row] ?? 0, end, isAnchored)) {
      best.add(this.#rows.patterns[row] ?? 0);
    }
  }

  /** Whether the last literal of a pattern comes at `from` or after it, as it must. */
  #endsWith(literal: number, from: number, isAnchored: boolean): boolean {
    const { lastStarts, lengths, textLength } = this.#finder;
    const last = lastStarts[literal] ?? NONE;
    return last >= from && (!isAnchored || last + (lengths[literal] ?? 0) === textLength);
  }

  /** Where a literal of the rows ends in the path; NONE where it does not come any more. */
  #endAfter(at: number, from: number): number {
    const common = this.#rows.commons[at] ?? RARE;
    if (common !== RARE) return this.#commons.endAfter(common, from);
    return this.#finder.endAfter(this.#rows.literals[at] ?? 0, from);
  }

  #wait(row: number, from: number, place: number, best: Strongest): void {
    this.#lanes[this.#waiting] = row;
    this.#laneStarts[this.#waiting] = from;
    this.#laneEnds[this.#waiting] = place;
    this.#waiting += 1;
    if (this.#waiting === LANES) this.#tryWaiting(best);
  }

  #tryWaiting(best: Strongest): void {
    const lanes = this.#waiting;
    this.#waiting = 0;
    const steps = lanes === LANES ? this.#stepTogether() : 0;
    for (let lane = 0; lane < lanes; lane += 1) {
      const end = this.#laneEnds[lane] ?? 0;
      if (end === this.#commons.past) continue;
      this.#finish(this.#lanes[lane] ?? 0, (this.#laneStarts[lane] ?? 0) + steps, end, best);
    }
  }

  /** As far as the shortest row goes. How many steps that were. */
  #stepTogether(): number {
    const { commons, starts } = this.#rows;
    const { cells, width } = this.#commons;
    const froms = this.#laneStarts;
    const ends = this.#laneEnds;
    let steps = Infinity;
    for (let lane = 0; lane < LANES; lane += 1) {
      const stop = starts[(this.#lanes[lane] ?? 0) + 1] ?? 0;
      steps = Math.min(steps, stop - (froms[lane] ?? 0));
    }
    const [fromA, fromB, fromC, fromD] = [
      froms[0] ?? 0,
      froms[1] ?? 0,
      froms[2] ?? 0,
      froms[3] ?? 0,
    ];
    let [a, b, c, d] = [ends[0] ?? 0, ends[1] ?? 0, ends[2] ?? 0, ends[3] ?? 0];
    for (let step = 0; step < steps; step += 1) {
      a = cells[(commons[fromA + step] ?? 0) * width + a] ?? 0;
      b = cells[(commons[fromB + step] ?? 0) * width + b] ?? 0;
      c = cells[(commons[fromC + step] ?? 0) * width + c] ?? 0;
      d = cells[(commons[fromD + step] ?? 0) * width + d] ?? 0;
    }
    [ends[0], ends[1], ends[2], ends[3]] = [a, b, c, d];
    return steps;
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
