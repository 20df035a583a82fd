import type { Env } from "#server/env.ts";
import type { Log } from "#server/log/log.ts";
import type { OpenChannel } from "#server/notify/channel.ts";
import { channels } from "#server/notify/channels.ts";
import { createRelays } from "#server/notify/create-relays.ts";
import type { OpenEnquiries } from "./open-enquiries.ts";

type NotificationOptions = Pick<OpenEnquiries, "store"> & {
  clock: () => number;
  log: Log;
};

/** The channels that are set up, each with a relay that sends its queue. */
export async function openNotifications(env: Env, { store, clock, log }: NotificationOptions) {
  const open = new Map<string, OpenChannel>();
  for (const channel of channels) {
    const opened = await channel.open(env, clock);
    if (opened !== undefined) open.set(channel.kind, opened);
  }
  const relays = createRelays(env, open, ({ deliver }) => deliver, { store, clock, log });
  return {
    open,
    start() {
      for (const relay of relays) relay.start();
    },
    nudge() {
      for (const relay of relays) relay.nudge();
    },
    async close() {
      await Promise.all(relays.map((relay) => relay.stop()));
      for (const { close } of open.values()) close?.();
    },
  };
}
