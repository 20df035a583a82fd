import { dayNumber } from "#lib/pakistan-days.ts";
import type { LogLine } from "./log-line.ts";

/** What one crawler asked of one address, by what it got. */
export type AddressVisits = { requests: number; redirected: number; missing: number };

/** What one crawler asked and got. Totals count all; `addresses` and `days` are those there was room for. */
export type VisitTally = {
  requests: number;
  /** Of robots.txt itself, which every crawler may read. */
  robotsTxt: number;
  bytes: number;
  timed: number;
  tookMs: number;
  /** 2xx, 3xx, 4xx, 5xx, others. */
  statuses: [number, number, number, number, number];
  /** 2xx, and "not modified", robots.txt aside: it has the page. */
  got: number;
  parameters: number;
  redirected: number;
  missing: number;
  first: number;
  last: number;
  /** By day number in Pakistan. */
  days: Map<number, number>;
  /** By host and path, where the log has hosts, else by path. */
  addresses: Map<string, AddressVisits>;
  /** Requests for addresses beyond those. */
  unlisted: number;
};

/** Room that all tallies share: a hostile log has millions of addresses, and long ones. */
export type Room = { entries: number; characters: number };

const MAX_DAYS = 1_500;

export function createTally(): VisitTally {
  return {
    requests: 0,
    robotsTxt: 0,
    bytes: 0,
    timed: 0,
    tookMs: 0,
    statuses: [0, 0, 0, 0, 0],
    got: 0,
    parameters: 0,
    redirected: 0,
    missing: 0,
    first: Infinity,
    last: -Infinity,
    days: new Map(),
    addresses: new Map(),
    unlisted: 0,
  };
}

export function addVisit(tally: VisitTally, line: LogLine, room: Room): void {
  const { path, status, at, tookMs } = line;
  tally.requests += 1;
  tally.bytes += line.bytes;
  tally.first = Math.min(tally.first, at);
  tally.last = Math.max(tally.last, at);
  if (tookMs !== undefined) {
    tally.timed += 1;
    tally.tookMs += tookMs;
  }
  addDay(tally.days, dayNumber(at));
  addStatus(tally, status, path?.split("?", 1)[0] === "/robots.txt");
  if (path === undefined) return;

  if (path.includes("?")) tally.parameters += 1;
  const visits = findVisits(tally, `${line.host ?? ""}${path}`, room);
  if (visits === undefined) {
    tally.unlisted += 1;
    return;
  }
  visits.requests += 1;
  visits.redirected += Number(isRedirect(status));
  visits.missing += Number(isMissing(status));
}

function addDay(days: Map<number, number>, day: number): void {
  const before = days.get(day);
  if (before !== undefined || days.size < MAX_DAYS) days.set(day, (before ?? 0) + 1);
}

function addStatus(tally: VisitTally, status: number, isRobotsTxt: boolean): void {
  const kind = Math.floor(status / 100) - 2;
  tally.statuses[(kind >= 0 && kind < 4 ? kind : 4) as 0] += 1;
  if (isRobotsTxt) tally.robotsTxt += 1;
  else if (kind === 0 || status === 304) tally.got += 1;
  tally.redirected += Number(isRedirect(status));
  tally.missing += Number(isMissing(status));
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

function isMissing(status: number): boolean {
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
    for (const name of COUNTED) sum[name] += tally[name];
    for (const at of sum.statuses.keys()) sum.statuses[at as 0] += tally.statuses[at as 0];
    sum.first = Math.min(sum.first, tally.first);
    sum.last = Math.max(sum.last, tally.last);
    for (const [day, requests] of tally.days) bump(sum.days, day, requests);
    for (const [key, visits] of tally.addresses) {
      const before = sum.addresses.get(key);
      sum.addresses.set(key, before === undefined ? visits : addVisits(before, visits));
    }
  }
  return sum;
}

function addVisits(one: AddressVisits, other: AddressVisits): AddressVisits {
  return {
    requests: one.requests + other.requests,
    redirected: one.redirected + other.redirected,
    missing: one.missing + other.missing,
  };
}

/** Adds to what a map counts. */
export function bump<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

const COUNTED = [
  "requests",
  "robotsTxt",
  "bytes",
  "timed",
  "tookMs",
  "got",
  "parameters",
  "redirected",
  "missing",
  "unlisted",
] as const;
