import type { DeskChannel } from "#lib/desk/contract.ts";

import type { Env } from "#server/env.ts";
import type { Channel } from "./channel.ts";
import { emailChannel } from "#server/notify/channels/email-channel.ts";
import { webhookChannel } from "#server/notify/channels/webhook-channel.ts";

/** Every way to notify: a channel is one file, and one line here. */
export const channels: readonly Channel[] = [emailChannel, webhookChannel];

/** The kinds of notification that an enquiry is due for. */
export function notificationKinds(env: Env): string[] {
  return channels.filter(({ isDue }) => isDue(env)).map(({ kind }) => kind);
}

/** For the timeline of the desk. */
export function describeChannels(env: Env): readonly DeskChannel[] {
  return channels.map(({ kind, words, describeTarget }) => ({
    kind,
    words,
    to: describeTarget(env),
  }));
}
