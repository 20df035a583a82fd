import { once } from "node:events";
import net from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, onTestFinished, test } from "vitest";

import type { LiveAnswer } from "#engine/live/contract.ts";
import type { LiveOutcome as Outcome } from "#server/live/live-results.ts";
import { createHttpServer, httpBounds } from "./http-server.ts";
import { loadSite, type BuiltSite } from "#server/front/files/load-site.ts";
import { commonHeaders } from "./security-headers.ts";
import type { Saved } from "#server/store/submission-store.ts";
import { ask, listen } from "#tests/support/server/http-client.ts";
import { enquiryRequest } from "#tests/support/server/load.ts";
import { malformedRequests } from "#tests/support/server/malformed-requests.ts";
import { sendBytes } from "#tests/support/server/send-bytes.ts";
import { startTestApp } from "#tests/support/server/start-app.ts";
import { makeSiteFolder } from "#tests/support/server/site-folder.ts";

/** The same bounds in time, ten times as tight. */
const quickBounds = {
  ...httpBounds,
  requestTimeoutMs: 1000,
  headersTimeoutMs: 500,
  checkingIntervalMs: 100,
};

const off: LiveAnswer = { outcome: "not-read", reason: "off", detail: "It is off." };

type Options = {
  bounds?: Partial<typeof httpBounds>;
  site?: BuiltSite;
  app?: Parameters<typeof startTestApp>[0];
};

async function startServer({ bounds, site, app: appOptions }: Options = {}) {
  const { app, saved } = startTestApp({
    site: site ?? (await loadSite(makeSiteFolder())),
    ...appOptions,
  });
  const server = createHttpServer({
    fetch: (request, bindings) => app.fetch(request, bindings),
    bounds: { ...quickBounds, ...bounds },
  });
  return { port: await listen(server), saved, server };
}

type Connection = {
  socket: net.Socket;
  isCut: boolean;
  /** By a reset, which takes along what is not read yet. */
  isReset: boolean;
  received: string;
};

/** An open connection, and how it ends. */
async function connect(port: number): Promise<Connection> {
  const socket = net.connect({ port, host: "127.0.0.1" });
  const state = { socket, isCut: false, isReset: false, received: "" };
  socket.on("error", (error: NodeJS.ErrnoException) => {
    state.isReset = error.code === "ECONNRESET";
  });
  socket.on("data", (chunk: Buffer) => (state.received += chunk.toString()));
  socket.on("close", () => (state.isCut = true));
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return state;
}

/** Asks for more than the system keeps for a connection, and reads the first of it alone. */
async function connectUnread(port: number) {
  const unread = await connect(port);
  unread.socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(unread.socket, "data");
  unread.socket.pause();
  return unread;
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

  test.each([
    ["two hosts", "GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n", 400],
    ["two hosts in another case", "GET / HTTP/1.0\r\nHost: a\r\nhOST: a\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    [
      "a host that is none",
      "POST /f/audit HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
      400,
    ],
    [
      "an expectation nobody meets",
      "POST /f/audit HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n",
      417,
    ],
  ])("%s is refused with the headers of every answer", async (_what, bytes, status) => {
    const { port } = await startServer();

    const received = (await sendBytes(port, bytes)).toLowerCase();

    expect(received).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(received).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
    }
    expect(received).toContain("\r\ncontent-security-policy: default-src 'none'");
    expect(received).toContain('"errors":[{');
  });

  test.each([
    ["DELETE /f/audit", "405"],
    ["GET /readyz", "200"],
  ])("%s with a body that no header announces is answered with %s alone", async (line, status) => {
    const { port } = await startServer();

    const received = await sendBytes(
      port,
      `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n{"of":"nobody"}`,
    );

    expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
    expect(received).toMatch(/^connection: close/im);
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

  let ended = 0;
  for (const one of slow) void one.then(() => (ended += 1));
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(port, "/")));

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  // They were answered while others still sent.
  expect(ended).toBeLessThan(slow.length);
  const ends = await Promise.all(slow);
  expect(ends.every((text) => text.startsWith("HTTP/1.1 408"))).toBe(true);
}, 20_000);

