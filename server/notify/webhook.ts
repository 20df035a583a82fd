import { createHmac } from "node:crypto";

import type { WebhookEnv } from "#server/env.ts";
import { DeliveryError, type Deliver } from "./deliver.ts";

type WebhookOptions = WebhookEnv & {
  clock: () => number;
  fetch?: typeof fetch;
};

/** `id` is the same for every attempt; `at` in milliseconds since 1970. */
type WebhookCall = { id: string; type: string; at: number; data: unknown };

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export function createWebhookCaller({
  url,
  secret,
  clock,
  fetch: send = fetch,
}: WebhookOptions): Deliver<WebhookCall> {
  return async ({ id, type, at, data }, signal) => {
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
    const timestamp = Math.floor(clock() / 1000);

    let response: Response;
    try {
      response = await send(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          // The same for every attempt, so that the receiver can drop a second one.
          "webhook-id": id,
          "idempotency-key": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": signWebhook(secret, id, timestamp, body),
        },
        body,
        // A redirect would send personal data to an address that is not configured.
        redirect: "manual",
        signal,
      });
    } catch (error) {
      throw new DeliveryError(`webhook ${error instanceof Error ? error.name : "failed"}`);
    }
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(`webhook ${response.status}`);
  };
}

/** For enquiries. */
export function createWebhook(options: WebhookOptions): Deliver {
  const call = createWebhookCaller(options);
  return ({ id, form, at, fields }, signal) =>
    call({ id, type: "enquiry.created", at, data: { id, form, fields } }, signal);
}

/**
 * `secret`: base64, with or without "whsec_". `timestamp`: seconds since 1970.
 * https://www.standardwebhooks.com
 */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return `v1,${signature}`;
}
