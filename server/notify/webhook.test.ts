import { createServer, type IncomingMessage } from "node:http";

import { describe, expect, test } from "vitest";

import { createWebhook, signWebhook } from "./webhook.ts";
import { listen } from "#tests/support/server/http-client.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

async function startReceiver(status: number, headers: Record<string, string> = {}) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const port = await listen(
    createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        received.push({ request, body });
        response.writeHead(status, headers).end();
      });
    }),
  );
  const deliver = createWebhook({ url: `http://127.0.0.1:${port}/hook`, secret, clock: () => NOW });
  return { received, deliver };
}

// The test vector of https://github.com/standard-webhooks/standard-webhooks/blob/main/libraries/javascript/tests
test("signs as the standard's own libraries do", () => {
  expect(
    signWebhook(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}'),
  ).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

describe("a webhook", () => {
  test("carries the enquiry with its identity, time and signature", async () => {
    const { received, deliver } = await startReceiver(204);
    const enquiry = newSubmission();

    await deliver(enquiry, AbortSignal.timeout(5000));

    const { request, body } = received[0]!;
    expect(request.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": enquiry.id,
      "idempotency-key": enquiry.id,
      "webhook-timestamp": String(NOW / 1000),
      "webhook-signature": signWebhook(secret, enquiry.id, NOW / 1000, body),
    });
    expect(JSON.parse(body)).toEqual({
      type: "enquiry.created",
      timestamp: "2026-11-21T09:00:00.000Z",
      data: { id: enquiry.id, form: "audit", fields: enquiry.fields },
    });
  });

  test.each([
    ["refused", 500, {}],
    ["gone", 410, {}],
    ["sent elsewhere, where nobody configured it to go", 302, { location: "http://127.0.0.1:1/" }],
  ])("is not delivered when it is %s", async (_how, status, headers) => {
    const { deliver } = await startReceiver(status, headers);

    await expect(deliver(newSubmission(), AbortSignal.timeout(5000))).rejects.toThrow(
      `webhook ${status}`,
    );
  });

  test("is given up when nobody answers", async () => {
    const port = await listen(createServer(() => {}));
    const deliver = createWebhook({ url: `http://127.0.0.1:${port}`, secret, clock: () => NOW });

    await expect(deliver(newSubmission(), AbortSignal.timeout(50))).rejects.toThrow(
      "webhook TimeoutError",
    );
  });
});
