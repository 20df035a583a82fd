import { describe, expect, test } from "vitest";

import { createHttpServer, httpBounds } from "#server/front/http-server.ts";
import { listen } from "#tests/support/server/http-client.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { sendBytes } from "#tests/support/server/send-bytes.ts";
import { ORIGIN, startTestDesk } from "#tests/support/server/start-desk.ts";

const ENDLESS = 20_000_000;
/** What may wait in the sockets of both ends. */
const MOST_READ = 8_000_000;

async function startDeskServer() {
  const { app, enter, store } = startTestDesk();
  const server = createHttpServer({
    fetch: (request, bindings) => app.fetch(request, bindings),
    bounds: { ...httpBounds, keepAliveTimeoutMs: 200 },
  });
  const port = await listen(server);
  const { cookies } = await enter("Ayesha");
  const spam = newSubmission({ spam: true, notify: [] });
  await store.save(spam);
  const head = [
    `DELETE /api/desk/enquiries/${spam.id} HTTP/1.1`,
    "Host: localhost:3000",
    `Origin: ${ORIGIN}`,
    "Content-Type: application/json",
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`,
  ];
  let bytesRead = 0;
  server.on("connection", (socket) => {
    socket.on("close", () => (bytesRead += socket.bytesRead));
  });
  return {
    port,
    head,
    bytesRead: () => bytesRead,
    isGone: async () => (await store.count()).submissions === 0,
  };
}

describe("a DELETE with a body", () => {
  test("without Content-Length is answered once, and what follows is not read", async () => {
    const { port, head, isGone } = await startDeskServer();

    const answer = await sendBytes(port, [...head, "", '{"id": 1}'].join("\r\n"));

    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(await isGone()).toBe(true);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test("in chunks is not read to its end", async () => {
    const { port, head, isGone, bytesRead } = await startDeskServer();
    const chunk = `${ENDLESS.toString(16)}\r\n${"x".repeat(ENDLESS)}\r\n`;

    await sendBytes(port, [...head, "Transfer-Encoding: chunked", "", chunk].join("\r\n"));

    expect(await isGone()).toBe(true);
    await expect.poll(bytesRead).toBeGreaterThan(0);
    expect(bytesRead()).toBeLessThan(MOST_READ);
  });
});