describe("a reader of our own kind", () => {
  const agent = { "user-agent": "PehlaPageBot/1.0 (+https://other.pk/reader)" };

  test.each([
    ["a page", "/", "GET"],
    ["a file", "/assets/app-abc123.js", "GET"],
    ["what nobody has", "/nothing", "HEAD"],
    ["a health check", "/healthz", "GET"],
    ["live reading", "/api/live", "POST"],
    ["the form", "/f/audit", "POST"],
  ])("gets 403 for %s, with the usual headers", async (_what, path, method) => {
    const { port } = await startServer();

    const answer = await ask(port, path, { method, headers: agent });

    expect(answer.status).toBe(403);
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.text).not.toContain("<h1>");
  });

  test("a browser gets the page", async () => {
    const { port } = await startServer();

    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0" };
    expect((await ask(port, "/", { headers })).status).toBe(200);
  });
});

const askToRead = (port: number) =>
  ask(port, "/api/live", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"url":"a.pk","tool":"links"}',
  });

describe("the answer to a reading", () => {
  const slowly: Outcome = { outcome: "answered", json: JSON.stringify(off) };
  const live = {
    isActive: true,
    answer: () => new Promise<Outcome>((resolve) => setTimeout(() => resolve(slowly), 600)),
  };
  test("may take longer than any other connection may be silent", async () => {
    const { port } = await startServer({ bounds: { socketTimeoutMs: 200 }, app: { live } });

    expect(JSON.parse((await askToRead(port)).text)).toMatchObject({ reason: "off" });
  });

  test("has a bound of its own all the same", async () => {
    const { port } = await startServer({ bounds: { liveTimeoutMs: 200 }, app: { live } });

    await expect(askToRead(port)).rejects.toThrow(/hang up|ECONNRESET/);
  });
});

describe("connections", () => {
  const long = {
    headersTimeoutMs: 20_000,
    requestTimeoutMs: 20_000,
    freshMs: 0,
    maxConnections: 3,
  };
  const thanks = "GET /thanks HTTP/1.1\r\nHost: x\r\n\r\n";

  test("beyond the bound the oldest idle one is cut", async () => {
    const { port, server } = await startServer({ bounds: long });
    const own: Connection[] = [];
    for (let count = 0; count < 5; count += 1) own.push(await connect(port));

    await expect
      .poll(() => own.map(({ isCut }) => isCut))
      .toEqual([true, true, false, false, false]);
    expect([...server.connectionsCut()]).toEqual([["all", 2]]);
  });

  test("one that was just used is not the oldest, and one that waits for us never goes", async () => {
    let finish: (() => void) | undefined;
    const save = () =>
      new Promise<Saved>((resolve) => (finish = () => resolve({ id: "1", duplicate: false })));
    const { port } = await startServer({
      bounds: long,
      app: { store: { save, check: async () => {} } },
    });
    const [working, used, idle] = [await connect(port), await connect(port), await connect(port)];
    working.socket.write(enquiryRequest("working").bytes);
    await expect.poll(() => finish).toBeDefined();
    used.socket.write(thanks);
    await expect.poll(() => used.received).toContain("200 OK");

    await connect(port);

    await expect.poll(() => idle.isCut).toBe(true);
    expect([working.isCut, used.isCut]).toEqual([false, false]);
    await connect(port);
    await connect(port);
    await connect(port);
    expect([working.isCut, used.isCut]).toEqual([false, true]);
    finish?.();
    await expect.poll(() => working.received).toContain('"ok":true');
  });

  const large = Buffer.alloc(16 * 1024 * 1024);

  async function largeSite(): Promise<BuiltSite> {
    const file = { variants: { identity: { body: large, etag: '"x"', headers: {} } } };
    const site = await loadSite(makeSiteFolder());
    return { ...site, files: new Map([...site.files, ["/large", file]]) };
  }

  test("one that does not read its answer goes before one that has been idle for longer", async () => {
    const { port, server } = await startServer({
      site: await largeSite(),
      bounds: long,
    });
    const idle = await connect(port);
    const unread = [await connectUnread(port), await connectUnread(port)];

    await connect(port);
    await connect(port);
    await expect.poll(() => [...server.connectionsCut()]).toEqual([["all", 2]]);
    for (const { socket } of unread) socket.resume();
    await expect.poll(() => unread.map(({ isCut }) => isCut)).toEqual([true, true]);
    expect(idle.isCut).toBe(false);
  });

  test("one that does not read an answer in pieces goes too, the oldest first, and never the one that asks", async () => {
    const piece = new Uint8Array(64 * 1024);
    const pieces = () =>
      new ReadableStream({ pull: (controller) => controller.enqueue(piece) }, { highWaterMark: 0 });
    const server = createHttpServer({
      fetch: (request) => new Response(request.url.endsWith("/pieces") ? pieces() : "here"),
      bounds: { ...quickBounds, ...long },
    });
    const port = await listen(server);
    const unread: Connection[] = [];
    for (let count = 0; count < 3; count += 1) {
      const one = await connect(port);
      one.socket.write("GET /pieces HTTP/1.1\r\nHost: x\r\n\r\n");
      await once(one.socket, "data");
      one.socket.pause();
      unread.push(one);
    }
    // The system's own buffers are full.
    await new Promise((resolve) => setTimeout(resolve, 300));

    expect((await ask(port, "/")).text).toBe("here");

    expect([...server.connectionsCut()]).toEqual([["all", 1]]);
    for (const { socket } of unread) socket.resume();
    await expect.poll(() => unread.map(({ isCut }) => isCut)).toEqual([true, false, false]);
  });

  test("a new one whose first request is on its way stays, and one that was answered goes", async () => {
    const { port } = await startServer({ bounds: { ...long, freshMs: 20_000 } });
    const fresh = await connect(port);
    const answered = [await connect(port), await connect(port)];
    for (const { socket } of answered) socket.write(thanks);
    await expect
      .poll(() => answered.every(({ received }) => received.includes("200 OK")))
      .toBe(true);

    await connect(port);
    await expect.poll(() => answered[0]!.isCut).toBe(true);
    fresh.socket.write(thanks);
    await expect.poll(() => fresh.received).toContain("200 OK");
  });

  test("one that is cut is reset, so that the system keeps nothing of what it did not read", async () => {
    const { port, server } = await startServer({
      site: await largeSite(),
      bounds: long,
    });
    const unread = await connectUnread(port);
    for (let count = 0; count < 3; count += 1) await connect(port);
    await expect.poll(() => [...server.connectionsCut()]).toEqual([["all", 1]]);
    unread.socket.resume();

    await expect.poll(() => unread.isReset).toBe(true);
  });

  test("an answer that nobody reads is cut, one that is read is not", async () => {
    const { port, server } = await startServer({
      site: await largeSite(),
      bounds: { writeGraceMs: 3_000, minBytesPerSecond: 1e9 },
    });
    await connectUnread(port);

    await expect
      .poll(() => [...server.connectionsCut()], { timeout: 10_000 })
      .toEqual([["unread", 1]]);
    expect((await ask(port, "/large")).body).toHaveLength(large.length);
  });
});

