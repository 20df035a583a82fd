import { createConnect } from "./connect.ts";
import { judgeUrl } from "./judge-address.ts";
import { createNameServerClient, type NameServerClient } from "./name-server-client.ts";
import { readOwnAddresses } from "./own-addresses.ts";
import { createReadLocalPrefixes } from "./read-local-prefixes.ts";
import type { Guard } from "./guard.ts";
import { createResolveName } from "./resolve-name.ts";

export type GuardOptions = {
  clock: () => number;
  client?: NameServerClient;
  /** Layers in place of ours, for tests. */
  guard?: Partial<Guard>;
  ownAddresses?: ReadonlySet<string>;
};

/** The layers between us and other people's addresses, for everything that reads here. */
export function createGuard({
  clock,
  client = createNameServerClient(),
  ownAddresses: own = readOwnAddresses(),
  guard,
}: GuardOptions): Guard {
  const readLocalPrefixes = createReadLocalPrefixes(client, clock);
  const isOwn = (address: string) => own.has(address);
  return {
    judge: judgeUrl,
    resolveName: createResolveName({ client, readLocalPrefixes, isOwn }),
    connect: createConnect({ readLocalPrefixes }),
    ...guard,
  };
}
