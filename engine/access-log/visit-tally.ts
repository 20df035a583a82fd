import { dayNumber } from "#lib/pakistan-days.ts";
import type { LogLine } from "./log-line.ts";

/** What one crawler asked of one address, by what it got. */
export type AddressVisits = { requests: number; redirected: number; missing: number };

/** `robotsTxt`: of requests, those for the file itself. `got`: 2xx and "not modified", the file aside. `unlisted`: for addresses that there was no room for. */
// prettier-ignore
const SUMS = ["requests", "robotsTxt", "got", "bytes", "timed", "tookMs", "parameters", "unlisted"] as const;
type Sums = Record<(typeof SUMS)[number], number>;

/** What one crawler asked and got. Sums and statuses count all; `addresses` and `days` are those there was room for. */
export type VisitTally = Sums & {
  first: number;
  last: number;
  statuses: Map<number, number>;
  /** By day number in Pakistan. */
  days: Map<number, number>;
  /** By host and path, where the log has hosts, else by path. */
  addresses: Map<string, AddressVisits>;
};

/** Room that all tallies share: a hostile log has millions of addresses, and long ones. */
export type Room = { entries: number; characters: number };

const MAX_DAYS = 1_500;

export function createTally(): VisitTally {
  return {
    ...(Object.fromEntries(SUMS.map((name) => [name, 0])) as Sums),
    first: Infinity,
    last: -Infinity,
    statuses: new Map(),
    days: new Map(),
    addresses: new Map(),
  };
}

export function addVisit(tally: VisitTally, line: LogLine, room: Room): void {
  const { host, path, status, at, tookMs } = line;
  tally.requests += 1;
  tally.bytes += line.bytes;
  tally.first = Math.min(tally.first, at);
  tally.last = Math.max(tally.last, at);
  bump(tally.statuses, status);
  if (!Number.isNaN(tookMs)) {
    tally.timed += 1;
    tally.tookMs += tookMs;
  }
  const day = dayNumber(at);
  if (tally.days.has(day) || tally.days.size < MAX_DAYS) bump(tally.days, day);
  if (isRobotsTxt(path)) tally.robotsTxt += 1;
  else if ((status >= 200 && status < 300) || status === 304) tally.got += 1;
  if (path === "") return;

  if (path.includes("?")) tally.parameters += 1;
  const visits = findVisits(tally, host + path, room);
  if (visits === undefined) tally.unlisted += 1;
  else {
    visits.requests += 1;
    visits.redirected += Number(isRedirect(status));
    visits.missing += Number(isMissing(status));
  }
}

export function isRobotsTxt(path: string): boolean {
  return path.split("?", 1)[0] === "/robots.txt";
}

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

function findVisits({ addresses }: VisitTally, key: string, room: Room): AddressVisits | undefined {
  const known = addresses.get(key);
  if (known !== undefined || !takeRoom(room, key)) return known;
  const visits = { requests: 0, redirected: 0, missing: 0 };
  addresses.set(ownText(key), visits);
  return visits;
}

export function takeRoom(room: Room, text: string): boolean {
  if (room.entries < 1 || room.characters < text.length) return false;
  room.entries -= 1;
  room.characters -= text.length;
  return true;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const copied = new Uint8Array(8_192);

/** A copy of a text of up to 2,700 characters: a part of a text keeps the whole of it in memory, here a part of the log. */
export function ownText(text: string): string {
  const { written } = encoder.encodeInto(text, copied);
  return decoder.decode(copied.subarray(0, written));
}

/** The visits of several tallies as of one; of a single one that itself. */
export function mergeTallies(tallies: readonly VisitTally[]): VisitTally {
  const [only] = tallies;
  if (only !== undefined && tallies.length === 1) return only;
  const sum = createTally();
  for (const tally of tallies) {
    for (const name of SUMS) sum[name] += tally[name];
    sum.first = Math.min(sum.first, tally.first);
    sum.last = Math.max(sum.last, tally.last);
    for (const [status, requests] of tally.statuses) bump(sum.statuses, status, requests);
    for (const [day, requests] of tally.days) bump(sum.days, day, requests);
    for (const [key, visits] of tally.addresses) {
      const { requests, redirected, missing } = sum.addresses.get(key) ?? NO_VISITS;
      sum.addresses.set(key, {
        requests: requests + visits.requests,
        redirected: redirected + visits.redirected,
        missing: missing + visits.missing,
      });
    }
  }
  return sum;
}

const NO_VISITS: AddressVisits = { requests: 0, redirected: 0, missing: 0 };

/** Adds to what a map counts. */
export function bump<Key>(counts: Map<Key, number>, key: Key, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
