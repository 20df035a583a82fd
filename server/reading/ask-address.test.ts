import type { Socket } from "node:net";

import { afterEach, describe, expect, test } from "vitest";

import { Unread } from "./outcome.ts";
import { askAddress, type PageQuestion } from "./ask-address.ts";
import type { Guard } from "./guard.ts";
import { createUserAgent } from "./user-agent.ts";
import { HTML, say, startSmallWeb } from "#tests/support/server/small-web.ts";

const USER_AGENT = createUserAgent("https://pehla.pk/en");

let web: Awaited<ReturnType<typeof startSmallWeb>>;
afterEach(() => web.close());

const question = (more: Partial<PageQuestion> = {}): PageQuestion => ({
  method: "GET",
  userAgent: USER_AGENT,
  accept: "text/html",
  signal: new AbortController().signal,
  maxRedirects: 10,
  maxWireBytes: 1_000,
  maxBytes: 3_000,
  whenLarger: "refuse",
  ...more,
});

const read = (path: string, more?: Partial<PageQuestion>, guard: Guard = web.guard) =>
  askAddress(guard, new URL(`http://shop.pk${path}`), question(more));

describe("what goes out", () => {
  test("is an honest agent with the page that explains it", async () => {
    web = await startSmallWeb();
    await read("/");

    expect(web.requests[0]?.headers["user-agent"]).toBe(
      "PehlaPageBot/1.0 (+https://pehla.pk/reader)",
    );
  });

  test("has these headers and no other: nothing of the visitor's is passed on", async () => {
    web = await startSmallWeb();
    await read("/a?b=c");

    expect(web.requests[0]?.rawHeaders.join("\n")).toBe(
      `Host\nshop.pk\nUser-Agent\n${USER_AGENT}\nAccept\ntext/html\n` +
        "Accept-Encoding\ngzip, br, deflate\nConnection\nclose",
    );
    expect(web.requests[0]?.path).toBe("/a?b=c");
  });

  test("names the host without its final dot or its port", async () => {
    web = await startSmallWeb();
    await askAddress(web.guard, new URL("http://Shop.pk.:80/"), question());

    expect(web.requests[0]?.host).toBe("shop.pk");
  });

  test("cannot be split into two requests by an address", async () => {
    web = await startSmallWeb();
    await read("/a%0d%0aX-Evil:%20b\r\nX-Evil: c");

    expect(web.requests).toHaveLength(1);
    expect(web.requests[0]?.rawHeaders).not.toContain("X-Evil");
  });

  test("has no cookie and no referrer after a redirect that sets one", async () => {
    web = await startSmallWeb({
      "/": say(302, { location: "/next", "set-cookie": "a=b; Path=/" }),
    });
    await read("/");

    expect(web.paths()).toEqual(["/", "/next"]);
    expect(web.requests[1]?.headers).not.toHaveProperty("cookie");
    expect(web.requests[1]?.headers).not.toHaveProperty("referer");
  });

  test("goes over a connection of its own for each address", async () => {
    web = await startSmallWeb({ "shop.pk/": say(302, { location: "http://other.pk/" }) });
    await read("/");

    expect(web.connected).toEqual(["shop.pk", "other.pk"]);
    expect(web.requests.map(({ headers }) => headers.connection)).toEqual(["close", "close"]);
  });
});

describe("what comes back", () => {
  test("is the status, the headers, and the bytes as they were before packing", async () => {
    web = await startSmallWeb({ "/": say(404, HTML, "<title>é</title>") });

    expect(await read("/")).toMatchObject({
      ok: true,
      value: {
        status: 404,
        url: "http://shop.pk/",
        body: new TextEncoder().encode("<title>é</title>"),
        hops: [{ url: "http://shop.pk/", status: 404 }],
        firstByteMs: expect.any(Number),
      },
    });
  });

  test("is refused when its headers are over 16 kB", async () => {
    web = await startSmallWeb({ "/": say(200, { ...HTML, "x-long": "a".repeat(17_000) }) });

    expect(await read("/")).toMatchObject({ ok: false, reason: "too-large" });
  });

  test("is refused by its length before it is read, and by its bytes where it says none", async () => {
    web = await startSmallWeb({
      "/said": say(200, { ...HTML, "content-length": "5000" }, "x".repeat(5_000)),
      "/unsaid": (_request, response) => {
        response.writeHead(200, HTML);
        for (let chunk = 0; chunk < 50; chunk += 1) response.write("x".repeat(100));
        response.end();
      },
    });

    expect(await read("/said")).toMatchObject({ ok: false, reason: "too-large" });
    expect(await read("/unsaid")).toMatchObject({ ok: false, reason: "too-large" });
    expect(await read("/unsaid", { whenLarger: "cut" })).toMatchObject({
      ok: true,
      value: { body: { length: 1_000 } },
    });
  });

  test("is the headers alone where no more is wanted", async () => {
    web = await startSmallWeb({ "/": say(200, HTML, "x".repeat(5_000)) });

    expect(await read("/", { wantsBody: () => false })).toMatchObject({
      ok: true,
      value: { status: 200, body: { length: 0 } },
    });
  });

  test("is told as broken off when the server hangs up in the middle", async () => {
    web = await startSmallWeb({
      "/": (_request, response) => {
        response.writeHead(200, { ...HTML, "content-length": "500" });
        response.write("x", () => response.destroy());
      },
    });

    expect(await read("/")).toMatchObject({
      ok: false,
      reason: "unreachable",
      detail: expect.stringContaining("before the page was whole"),
    });
  });

  test("may follow five interim answers, and no more", async () => {
    web = await startSmallWeb({ "/5": sayInterim(5), "/6": sayInterim(6) });

    expect(await read("/5")).toMatchObject({ ok: true, value: { status: 200 } });
    expect(await read("/6")).toMatchObject({ ok: false, reason: "unreachable" });
  });
});

