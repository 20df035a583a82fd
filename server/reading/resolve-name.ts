import { isBehindPrefix } from "./local-prefix.ts";
import { askNameServer, type NameServerClient } from "./name-server-client.ts";
import { limitSignal } from "./limit-signal.ts";
import { leadsNowhere, Unread } from "./outcome.ts";
import { isPublicAddress } from "./public-address.ts";
import type { ReadLocalPrefixes } from "./read-local-prefixes.ts";

/**
 * The public addresses of a name, at most one of each family, IPv4 first: what is connected to is
 * one of these. Throws `Unread` for a name without, or when our own resolver is silent.
 */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

export type ResolveOptions = {
  client: NameServerClient;
  readLocalPrefixes: ReadLocalPrefixes;
  limitMs?: number;
  /** Addresses that lead back to this server. */
  isOwn?: (address: string) => boolean;
};

const LIMIT_MS = 3_000;
/** No page needs more; hostile names hide a private address among many public ones. */
const MAX_ANSWERS = 16;

/** Layer 2: a name is public when it has at most 16 addresses and every one of them is. */
export function createResolveName(options: ResolveOptions): ResolveName {
  const { client, readLocalPrefixes, limitMs = LIMIT_MS, isOwn = () => false } = options;

  return async (name, signal) => {
    const limit = limitSignal(limitMs, signal);
    try {
      const [ipv4, ipv6, prefixes] = await Promise.all([
        askNameServer(client.resolve4(name), limit.reached),
        askNameServer(client.resolve6(name), limit.reached),
        readLocalPrefixes(limit.reached),
      ]);
      if (!ipv4.answered && !ipv6.answered && prefixes === undefined)
        throw new Unread(resolverAway);

      const all = [...ipv4.addresses, ...ipv6.addresses];
      const isGood = (address: string) =>
        isPublicAddress(address) && !isBehindPrefix(address, prefixes ?? []) && !isOwn(address);
      // Without knowing the network's own prefix, no IPv6 address is known to be outside.
      const chosen = [ipv4.addresses[0], prefixes && ipv6.addresses[0]].filter(
        (address) => address !== undefined,
      );
      if (all.length > MAX_ANSWERS || !all.every(isGood) || chosen.length === 0) {
        throw new Unread(leadsNowhere);
      }
      return chosen;
    } finally {
      limit.end();
    }
  };
}

const resolverAway = {
  reason: "off",
  detail: "Our own server cannot look up names right now, so it cannot read any page.",
} as const;
