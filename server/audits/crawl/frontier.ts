import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import { createPatternBudget } from "#engine/site-audit/frontier/pattern-budget.ts";
import { mayAct } from "#engine/site-audit/frontier/acting-address.ts";
import { arrangeTurn } from "#engine/site-audit/frontier/reading-order.ts";
import type { PageNotReadReason, PageRow } from "#engine/site-audit/rows.ts";

import { AddressNumbers } from "./address-numbers.ts";
import { PageCopies } from "./page-copies.ts";
import { judgeFound } from "./judge-found.ts";
import { TurnOrder } from "./turn-order.ts";
import {
  foundByBit,
  type AddressState,
  type CrawlStep,
  type FrontierRow,
} from "#server/audits/store/crawl-store.ts";

type FrontierOptions = {
  maxDepth: number;
  maxKnown: number;
  maxPages: number;
  /** Why an address is not opened, whatever else is known of it. */
  scope?: (url: URL, by: number) => NotRead | undefined;
};

type Entry = Omit<FrontierRow, "n" | "notRead">;

export type NotRead = NonNullable<PageRow["notRead"]>;

const CANONICAL = foundByBit("canonical");
const LINKED = foundByBit("link") | foundByBit("start") | foundByBit("redirect");

/**
 * All known addresses of the site, by their number in the store. Changes are collected for the next
 * step that is written, so that memory and store never differ for long.
 */
export class Frontier {
  readonly #options: FrontierOptions;
  readonly #entries: Entry[] = [];
  readonly #numbers = new AddressNumbers();
  readonly #budget = createPatternBudget();
  readonly #order = new TurnOrder();
  #found: number[] = [];
  #changed = new Set<number>();
  readonly #counts = { read: 0, pages: 0, keptOut: 0, beyond: 0 };
  readonly #copies = new PageCopies();
  readonly #notReadOf = new Map<number, NotRead>();
  /** Known and not opened, for want of space or time: shown as waiting. */
  readonly #unreached = new Set<number>();
  /** Left out by the scope alone. */
  readonly #outside = new Set<number>();
  #tooDeep = 0;

  constructor(options: FrontierOptions) {
    this.#options = options;
  }

  /** The number of an address, which is new or found in another way, too; undefined where it is one too many. */
  add(url: string, by: number, depth: number | null): number | undefined {
    const known = this.#numbers.get(url);
    if (known !== undefined) {
      this.#addWay(known, by, depth);
      return known;
    }
    if (this.#entries.length >= this.#options.maxKnown || url.length > MAX_ADDRESS_CHARACTERS) {
      this.#counts.beyond += 1;
      return undefined;
    }
    const n = this.#entries.length;
    this.#entries.push({ url, foundBy: by, depth, state: "waiting", turn: null });
    this.#numbers.set(url, n);
    this.#found.push(n);
    const reason = this.#judge(url, by, depth);
    if (reason !== undefined) this.keepOut(n, reason);
    if (this.#isOutside(n)) this.#outside.add(n);
    return n;
  }

  /** Found in another way, it may be asked after all. */
  #judgeAgain(n: number) {
    if (!this.#outside.has(n) || this.#isOutside(n)) return;
    const entry = this.#entries[n]!;
    this.#outside.delete(n);
    this.#unreached.delete(n);
    this.#notReadOf.delete(n);
    entry.state = "waiting";
    const reason = this.#judge(entry.url, entry.foundBy, entry.depth);
    if (reason !== undefined) this.keepOut(n, reason);
  }

  #isOutside(n: number): boolean {
    const { url, foundBy } = this.#entries[n]!;
    if ((foundBy & foundByBit("start")) !== 0) return false;
    return this.#options.scope?.(new URL(url), foundBy) !== undefined;
  }

