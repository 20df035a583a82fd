import { networkInterfaces } from "node:os";

/**
 * Addresses by which others reach this machine: a name that leads to one of them would have us read
 * ourselves. The loopback device's are left out: 127.0.0.0/8 and ::1 are not public anyway, and what
 * else it bears is anycast or a network for tests.
 */
export function readOwnAddresses(interfaces = networkInterfaces()): ReadonlySet<string> {
  const entries = Object.values(interfaces).flatMap((list) => list ?? []);
  return new Set(entries.filter(({ internal }) => !internal).map(({ address }) => address));
}
