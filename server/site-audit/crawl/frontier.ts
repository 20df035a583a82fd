import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import {
  createPatternBudget,
  describePattern,
} from "#engine/site-audit/frontier/pattern-budget.ts";
import { mayAct } from "#engine/site-audit/frontier/acting-address.ts";
import { arrangeTurn } from "#engine/site-audit/frontier/reading-order.ts";
import type { PageNotReadReason, PageRow } from "#engine/site-audit/rows.ts";

import {
  foundByBit,
  type AddressState,
  type CrawlStep,
  type FrontierRow,
} from "#server/site-audit/store/crawl-store.ts";

export type FrontierOptions = {
  maxDepth: number;
  maxKnown: number;
  /** Why an address is not opened, whatever else is known of it. */
  scope?: (url: URL, by: number) => NotRead | undefined;
};

type Entry = {
  url: string;
  foundBy: number;
  depth: number | null;
  state: AddressState;
  turn: number | null;
};

export type NotRead = NonNullable<PageRow["notRead"]>;

const LINKED = foundByBit("link") | foundByBit("start") | foundByBit("redirect");

/**
 * All addresses of the site that are known, by the number under which the store knows them. What
 * changes is gathered for the next step that is kept, so that memory and store never differ for long.
 */
export function createFrontier({ maxDepth, maxKnown, scope }: FrontierOptions) {
  const entries: Entry[] = [];
  const numbers = new Map<string, number>();
  const budget = createPatternBudget();
  let found: number[] = [];
  let changed = new Set<number>();
  let lastTurn = -1;
  let turns: readonly number[] = [];
  let nextTurn = 0;
  const counts = { read: 0, keptOut: 0 };
  let beyond = 0;
  const notReadOf = new Map<number, NotRead>();
  /** Known and not opened, for want of room or time: they wait as far as a person is concerned. */
  const unreached = new Set<number>();
  let tooDeep = 0;

  function add(url: string, by: number, depth: number | null): number | undefined {
    const known = numbers.get(url);
    if (known !== undefined) {
      const entry = entries[known]!;
      const isNearer = depth !== null && (entry.depth === null || depth < entry.depth);
      if ((entry.foundBy & by) === by && !isNearer) return known;
      entry.foundBy |= by;
      if (isNearer) entry.depth = depth;
      changed.add(known);
      return known;
    }
    if (entries.length >= maxKnown || url.length > MAX_ADDRESS_CHARACTERS) {
      beyond += 1;
      return undefined;
    }
    const n = entries.length;
    entries.push({ url, foundBy: by, depth, state: "waiting", turn: null });
    numbers.set(url, n);
    found.push(n);
    const reason = judge(url, by, depth);
    if (reason !== undefined) keepOut(n, reason);
    return n;
  }

  function judge(url: string, by: number, depth: number | null): NotRead | undefined {
    if ((by & foundByBit("start")) !== 0) return undefined;
    const parsed = new URL(url);
    const outside = scope?.(parsed, by);
    if (outside !== undefined) return outside;
    if (mayAct(parsed)) {
      return { reason: "acts", detail: "Opening it may do something, such as filling a basket." };
    }
    const admitted = budget.admit(parsed);
    if (!admitted.ok) return { reason: "trap", detail: describePattern(admitted) };
    if (depth !== null && depth > maxDepth) {
      return { reason: "depth", detail: `It is more than ${maxDepth} clicks from the start.` };
    }
    return undefined;
  }

  /** It will not be asked, and why. */
  function keepOut(n: number, notRead: NotRead) {
    const entry = entries[n]!;
    entry.state = "kept-out";
    noteKeptOut(n, notRead.reason);
    notReadOf.set(n, notRead);
    changed.add(n);
  }

  function noteKeptOut(n: number, reason: PageNotReadReason | undefined) {
    if (reason === "limit" || reason === "stopped") unreached.add(n);
    else counts.keptOut += 1;
    if (reason === "depth") tooDeep += 1;
  }

  /** The next address, in the order that was laid down when its turn began. */
  function next(): number | undefined {
    while (nextTurn < turns.length) {
      const n = turns[nextTurn]!;
      nextTurn += 1;
      if (entries[n]!.state === "waiting") return n;
    }
    return undefined;
  }

  /** Everything that waits gets its place. False: nothing waits. */
  function beginTurn(): CrawlStep["turns"] | undefined {
    const linked: number[] = [];
    const others: number[] = [];
    for (const [n, { state, foundBy }] of entries.entries()) {
      if (state === "waiting") ((foundBy & LINKED) === 0 ? others : linked).push(n);
    }
    if (linked.length + others.length === 0) return undefined;
    linked.sort((one, other) => depthOf(one) - depthOf(other) || one - other);
    turns = arrangeTurn(linked, others);
    nextTurn = 0;
    return turns.map((n) => {
      lastTurn += 1;
      entries[n]!.turn = lastTurn;
      return { n, turn: lastTurn };
    });
  }

  const depthOf = (n: number) => entries[n]!.depth ?? Infinity;

  return {
    add,
    keepOut,
    next,
    beginTurn,
    urlOf: (n: number) => entries[n]!.url,
    depthOf: (n: number) => entries[n]!.depth,
    numberOf: (url: string) => numbers.get(url),
    /** Before anything else is known: the start is elsewhere. */
    replaceStart(url: string) {
      numbers.delete(entries[0]!.url);
      entries[0]!.url = url;
      numbers.set(url, 0);
    },
    /** It was asked, and answered or not. */
    setRead(n: number, state: AddressState) {
      entries[n]!.state = state;
      counts.read += 1;
    },
    /** What a page led to is known from now on; what changed since the last call comes back. */
    takeChanges(): Pick<CrawlStep, "found" | "changed" | "notRead"> {
      const isNew = new Set(found);
      const step = {
        found: found.map((n): FrontierRow => {
          const { url, foundBy, depth, state, turn } = entries[n]!;
          // What was asked is told with its page.
          const notRead = state === "kept-out" ? JSON.stringify(notReadOf.get(n)) : null;
          return { n, url, foundBy, depth, state, turn, notRead };
        }),
        changed: [...changed].flatMap((n) =>
          isNew.has(n) ? [] : [{ n, foundBy: entries[n]!.foundBy, depth: entries[n]!.depth }],
        ),
        notRead: [...changed].flatMap((n) =>
          isNew.has(n) || !notReadOf.has(n)
            ? []
            : [{ n, notRead: JSON.stringify(notReadOf.get(n)) }],
        ),
      };
      found = [];
      changed = new Set();
      notReadOf.clear();
      return step;
    },
    /** What the store kept of an earlier process. */
    restore(rows: readonly FrontierRow[]) {
      for (const { n, url, foundBy, depth, state, turn, notRead } of rows) {
        entries.push({ url, foundBy, depth, state, turn });
        numbers.set(url, n);
        if (state === "kept-out") {
          noteKeptOut(n, notRead === null ? undefined : (JSON.parse(notRead) as NotRead).reason);
        } else if (state !== "waiting") counts.read += 1;
        lastTurn = Math.max(lastTurn, turn ?? -1);
        if ((foundBy & foundByBit("start")) === 0 && !mayAct(new URL(url))) {
          budget.admit(new URL(url));
        }
      }
      turns = rows
        .filter(({ state, turn }) => state === "waiting" && turn !== null)
        .toSorted((one, other) => one.turn! - other.turn!)
        .map(({ n }) => n);
      nextTurn = 0;
    },
    waiting: (): number[] => entries.flatMap(({ state }, n) => (state === "waiting" ? [n] : [])),
    counts: () => ({ ...counts, found: entries.length, beyond }),
    squares: (limit: number): AddressState[] =>
      entries.slice(0, limit).map(({ state }, n) => (unreached.has(n) ? "waiting" : state)),
    patternsMet: budget.met,
    /** How many are more clicks from the start than are followed. */
    tooDeep: () => tooDeep,
  };
}

export type Frontier = ReturnType<typeof createFrontier>;
