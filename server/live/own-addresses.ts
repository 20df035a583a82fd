import { networkInterfaces } from "node:os";

/** Addresses of this machine: a name that leads to one of them would have us read ourselves. */
export function readOwnAddresses(): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) =>
    (entries ?? []).map(({ address }) => address),
  );
  return new Set(addresses);
}
