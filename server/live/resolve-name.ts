import { promises } from "node:dns";

import { findLocalPrefixes, isBehindPrefix, PREFIX_NAME } from "#server/live/local-prefix.ts";
import { leadsNowhere, Unread } from "#server/live/outcome.ts";
import { isPublicAddress } from "#server/live/public-address.ts";

/** `dns.promises.Resolver` is one. Never `dns.lookup`: four slow names would fill its threads. */
export type NameServerClient = {
  resolve4: (name: string) => Promise<string[]>;
  resolve6: (name: string) => Promise<string[]>;
};

/**
 * The public addresses of a name, at most one of each family, IPv4 first: what is connected to is
 * one of these. Throws `Unread` for a name without, or when our own resolver is silent.
 */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

export type ResolveOptions = {
  client: NameServerClient;
  /** Monotonic or not, in ms: how old what we know of our own network is. */
  clock: () => number;
  limitMs?: number;
  /** Addresses that lead back to this server. */
  isOwn?: (address: string) => boolean;
};

const LIMIT_MS = 3_000;
/** A name with more is no page's; the worst ones mix many public addresses with a private one. */
const MAX_ANSWERS = 16;
const PREFIX_KEPT_MS = 60 * 60 * 1000;
/** The name server itself said that there is nothing, or would not say: it is there. */
const ANSWERED = /^(?:ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|EFORMERR|ENOTIMP|EBADRESP)$/;

type Answer = { answered: boolean; addresses: readonly string[] };

/** Layer 2: a name is public when it has at most 16 addresses and every one of them is. */
export function createResolveName(options: ResolveOptions): ResolveName {
  const { client, clock, limitMs = LIMIT_MS, isOwn = () => false } = options;
  let known: { prefixes: ReturnType<typeof findLocalPrefixes>; until: number } | undefined;

  return async (name, signal) => {
    const limit = createLimit(limitMs, signal);
    try {
      const [ipv4, ipv6, prefixes] = await Promise.all([
        ask(client.resolve4(name), limit.reached),
        ask(client.resolve6(name), limit.reached),
        readPrefixes(limit.reached),
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

  /** Undefined: the resolver did not say. */
  async function readPrefixes(reached: Promise<void>) {
    if (known !== undefined && known.until > clock()) return known.prefixes;
    const { answered, addresses } = await ask(client.resolve6(PREFIX_NAME), reached);
    if (!answered) return undefined;
    known = { prefixes: findLocalPrefixes(addresses), until: clock() + PREFIX_KEPT_MS };
    return known.prefixes;
  }
}

/** Its own limits end what ours has given up on. */
export function createNameServerClient(): NameServerClient {
  return new promises.Resolver({ timeout: 1_200, tries: 2, maxTimeout: 2_400 });
}

const resolverAway = {
  reason: "off",
  detail: "Our own server can look up no names just now, so it cannot read any page.",
  layer: "name",
} as const;

async function ask(question: Promise<string[]>, reached: Promise<void>): Promise<Answer> {
  const silent: Answer = { answered: false, addresses: [] };
  const answer = question.then(
    (addresses) => ({ answered: true, addresses }),
    (error: NodeJS.ErrnoException) => ({ ...silent, answered: ANSWERED.test(error.code ?? "") }),
  );
  return Promise.race([answer, reached.then(() => silent)]);
}

function createLimit(ms: number, signal: AbortSignal) {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const stop = () => resolve();
  signal.addEventListener("abort", stop);
  return {
    reached,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    },
  };
}
