import { findLocalPrefixes, PREFIX_NAME, type Prefix } from "./local-prefix.ts";
import { askNameServer, type NameServerClient } from "./name-server-client.ts";

/** Undefined: our own resolver is silent, so nothing is known of the network. */
export type ReadLocalPrefixes = (ended: Promise<void>) => Promise<readonly Prefix[] | undefined>;

const KEPT_MS = 60 * 60 * 1000;

/** Asks once an hour; a resolver that is silent is asked again each time. */
export function createReadLocalPrefixes(
  client: NameServerClient,
  clock: () => number,
): ReadLocalPrefixes {
  let known: { prefixes: readonly Prefix[]; until: number } | undefined;

  return async (ended) => {
    if (known !== undefined && known.until > clock()) return known.prefixes;
    const { answered, addresses } = await askNameServer(client.resolve6(PREFIX_NAME), ended);
    if (!answered) return undefined;
    known = { prefixes: findLocalPrefixes(addresses), until: clock() + KEPT_MS };
    return known.prefixes;
  };
}