test("a visitor who closes the connection is known to have gone while a page is read for him", async () => {
  const begun = Promise.withResolvers<AbortSignal | undefined>();
  const { port } = await startServer({
    app: {
      live: {
        isActive: true,
        answer: (_request, _visitor, gone) => {
          begun.resolve(gone);
          return new Promise(() => {});
        },
      },
    },
  });
  const { socket } = await connect(port);
  const body = JSON.stringify({ url: "lawn.pk", tool: "serp" });
  socket.write(
    `POST /api/live HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const gone = await begun.promise;
  expect(gone?.aborted).toBe(false);
  const isOver = new Promise((resolve) => gone?.addEventListener("abort", resolve));
  socket.destroy();
  await isOver;

  expect(gone?.aborted).toBe(true);
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip;q=1, br;q=0.5", "gzip", gunzipSync],
  ["identity", undefined, (bytes: Buffer) => bytes],
])(
  "what was read of a page is sent packed to who takes it: %s",
  async (accepted, coding, unpack) => {
    const detail = "The server did not send the whole page in time. ".repeat(100);
    const answer: LiveAnswer = { outcome: "not-read", reason: "timeout", detail };
    const { port } = await startServer({
      app: {
        live: {
          isActive: true,
          answer: async () => ({ outcome: "answered", json: JSON.stringify(answer) }),
        },
        allowedOrigins: ["https://shop.pk"],
      },
    });
    const { headers, body } = await ask(port, "/api/live", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-encoding": accepted },
      body: JSON.stringify({ url: "lawn.pk", tool: "serp" }),
    });

    expect(headers["content-encoding"]).toBe(coding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(body.length < 1_000).toBe(coding !== undefined);
    expect(JSON.parse(unpack(body).toString("utf8"))).toEqual(answer);
  },
);

test("an answer that fits into a packet is sent as it is", async () => {
  const { port } = await startServer({
    app: {
      live: {
        isActive: true,
        answer: async () => ({ outcome: "answered", json: JSON.stringify(off) }),
      },
    },
  });
  const { headers } = await ask(port, "/api/live", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "br" },
    body: JSON.stringify({ url: "lawn.pk", tool: "serp" }),
  });

  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBe("Accept-Encoding");
});
