import { Agent } from "node:http";
import type { Duplex } from "node:stream";

import { connectToFirst, type Guard } from "#server/live/read-page.ts";

export type KeptConnections = { of: (url: URL) => Agent; close: () => void };

/** For one connection, its name's lookup included. */
const LIMIT_MS = 8_000;
/** Servers close idle ones after five seconds or more. */
const IDLE_MS = 4_000;

/**
 * Connections of one crawl, kept for the next question to the same origin and for nothing else. Each
 * new one passes the guard's layers 2 and 3 with its name.
 */
export function createKeptConnections(guard: Guard, atOnce: number): KeptConnections {
  const agents = new Map<string, Agent>();

  function createAgent(url: URL): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce, timeout: IDLE_MS });
    agent.createConnection = (_options, callback) => {
      connect(guard, url).then(
        (socket) => callback?.(null, socket),
        (error: Error) => callback?.(error, undefined as unknown as Duplex),
      );
      return undefined;
    };
    return agent;
  }

  return {
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

async function connect(guard: Guard, url: URL) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const addresses = await guard.resolveName(url.hostname, signal);
  return connectToFirst(guard.connect, addresses, url, signal);
}
