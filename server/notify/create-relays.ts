import type { Env } from "#server/env.ts";
import type { OpenChannel } from "./channel.ts";
import type { Deliver } from "./deliver.ts";
import { Relay, type RelayOptions } from "./relay.ts";

/** One for each channel that is set up. */
export function createRelays<Item>(
  { notifyLeaseMs: leaseMs, notifyBackoffMs: backoffMs }: Env,
  channels: ReadonlyMap<string, OpenChannel>,
  deliverOf: (channel: OpenChannel) => Deliver<Item>,
  options: Omit<RelayOptions<Item>, "kind" | "deliver" | "random" | "leaseMs" | "backoffMs">,
): Relay<Item>[] {
  return [...channels].map(([kind, channel]) => {
    const deliver = deliverOf(channel);
    return new Relay({ ...options, kind, deliver, random: Math.random, leaseMs, backoffMs });
  });
}
