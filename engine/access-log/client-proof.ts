import { DAY_MS } from "#lib/durations.ts";
import { startOfDay } from "#lib/pakistan-days.ts";
import type { Crawler } from "#engine/robots-txt/crawlers.ts";
import { addressDigits, makeAddressRanges, type AddressRanges } from "./address-ranges.ts";
import type { LogLine } from "./log-line.ts";
import { proxyRanges, publishedRanges } from "./published-ranges.ts";

/**
 * Whether an address is its operator's: in the ranges that it publishes, outside of them, or not to be
 * told: it publishes none, the log has a proxy's address, or none.
 */
export type ClientProof = "confirmed" | "outside" | "unproven";

/** RFC 1918, 6598, 3927 and 4193, and a machine itself. */
const PRIVATE =
  "0a000000-0affffff 64400000-647fffff 7f000000-7fffffff a9fe0000-a9feffff ac100000-ac1fffff c0a80000-c0a8ffff " +
  `${"0".repeat(31)}1-${"0".repeat(31)}1 fc${"0".repeat(30)}-fd${"f".repeat(30)} fe8${"0".repeat(29)}-feb${"f".repeat(29)}`;

const proxies: readonly (readonly [name: string, ranges: AddressRanges])[] = [
  ["a private network", makeAddressRanges(PRIVATE)],
  ...proxyRanges.map(({ operator, bounds }) => [operator, makeAddressRanges(bounds)] as const),
];

/** An operator's addresses of today say little of who came so long before. */
const MAX_AGE_MS = 365 * DAY_MS;

/** `since`: when a list begins to hold. */
const lists = publishedRanges.map((list) => ({
  ...list,
  has: makeAddressRanges(list.bounds),
  since: startOfDay(list.day) - MAX_AGE_MS,
}));

/** All of an operator: an address in any of them is no pretender's. */
const byOperator = Map.groupBy(lists, ({ operator }) => operator);
const byCrawler = new Map(lists.flatMap((list) => list.names.map((name) => [name, list] as const)));

/** The list that has all addresses of a crawler; none where its operator publishes none. */
export function rangesOf({ name }: Pick<Crawler, "name">) {
  return byCrawler.get(name);
}

/** The digits of an address, and whose proxy it is. */
export type Client = { digits: string | undefined; proxy?: string };

/**
 * Who asked. Behind a proxy's address it is the last one of X-Forwarded-For that is no proxy's: those
 * before it are whatever the client wrote there.
 */
export function readClient({ client, forwarded }: Pick<LogLine, "client" | "forwarded">): Client {
  const own = toClient(client);
  if (own.proxy === undefined || forwarded === "") return own;
  const named = forwarded.split(",").slice(-20).map(toClient);
  return named.findLast(({ digits, proxy }) => digits !== undefined && proxy === undefined) ?? own;
}

function toClient(text: string): Client {
  const digits = addressDigits(text);
  const [proxy] = proxies.find(([, has]) => digits !== undefined && has(digits)) ?? [];
  return { digits, ...(proxy !== undefined && { proxy }) };
}

/** `at`: when it came, in ms since 1970. */
export function proveClient(crawler: Crawler, { digits, proxy }: Client, at: number): ClientProof {
  const own = byOperator.get(crawler.operator) ?? [];
  if (digits === undefined || proxy !== undefined) return "unproven";
  if (own.some(({ has }) => has(digits))) return "confirmed";
  return at > (rangesOf(crawler)?.since ?? Infinity) ? "outside" : "unproven";
}