describe("redirects", () => {
  test("are followed with each step told, in UTF-8 too", async () => {
    web = await startSmallWeb({
      "/": say(301, { location: Buffer.from("/دکان", "utf8").toString("latin1") }),
    });

    expect(await read("/")).toMatchObject({
      ok: true,
      value: {
        url: "http://shop.pk/%D8%AF%DA%A9%D8%A7%D9%86",
        hops: [
          { url: "http://shop.pk/", status: 301, location: "/دکان" },
          { url: "http://shop.pk/%D8%AF%DA%A9%D8%A7%D9%86", status: 200 },
        ],
      },
    });
  });

  test("without an address are the answer themselves", async () => {
    web = await startSmallWeb({ "/": say(302, HTML) });

    expect(await read("/")).toMatchObject({ ok: true, value: { status: 302 } });
  });

  test.each([300, 304])("%i is no redirect", async (status) => {
    web = await startSmallWeb({ "/": say(status, { ...HTML, location: "/x" }) });

    expect(await read("/")).toMatchObject({ ok: true, value: { status, hops: [{ status }] } });
  });

  test("pass every layer again, and what came before a refusal is told", async () => {
    web = await startSmallWeb({ "/": say(302, { location: "http://10.1.2.3/" }) });

    expect(await read("/")).toMatchObject({
      ok: false,
      reason: "not-public",
      hops: [{ status: 302, location: "http://10.1.2.3/" }],
    });
    expect(web.connected).toEqual(["shop.pk"]);
  });

  test("to what is no address are said to be that", async () => {
    web = await startSmallWeb({ "/": say(302, { location: "http://a b/" }) });

    expect(await read("/")).toMatchObject({ ok: false, reason: "not-an-address" });
  });
});

describe("the connection", () => {
  test("is tried at the second address where the first does not answer", async () => {
    web = await startSmallWeb();

    expect(await read("/", {}, refuseFirst("unreachable"))).toMatchObject({ ok: true });
    expect(await read("/", {}, refuseFirst("timeout"))).toMatchObject({ ok: true });
  });

  test("is not tried again where the certificate is wrong", async () => {
    web = await startSmallWeb();

    expect(await read("/", {}, refuseFirst("tls"))).toMatchObject({ ok: false, reason: "tls" });
  });

  test("is closed when the reading is over, however it ended", async () => {
    web = await startSmallWeb({
      "/long": say(200, { ...HTML, "content-length": "5000" }, "x".repeat(5_000)),
    });
    const sockets: Socket[] = [];
    const guard: Guard = {
      ...web.guard,
      connect: async (target) => {
        const socket = await web.guard.connect(target);
        sockets.push(socket);
        return socket;
      },
    };
    await read("/", {}, guard);
    await read("/long", {}, guard);
    await read("/", { method: "HEAD" }, guard);

    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  });

  test("that gives no answer ends with the reading's time", async () => {
    web = await startSmallWeb({ "/": () => {} });
    const reading = new AbortController();
    const answer = read("/", { signal: reading.signal });
    await expect.poll(() => web.requests.length).toBe(1);
    reading.abort();

    expect(await answer).toMatchObject({ ok: false, reason: "timeout" });
  });
});

function sayInterim(times: number): ReturnType<typeof say> {
  return (_request, response) => {
    for (let sent = 0; sent < times; sent += 1) response.writeEarlyHints({ link: "</a.css>" });
    response.writeHead(200, HTML).end("x");
  };
}

/** Two addresses, the first of which fails. */
function refuseFirst(reason: "unreachable" | "tls" | "timeout"): Guard {
  return {
    ...web.guard,
    resolveName: async () => ["151.101.7.1", "2a04:4e42:7::1"],
    connect: async (target) => {
      if (target.address.includes(":")) return web.guard.connect(target);
      throw new Unread({ reason, detail: "first" });
    },
  };
}

test.each([
  [
    "UTF-8",
    Buffer.from("<http://shop.pk/دکان>; rel=canonical"),
    "<http://shop.pk/دکان>; rel=canonical",
  ],
  ["Latin-1", Buffer.from("caf\xE9", "latin1"), "café"],
])("raw %s in a header is read", async (_name, bytes, link) => {
  web = await startSmallWeb({ "/": say(200, { ...HTML, link: bytes.toString("latin1") }, "<p>x") });

  expect(await read("/")).toMatchObject({ ok: true, value: { headers: { link } } });
});
