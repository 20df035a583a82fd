import type { RingTier } from "#server/http/client-address.ts";

/**
 * How many bytes of an IPv4 and of an IPv6 address make a tier: `networksOf` in bytes. Behind nginx
 * Node takes any number of connections from its proxy, so nginx bounds those of visitors.
 */
const TIER_BYTES: Readonly<Record<RingTier, { v4: number; v6: number }>> = {
  address: { v4: 4, v6: 8 },
  household: { v4: 4, v6: 7 },
  network: { v4: 3, v6: 6 },
};
export const TIERS = Object.entries(TIER_BYTES) as [RingTier, { v4: number; v6: number }][];

/** The first bytes of a visitor's address as a key. A byte may be any, a line's end too. */
export function buildTierZone([tier, { v4, v6 }]: (typeof TIERS)[number]): string {
  const key = `$site_${tier}`;
  return `map $binary_remote_addr ${key} {
  default $binary_remote_addr;
  "~(?s)^(?<site_${tier}_v4>.{${v4}}).{${4 - v4}}$" $site_${tier}_v4;
  "~(?s)^(?<site_${tier}_v6>.{${v6}}).{${16 - v6}}$" $site_${tier}_v6;
}
limit_conn_zone ${key} zone=site_${tier}:10m;`;
}
