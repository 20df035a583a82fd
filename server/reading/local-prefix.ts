import { isWithin, toBytes } from "./public-address.ts";

export type Prefix = readonly [network: string, bits: number];

/** The name with IPv4 addresses alone, by which a network's translator shows itself. RFC 7050 2 and 8.2. */
export const PREFIX_NAME = "ipv4only.arpa";

const WELL_KNOWN_IPV4 = ["192.0.0.170", "192.0.0.171"].map(toBytes);
/** Where the four bytes are for each length of prefix; byte 8 stays empty. RFC 6052 2.2. */
const PLACES = new Map([
  [96, [12, 13, 14, 15]],
  [64, [9, 10, 11, 12]],
  [56, [7, 9, 10, 11]],
  [48, [6, 7, 9, 10]],
  [40, [5, 6, 7, 9]],
  [32, [4, 5, 6, 7]],
]);

/**
 * The prefixes by which this network's NAT64 wraps IPv4 addresses, private ones too, from the IPv6
 * answers for `PREFIX_NAME`. Most networks have none.
 */
export function findLocalPrefixes(answers: readonly string[]): readonly Prefix[] {
  return answers.flatMap((answer) => {
    const bytes = toBytes(answer);
    return [...PLACES].flatMap(([bits, places]): Prefix[] =>
      WELL_KNOWN_IPV4.some((ipv4) => places.every((place, index) => bytes[place] === ipv4[index]))
        ? [[answer, bits]]
        : [],
    );
  });
}

/**
 * Whether an address lies within a prefix of the network's own NAT64, and so may lead to a private
 * IPv4 address.
 */
export function isBehindPrefix(address: string, prefixes: readonly Prefix[]): boolean {
  return prefixes.some((prefix) => isWithin(address, prefix));
}
