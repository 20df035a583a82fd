import { describe, expect, test } from "vitest";

import { createHttpServer, httpBounds } from "#server/http-server.ts";
import { loadSite } from "#server/static/load-site.ts";
import { ask, listen } from "#server/testing/http-client.ts";
import { malformedRequests } from "#server/testing/malformed-requests.ts";
import { sendBytes } from "#server/testing/send-bytes.ts";
import { startTestApp } from "#server/testing/start-app.ts";
import { makeSiteFolder } from "#server/testing/site-folder.ts";

/** The same bounds in time, ten times as tight. */
const quickBounds = {
  ...httpBounds,
  requestTimeoutMs: 1000,
  headersTimeoutMs: 500,
  checkingIntervalMs: 100,
};

async function startServer() {
  const { app, saved } = startTestApp();
  const server = createHttpServer({
    site: await loadSite(makeSiteFolder()),
    fetch: (request, bindings) => app.fetch(request, bindings),
    trustedProxies: 0,
    transportSecurity: "max-age=63072000",
    bounds: quickBounds,
  });
  return { port: await listen(server), saved };
}

describe("requests that are none", () => {
  test.each([
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["no HTTP", "hello\r\n\r\n", 400],
  ])("%s", async (_what, bytes, status) => {
    const { port } = await startServer();

    const received = await sendBytes(port, bytes);

    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toContain('"errors":[{');
    expect((await ask(port, "/healthz")).status).toBe(200);
  });

  test("every malformed request has its answer, and leaves the server as it was", async () => {
    const { port, saved } = await startServer();

    const answers = await Promise.all(
      malformedRequests.map(async ({ what, bytes, statuses }) => {
        const status = Number((await sendBytes(port, bytes)).slice(9, 12));
        return { what, status, isRight: statuses.includes(status) };
      }),
    );

    expect(answers.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(saved).toHaveLength(answers.filter(({ status }) => status === 200).length);
    expect(saved.every(({ fields }) => fields["email"] === "odd@example.pk")).toBe(true);
    expect((await ask(port, "/healthz")).status).toBe(200);
  });

  test("a whole address is read like its path", async () => {
    const { port } = await startServer();

    const received = await sendBytes(
      port,
      "GET http://other.example/pricing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );

    expect(received).toMatch(/^HTTP\/1.1 200 /);
    expect(received).toContain("<h1>Pricing</h1>");
  });
});

test("300 connections that send their headers drop by drop keep nobody waiting", async () => {
  const { port } = await startServer();
  const slow = Array.from({ length: 300 }, () =>
    sendBytes(port, "POST /f/audit HTTP/1.1\r\nHost:"),
  );

  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(port, "/")));

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  // The drill demands one second; here other tests share the processor.
  expect(performance.now() - start).toBeLessThan(3000);
  const ends = await Promise.all(slow);
  expect(ends.every((text) => text.startsWith("HTTP/1.1 408"))).toBe(true);
}, 20_000);
