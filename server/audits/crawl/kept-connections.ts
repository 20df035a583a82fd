import { Agent } from "node:http";
import type { Duplex } from "node:stream";

import type { Connect } from "#server/reading/connect.ts";
import { machineLine } from "#server/reading/lines.ts";
import { Unread } from "#server/reading/outcome.ts";
import { connectToFirst } from "#server/reading/ask-address.ts";
import type { Guard } from "#server/reading/guard.ts";

export type KeptConnections = {
  of: (url: URL) => Agent;
  /** Where the host's connections go, the first choice first. Throws `Unread`. */
  addressesOf: (hostname: string) => Promise<readonly string[]>;
  close: () => void;
};

type KeptConnectionsOptions = {
  guard: Guard;
  atOnce: number;
  /** Waits until another machine than that of the first address may be asked. */
  approach: (address: string, signal: AbortSignal) => Promise<void>;
};

/** For one connection. */
const LIMIT_MS = 8_000;
/** Servers close idle ones after five seconds or more. */
const IDLE_MS = 4_000;
/** A name's addresses, for the questions of a minute. */
const NAME_MS = 60_000;

/**
 * Connections of one crawl, kept for the next question to the same origin and for nothing else. Each
 * new one passes the guard's layer 3, and its name has passed layer 2 within the minute.
 */
export function createKeptConnections(options: KeptConnectionsOptions): KeptConnections {
  const { guard, atOnce } = options;
  const agents = new Map<string, Agent>();
  const names = new Map<string, { addresses: Promise<readonly string[]>; until: number }>();
  /** Names that had addresses at some time of this crawl. */
  const found = new Set<string>();

  /** One lookup for all requests of a minute to the same name, also if the name does not exist. */
  function addressesOf(hostname: string): Promise<readonly string[]> {
    const known = names.get(hostname);
    if (known !== undefined && known.until > performance.now()) return known.addresses;
    const addresses = guard.resolveName(hostname, AbortSignal.timeout(LIMIT_MS));
    names.set(hostname, { addresses, until: performance.now() + NAME_MS });
    addresses.then(
      () => found.add(hostname),
      (error: unknown) => {
        // Our name server is away, or has lost a name for a moment: the next request asks again.
        const isUnknown = error instanceof Unread && error.refusal.reason === "not-public";
        if (!isUnknown || found.has(hostname)) names.delete(hostname);
      },
    );
    return addresses;
  }

  async function connect(url: URL) {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const addresses = await addressesOf(url.hostname);
    const connectPolitely: Connect = async (target) => {
      const isFirst = machineLine(target.address) === machineLine(addresses[0] ?? "");
      if (!isFirst) await options.approach(target.address, signal);
      return guard.connect(target);
    };
    return connectToFirst(connectPolitely, addresses, url, signal);
  }

  function createAgent(url: URL): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce, timeout: IDLE_MS });
    agent.createConnection = (_options, callback) => {
      connect(url).then(
        (socket) => callback?.(null, socket),
        (error: Error) => callback?.(error, undefined as unknown as Duplex),
      );
      return undefined;
    };
    return agent;
  }

  return {
    addressesOf,
    of(url) {
      const known = agents.get(url.origin);
      if (known !== undefined) return known;
      const agent = createAgent(new URL(url.origin));
      agents.set(url.origin, agent);
      return agent;
    },
    close() {
      for (const agent of agents.values()) agent.destroy();
      agents.clear();
    },
  };
}
