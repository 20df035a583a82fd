import { describe, expect, test } from "vitest";

import { createHttpServer, httpBounds } from "#server/http-server.ts";
import { loadSite } from "#server/static/load-site.ts";
import { ask, listen, sendRaw } from "#server/testing/http-client.ts";
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
  const { app } = startTestApp();
  const server = createHttpServer({
    site: await loadSite(makeSiteFolder()),
    fetch: (request, bindings) => app.fetch(request, bindings),
    trustedProxies: 0,
    bounds: quickBounds,
  });
  return { port: await listen(server) };
}

describe("requests that are none", () => {
  const post = "POST /f/audit HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\n";

  test.each([
    ["two lengths", `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    [
      "a length and pieces",
      `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      400,
    ],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["20 kB of headers", `${post}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    [
      "a length of 999,999,999",
      `${post}Content-Type: application/json\r\nContent-Length: 999999999\r\nConnection: close\r\n\r\n{`,
      413,
    ],
    [
      "TRACE",
      "TRACE /f/audit HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n\r\n",
      405,
    ],
    ["CONNECT", "CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["no HTTP", "hello\r\n\r\n", 400],
    [
      "a body that stops",
      `${post}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
      408,
    ],
  ])("%s", async (_what, bytes, status) => {
    const { port } = await startServer();

    const received = await sendRaw(port, bytes);

    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toContain('"errors":[{');
    expect((await ask(port, "/healthz")).status).toBe(200);
  });

  test("a whole address is read like its path", async () => {
    const { port } = await startServer();

    const received = await sendRaw(
      port,
      "GET http://other.example/pricing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );

    expect(received).toMatch(/^HTTP\/1.1 200 /);
    expect(received).toContain("<h1>Pricing</h1>");
  });
});

test("300 connections that send their headers drop by drop keep nobody waiting", async () => {
  const { port } = await startServer();
  const slow = Array.from({ length: 300 }, () => sendRaw(port, "POST /f/audit HTTP/1.1\r\nHost:"));

  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(port, "/")));

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(performance.now() - start).toBeLessThan(1000);
  const ends = await Promise.all(slow);
  expect(ends.every((text) => text.startsWith("HTTP/1.1 408"))).toBe(true);
}, 20_000);