  #addWay(n: number, by: number, depth: number | null) {
    const entry = this.#entries[n]!;
    const isNearer = depth !== null && (entry.depth === null || depth < entry.depth);
    if ((entry.foundBy & by) === by && !isNearer) return;
    entry.foundBy |= by;
    if (isNearer) entry.depth = depth;
    this.#changed.add(n);
    this.#judgeAgain(n);
  }

  #judge(url: string, by: number, depth: number | null): NotRead | undefined {
    return judgeFound({ url, by, depth }, { ...this.#options, budget: this.#budget });
  }

  /** It will not be asked, and why. */
  keepOut(n: number, notRead: NotRead) {
    this.#entries[n]!.state = "kept-out";
    this.#countKeptOut(n, notRead.reason);
    this.#notReadOf.set(n, notRead);
    this.#changed.add(n);
  }

  #countKeptOut(n: number, reason: PageNotReadReason | undefined) {
    if (reason === "limit" || reason === "stopped") this.#unreached.add(n);
    else this.#counts.keptOut += 1;
    if (reason === "depth") this.#tooDeep += 1;
  }

  /** The next address, in the order that was laid down when its turn began. */
  next(): number | undefined {
    return this.#order.next((n) => this.#entries[n]!.state === "waiting");
  }

  /** Gives every waiting address its place. Undefined if there is none. */
  beginTurn(): CrawlStep["turns"] | undefined {
    const isLinked = (n: number) => (this.#entries[n]!.foundBy & LINKED) !== 0;
    const waiting = this.waiting();
    if (waiting.length === 0) return undefined;
    const depthOf = (n: number) => this.depthOf(n) ?? Infinity;
    const linked = waiting
      .filter(isLinked)
      .toSorted((one, other) => depthOf(one) - depthOf(other) || one - other);
    const others = waiting.filter((n) => !isLinked(n));
    const turns = this.#order.begin(arrangeTurn(linked, others));
    for (const { n, turn } of turns) this.#entries[n]!.turn = turn;
    return turns;
  }

  urlOf(n: number): string {
    return this.#entries[n]!.url;
  }

  depthOf(n: number): number | null {
    return this.#entries[n]!.depth;
  }

  /** Whether nothing but a canonical names it. */
  isOfCanonicalAlone(n: number): boolean {
    return this.#entries[n]!.foundBy === CANONICAL;
  }

  numberOf(url: string): number | undefined {
    return this.#numbers.get(url);
  }

  /** Before anything else is known: the start is elsewhere. */
  replaceStart(url: string) {
    const [start] = this.#entries;
    this.#numbers.delete(start!.url);
    start!.url = url;
    this.#numbers.set(url, 0);
  }

  /**
   * It was asked, and answered or not. `isPage`: by 200 with HTML, which takes one of the places that a
   * crawl has; as many copies of pages take none.
   */
  setRead(n: number, state: AddressState, isPage: boolean, textHash?: string) {
    this.#entries[n]!.state = state;
    this.#counts.read += 1;
    const { maxPages } = this.#options;
    const isCopy = isPage && this.#copies.isCopy(this.urlOf(n), textHash, maxPages);
    if (isPage && !isCopy) this.#counts.pages += 1;
  }

  /** What a page led to is known from now on; what changed since the last call comes back. */
  takeChanges(): Pick<CrawlStep, "found" | "changed" | "notRead"> {
    const isNew = new Set(this.#found);
    const changed = [...this.#changed].filter((n) => !isNew.has(n));
    const step = {
      found: this.#found.map((n): FrontierRow => {
        const entry = this.#entries[n]!;
        // An address that was asked has its answer in its page's row.
        const notRead = entry.state === "kept-out" ? JSON.stringify(this.#notReadOf.get(n)) : null;
        return { n, ...entry, notRead };
      }),
      changed: changed.map((n) => {
        const { foundBy, depth } = this.#entries[n]!;
        return { n, foundBy, depth };
      }),
      notRead: changed
        .filter((n) => this.#notReadOf.has(n))
        .map((n) => ({ n, notRead: JSON.stringify(this.#notReadOf.get(n)) })),
    };
    this.#found = [];
    this.#changed = new Set();
    this.#notReadOf.clear();
    return step;
  }

  /** What the store kept of an earlier process. */
  restore(rows: readonly FrontierRow[]) {
    for (const { n, notRead, ...entry } of rows) {
      this.#entries.push(entry);
      this.#numbers.set(entry.url, n);
      if (entry.state === "kept-out") {
        const kept = notRead === null ? undefined : (JSON.parse(notRead) as NotRead);
        this.#countKeptOut(n, kept?.reason);
      } else if (entry.state !== "waiting") {
        this.#counts.read += 1;
        // Dead links and files from before the restart count as pages: the store does not separate them.
        if (entry.state === "open" || entry.state === "shut") this.#counts.pages += 1;
      }
      const url = new URL(entry.url);
      if ((entry.foundBy & foundByBit("start")) === 0 && !mayAct(url)) this.#budget.admit(url);
    }
    this.#order.restore(rows);
  }

  waiting(): number[] {
    return this.#entries.flatMap(({ state }, n) => (state === "waiting" ? [n] : []));
  }

  counts() {
    return { ...this.#counts, found: this.#entries.length };
  }

  squares(limit: number): AddressState[] {
    return this.#entries
      .slice(0, limit)
      .map(({ state }, n) => (this.#unreached.has(n) ? "waiting" : state));
  }

  patternsMet() {
    return this.#budget.met();
  }

  /** How many are more clicks from the start than are followed. */
  tooDeep(): number {
    return this.#tooDeep;
  }
}
