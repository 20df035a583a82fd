import { readPattern, type PatternKind } from "./address-pattern.ts";

/** How many addresses of one pattern are read. Infinity: the crawl's own bounds hold. */
const BUDGETS: Readonly<Record<PatternKind, number>> = {
  page: Infinity,
  /** Two show whether sorted lists lead astray; the rest would be the same list again. */
  view: 2,
  session: 2,
  /** Two years of months. */
  calendar: 24,
  parameters: 30,
  loop: 0,
};

export type Admission = { ok: true } | { ok: false; pattern: string; kind: PatternKind };

export type MetPattern = { pattern: string; kind: PatternKind; read: number; beyond: number };

/** Counts addresses by their pattern, in the order in which they become known. */
export function createPatternBudget() {
  const counts = new Map<string, { kind: PatternKind; known: number }>();

  return {
    admit(url: URL): Admission {
      const { kind, pattern } = readPattern(url);
      if (kind === "page") return { ok: true };
      const key = `${url.host}${pattern}`;
      const count = counts.get(key) ?? { kind, known: 0 };
      count.known += 1;
      counts.set(key, count);
      return count.known <= BUDGETS[kind] ? { ok: true } : { ok: false, pattern, kind };
    },
    /** Those that had more than their share, most first. */
    met: (): readonly MetPattern[] =>
      [...counts]
        .filter(([, { kind, known }]) => known > BUDGETS[kind])
        .map(([key, { kind, known }]) => ({
          pattern: key.slice(key.indexOf("/")),
          kind,
          read: BUDGETS[kind],
          beyond: known - BUDGETS[kind],
        }))
        .toSorted((one, other) => other.beyond - one.beyond),
  };
}

const KIND_WORDS: Record<Exclude<PatternKind, "page">, string> = {
  view: "the same list sorted, filtered or tracked",
  session: "the same page under numbers of a session",
  calendar: "a calendar",
  parameters: "one page with ever new parameters",
  loop: "a path that repeats itself",
};

/** Why an address of this pattern is not read, in a sentence. */
export function describePattern({ pattern, kind }: { pattern: string; kind: PatternKind }): string {
  if (kind === "page") return `Addresses such as ${pattern} have had their share.`;
  const budget = BUDGETS[kind];
  const share = budget === 0 ? "none is read" : `${budget} of them are read`;
  return `${pattern}: ${KIND_WORDS[kind]}; ${share}.`;
}
