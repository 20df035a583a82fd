import type { Channel } from "#server/notify/channel.ts";
import { DeliveryError } from "#server/notify/deliver.ts";
import { createWebhook, createWebhookCaller } from "#server/notify/webhook.ts";

export const webhookChannel: Channel = {
  kind: "webhook",
  isDue: ({ webhook }) => webhook !== undefined,
  describeTarget: ({ webhook }) => (webhook === undefined ? null : new URL(webhook.url).host),
  words: { sent: "Passed on", notSent: "Not passed on" },
  async open({ webhook }, clock) {
    if (webhook === undefined) return undefined;
    const call = createWebhookCaller({ ...webhook, clock });
    return {
      deliver: createWebhook({ ...webhook, clock }),
      async deliverNotice(notice, signal) {
        if (!("data" in notice)) throw new DeliveryError("no call");
        const { id, type, at, data } = notice;
        await call({ id, type, at, data }, signal);
      },
    };
  },
};
