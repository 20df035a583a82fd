/** Rows whose literals stand in tables: they are collected, and walked together when there are enough. */
import { NONE } from "#engine/robots-txt/literal-automaton.ts";
import type { LiteralFinder } from "#engine/robots-txt/literal-finder.ts";
import type { PatternRows } from "#engine/robots-txt/pattern-rows.ts";
import type { Strongest } from "#engine/robots-txt/strongest.ts";
import {
  FAR,
  LANES,
  walkLanes,
  type Tables,
  type WaitingRows,
} from "#engine/robots-txt/walk-lanes.ts";

/** Rows of fewer literals do not wait for others. */
const SEVERAL = 4;
/** So many wait at most. */
const MOST_WAITING = 64;

/** Before so many literals have been asked for, tables cost more than they save. */
const BEFORE_TABLES = 64;

export class RowLanes {
  readonly #rows: PatternRows;
  readonly #finder: LiteralFinder;
  readonly #tables: Tables;
  readonly #numbers = new Int32Array(MOST_WAITING);
  readonly #waiting: WaitingRows = {
    starts: new Int32Array(MOST_WAITING),
    stops: new Int32Array(MOST_WAITING),
    places: new Int32Array(MOST_WAITING),
    count: 0,
  };
  /** How many literals the rows have that came for this text. */
  #asked = 0;
  #isRead = false;

  constructor(rows: PatternRows, finder: LiteralFinder, tables: Tables) {
    this.#rows = rows;
    this.#finder = finder;
    this.#tables = tables;
  }

  /** For the text that the finder has read. */
  begin(): void {
    this.#asked = 0;
    this.#isRead = false;
    this.#waiting.count = 0;
  }

  /** Whether tables are worth their cost, now that a row with so many more literals comes. */
  isReadyFor(more: number): boolean {
    if (this.#isRead) return true;
    this.#asked += more;
    if (this.#asked < BEFORE_TABLES) return false;
    this.#tables.read();
    return (this.#isRead = true);
  }

  /** Takes a row from a place of the path. What matches is added, now or later. */
  add(row: number, from: number, best: Strongest): void {
    const start = this.#rows.starts[row] ?? 0;
    const stop = this.#rows.ends[row] ?? 0;
    const place = from - this.#finder.base;
    this.#finder.lookups += stop - start;
    if (stop - start < SEVERAL) {
      this.#judge(row, this.#tables.walk(start, stop, place), best);
      return;
    }
    const { starts, stops, places, count } = this.#waiting;
    this.#numbers[count] = row;
    starts[count] = start;
    stops[count] = stop;
    places[count] = place;
    this.#waiting.count += 1;
    if (count + 1 === MOST_WAITING) this.finish(best);
  }

  /** Walks the rows that wait. */
  finish(best: Strongest): void {
    const { starts, stops, places, count } = this.#waiting;
    if (count >= LANES) walkLanes(this.#tables, this.#waiting);
    for (let at = 0; at < count; at += 1) {
      const place = places[at] ?? 0;
      const end =
        count >= LANES ? place : this.#tables.walk(starts[at] ?? 0, stops[at] ?? 0, place);
      this.#judge(this.#numbers[at] ?? 0, end, best);
    }
    this.#waiting.count = 0;
  }

  /** The last literal must come, and may be the last of its kind. */
  #judge(row: number, end: number, best: Strongest): void {
    if (end >= FAR) return;
    const { lasts, patterns } = this.#rows;
    const { lastEnds, lengths, base } = this.#finder;
    const last = lasts[row] ?? 0;
    const lastEnd = lastEnds[last] ?? NONE;
    if (lastEnd >= base + end + (lengths[last] ?? 0)) best.add(patterns[row] ?? 0);
  }
}
