import { gzipSync } from "node:zlib";

import { afterEach, describe, expect, test } from "vitest";

import type { Connect } from "#server/reading/connect.ts";
import { Unread } from "#server/reading/outcome.ts";
import { createTestLive, VISITOR, type TestLive } from "#tests/support/server/create-test-live.ts";
import { HTML, PUBLIC_ADDRESS, say } from "#tests/support/server/small-web.ts";

let live: TestLive;
afterEach(() => live.close());

const unreachable = new Unread({
  reason: "unreachable",
  detail: "The server refused the connection on port 443.",
});

test("a page that is read is told with what only a live reading knows", async () => {
  live = await createTestLive({
    answers: {
      "/": say(200, { ...HTML, "x-robots-tag": ["noindex", "nofollow"], server: "nginx" }, "<p>é"),
    },
  });

  expect(await live.read("http://shop.pk")).toEqual({
    outcome: "read",
    readAt: "2026-07-01T00:00:00.000Z",
    url: "http://shop.pk/",
    hops: [{ url: "http://shop.pk/", status: 200 }],
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      date: expect.any(String),
      server: "nginx",
      "x-robots-tag": "noindex, nofollow",
    },
    robots: expect.objectContaining({ status: 404, kind: "none", verdict: "allowed" }),
    bytes: new TextEncoder().encode("<p>é"),
    firstByteMs: expect.any(Number),
  });
});

test("a page that is not there is read too: its status is the finding", async () => {
  live = await createTestLive({ answers: { "/": say(404, HTML, "gone") } });

  expect(await live.read("http://shop.pk")).toMatchObject({ outcome: "read", status: 404 });
});

test.each([401, 403, 407, 429, 451, 999])(
  "%i refuses us, and says nothing of the page",
  async (status) => {
    live = await createTestLive({ answers: { "/": say(status, HTML, "no") } });

    expect(await live.read("http://shop.pk")).toMatchObject({
      outcome: "not-read",
      reason: "blocked",
      status,
      detail: expect.stringContaining(`(${status})`),
    });
  },
);

test.each(["application/pdf", "image/png", "text/plain", "application/json", "text/html-ish"])(
  "%s is no page, and is not read",
  async (type) => {
    live = await createTestLive({ answers: { "/": say(200, { "content-type": type }, "x") } });

    expect(await live.read("http://shop.pk")).toMatchObject({ reason: "not-html", status: 200 });
  },
);

describe("an address without http:// or https://", () => {
  test("is read over http where nobody answers on https", async () => {
    live = await createWithoutTls();

    expect(await live.read("shop.pk/page")).toMatchObject({
      outcome: "read",
      url: "http://shop.pk/page",
    });
  });

  test("is read over https alone where https was typed", async () => {
    live = await createWithoutTls();

    expect(await live.read("https://shop.pk/page")).toMatchObject({ reason: "unreachable" });
  });

  test("is not read over http where the certificate is wrong: that is the finding", async () => {
    live = await createTestLive({
      guard: {
        connect: async () => {
          throw new Unread({ reason: "tls", detail: "expired" });
        },
      },
    });

    expect(await live.read("shop.pk")).toMatchObject({ reason: "tls", detail: "expired" });
  });
});

describe("an answer", () => {
  test("is kept ten minutes for the same visitor", async () => {
    live = await createTestLive();
    const first = await live.read("http://shop.pk");
    live.pass(599_999);

    expect(await live.read("http://shop.pk/#part")).toEqual(first);
    expect(live.web.requests).toHaveLength(2);
    live.pass(1);
    await live.read("http://shop.pk");
    expect(live.web.requests).toHaveLength(4);
  });

  test("is whole when it is asked for again, though its bytes went to another thread", async () => {
    live = await createTestLive({
      answers: {
        "/": say(200, HTML, "<p>plain"),
        "/packed": (_request, response) => {
          response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(gzipSync("<p>gz"));
        },
      },
    });

    for (const [url, html] of [
      ["http://shop.pk/", "<p>plain"],
      ["http://shop.pk/packed", "<p>gz"],
    ] as const) {
      const first = await live.read(url);
      if (first.outcome === "read")
        structuredClone(first.bytes, { transfer: [first.bytes.buffer] });
      const again = await live.read(url);
      expect(again.outcome === "read" && new TextDecoder().decode(again.bytes)).toBe(html);
    }
    expect(live.web.requests).toHaveLength(4);
  });

  test("is read again on demand", async () => {
    live = await createTestLive();
    await live.read("http://shop.pk");
    await live.read("http://shop.pk", { fresh: true });

    expect(live.web.paths()).toEqual(["/robots.txt", "/", "/robots.txt", "/"]);
    expect(live.waits).toEqual([2_000]);
  });

  test("that did not come is not kept: whoever mends the site sees it at once", async () => {
    let status = 403;
    live = await createTestLive({
      answers: { "/": (_request, response) => response.writeHead(status, HTML).end("x") },
    });
    expect(await live.read("http://shop.pk")).toMatchObject({ reason: "blocked" });
    status = 200;

    expect(await live.read("http://shop.pk")).toMatchObject({ outcome: "read" });
  });
});

describe("what costs the visitor nothing", () => {
  test("is an address that is wrong as text, and an answer that is kept", async () => {
    live = await createTestLive({ settings: { visitorPerTenMinutes: 1 } });
    for (let time = 0; time < 5; time += 1) {
      expect(await live.read("http://10.1.2.3/")).toMatchObject({ reason: "not-public" });
      expect(await live.read("http://shop.pk/")).toMatchObject({ outcome: "read" });
    }

    expect(await live.read("http://other.pk/")).toEqual({
      outcome: "too-many",
      retryAfterSeconds: 600,
    });
  });
});

test("a second reading of one visitor is told that it comes too early", async () => {
  live = await createTestLive();
  const first = live.read("http://shop.pk/");

  expect(await live.read("http://other.pk/")).toMatchObject({ reason: "busy" });
  expect(await first).toMatchObject({ outcome: "read" });
  expect(await live.read("http://other.pk/")).toMatchObject({ outcome: "read" });
});

test("two readings of one site by two visitors are two seconds apart", async () => {
  live = await createTestLive();
  await Promise.all([
    live.read("http://www.shop.pk/a", { visitor: "39.32.1.1" }),
    live.read("http://blog.shop.pk/b", { visitor: "39.32.1.2" }),
  ]);

  expect(live.web.paths()).toEqual(["/robots.txt", "/a", "/robots.txt", "/b"]);
  expect(live.waits).toEqual([2_000]);
});

describe("a site that one visitor has much read of", () => {
  test("is read for four others in between, one address each in turn", async () => {
    live = await createTestLive();
    const job = await begin();
    const own = Promise.all(
      Array.from({ length: 20 }, (_, index) => job.read({ url: `http://shop.pk/own-${index}` })),
    );
    const others = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        live.read(`http://shop.pk/${n}`, { visitor: from(n + 1) }).then((answer) => answer.outcome),
      ),
    );

    expect(others).toEqual(["read", "read", "read", "read"]);
    const pages = live.web.paths().filter((path) => path !== "/robots.txt");
    // The fourth waited for a place, and the first address had its turn before all of them.
    expect(pages.indexOf("/4")).toBeLessThanOrEqual(7);
    await own;
    expect(live.waits.filter((ms) => ms === 2_000).length).toBeGreaterThanOrEqual(5);
  });

  test("is free with its last address, though the reading goes on elsewhere", async () => {
    live = await createTestLive();
    const job = await begin();
    await job.read({ url: "http://shop.pk/" });
    const waitedMs = live.waits.length;

    expect(await live.read("http://shop.pk/b", { visitor: from(2) })).toMatchObject({
      outcome: "read",
    });
    expect(live.waits.slice(waitedMs)).toEqual([2_000]);
    job.end();
  });

  test("counts as read once for each reading, however many addresses that has", async () => {
    live = await createTestLive({ settings: { sitePerTenMinutes: 2 } });
    const job = await begin();
    for (const path of ["a", "b", "c"]) await job.read({ url: `http://shop.pk/${path}` });
    job.end();

    expect(await live.read("http://shop.pk/d")).toMatchObject({ outcome: "read" });
    expect(await live.read("http://shop.pk/e")).toMatchObject({
      reason: "busy",
      detail: expect.stringContaining("2 times in ten minutes"),
    });
  });

  test("has eight in its line at most; the next one is told so at once", async () => {
    live = await createTestLive({ settings: { atOnce: 40 } });
    const readings = Array.from({ length: 12 }, (_, n) =>
      live.read("http://shop.pk/", { visitor: from(n) }),
    );

    const told = (await Promise.all(readings)).filter(({ outcome }) => outcome !== "read");
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toMatchObject({
      reason: "busy",
      detail: expect.stringContaining("8 other visitors wait"),
    });
  });
});

describe("names that lead to one machine", () => {
  const names = Array.from({ length: 12 }, (_, index) => `http://shop-${index}.pk/`);

  test("are visited two seconds apart, as one site would be", async () => {
    live = await createTestLive({ guard: { resolveName: async () => [PUBLIC_ADDRESS] } });
    const job = await begin();
    const answers = await Promise.all(names.map((url) => job.read({ url })));

    expect(answers.every(({ outcome }) => outcome === "read")).toBe(true);
    expect(live.waits).toEqual(Array.from({ length: 11 }, () => 2_000));
  });

  test("also by their second addresses, where the first ones do not answer", async () => {
    const { web } = (live = await createTestLive());
    const dead = await createTestLive({
      guard: {
        resolveName: async (name) => [
          `151.101.8.${name.length * 7 + name.charCodeAt(5)}`,
          "2a00::1",
        ],
        connect: async (target) => {
          if (target.address !== "2a00::1") throw unreachable;
          return web.guard.connect(target);
        },
      },
    });
    await Promise.all(
      ["http://shop-1.pk/", "http://shop-2.pk/"].map((url, n) =>
        dead.read(url, { visitor: `39.32.${n}.1` }),
      ),
    );
    await dead.close();

    expect(web.paths().filter((path) => path === "/")).toHaveLength(2);
    expect(dead.waits).toEqual([2_000]);
  });
});

test("links that are checked, and archives that are asked, use up shares of their own", async () => {
  live = await createTestLive({ settings: { sitePerTenMinutes: 3, linksLimitMs: 60_000 } });
  const links = Array.from({ length: 5 }, (_, index) => `http://archive.org/${index}`);
  const checked = await live.checkLinks({ links, visitor: VISITOR });
  const states = checked.outcome === "checked" ? checked.links.map(({ state }) => state) : [];
  expect(states).toEqual(["alive", "alive", "alive", "unchecked", "unchecked"]);

  for (const share of ["archive", "reading"] as const) {
    const job = await begin();
    const url = `http://archive.org/${share}`;
    expect(await job.read({ url, share })).toMatchObject({ outcome: "read" });
    job.end();
  }
});

test("a redirect to another site waits for that site's turn", async () => {
  live = await createTestLive({
    answers: { "shop.pk/": say(302, { location: "http://other.pk/" }) },
  });
  await live.read("http://other.pk/", { visitor: "39.32.1.2" });
  await live.read("http://shop.pk/");

  expect(live.waits).toEqual([2_000]);
});

test("a site that was read too often is told as busy, with when to come again", async () => {
  live = await createTestLive({ settings: { sitePerTenMinutes: 1 } });
  await live.read("http://shop.pk/a", { visitor: "39.32.1.2" });

  expect(await live.read("http://shop.pk/b")).toMatchObject({
    reason: "busy",
    detail: expect.stringContaining("Try again in 10 minutes"),
  });
});

test("switched off, it reads nothing", async () => {
  live = await createTestLive({ settings: { active: false } });

  expect(await live.read("http://shop.pk/")).toMatchObject({ outcome: "not-read", reason: "off" });
  expect(live.web.requests).toEqual([]);
});

describe("several addresses that belong together", () => {
  test("are one of the visitor's readings, and the only one at that time", async () => {
    live = await createTestLive({ settings: { visitorPerTenMinutes: 2 } });
    const job = await begin();
    const answers = await Promise.all(
      ["http://a.pk/", "http://b.pk/", "http://10.1.2.3/"].map((url) => job.read({ url })),
    );

    expect(answers.map(({ outcome }) => outcome)).toEqual(["read", "read", "not-read"]);
    expect(await live.read("http://c.pk/")).toMatchObject({ reason: "busy" });
    job.end();
    expect(await live.read("http://c.pk/")).toMatchObject({ outcome: "too-many" });
  });

  test("are one stay where they are of one site, a quarter of a second apart", async () => {
    live = await createTestLive();
    const job = await begin();
    await Promise.all(
      ["/en", "/ur", "/"].map((path) => job.read({ url: `http://shop.pk${path}` })),
    );

    expect(live.waits).toEqual([250, 250]);
  });

  test("are 25 at most", async () => {
    live = await createTestLive();
    const job = await begin();
    const urls = Array.from({ length: 26 }, (_, index) => `http://site-${index}.pk/`);
    const answers = await Promise.all(urls.map((url) => job.read({ url })));

    expect(answers.slice(0, 25).every(({ outcome }) => outcome === "read")).toBe(true);
    expect(answers[25]).toMatchObject({ reason: "busy" });
  });

  test("are 8 MB of pages at most", async () => {
    const large = say(200, HTML, `<p>${"x".repeat(2_900_000)}`);
    const answers = Object.fromEntries(["a", "b", "c"].map((name) => [`${name}.pk/`, large]));
    live = await createTestLive({
      settings: { maxWireBytes: 3_000_000 },
      answers: { ...answers, "d.pk/": say(200, HTML, "<p>d") },
    });
    const job = await begin();
    const read = async (name: string) => (await job.read({ url: `http://${name}.pk/` })).outcome;

    expect([await read("a"), await read("b")]).toEqual(["read", "read"]);
    expect(await job.read({ url: "http://c.pk/" })).toMatchObject({ reason: "too-large" });
    expect(await read("d")).toBe("read");
  });

  test("may be texts: a sitemap, which a page may not be", async () => {
    const xml = { "content-type": "application/xml" };
    live = await createTestLive({ answers: { "/sitemap.xml": say(200, xml, "<urlset/>") } });
    const job = await begin();
    const url = "http://shop.pk/sitemap.xml";

    expect(await job.read({ url })).toMatchObject({ reason: "not-html" });
    expect(await job.read({ url, kind: "text" })).toMatchObject({
      outcome: "read",
      bytes: new TextEncoder().encode("<urlset/>"),
    });
  });

  test("may be a robots.txt alone, though it shuts us out", async () => {
    const text = "User-agent: PehlaPageBot\nDisallow: /";
    live = await createTestLive({
      answers: { "/robots.txt": say(200, { "content-type": "text/plain" }, text) },
    });
    const job = await begin();

    expect(await job.readRobots("shop.local")).toMatchObject({ reason: "not-public" });
    expect(await job.readRobots("http://shop.pk/page")).toMatchObject({
      kind: "file",
      status: 200,
      text,
    });
    expect(live.web.paths()).toEqual(["/robots.txt"]);
  });
});

test("a fault of our own leaves the visitor's and the site's turn", async () => {
  let isBroken = true;
  live = await createTestLive({
    guard: {
      resolveName: async () => {
        if (isBroken) throw new TypeError("a mistake of ours");
        return [PUBLIC_ADDRESS];
      },
    },
  });
  await expect(live.read("http://shop.pk/")).rejects.toThrow(TypeError);
  isBroken = false;

  expect(await live.read("http://shop.pk/")).toMatchObject({ outcome: "read" });
});

const from = (n: number) => `39.32.${n}.1`;

async function begin() {
  const begun = await live.reader.begin(VISITOR);
  if (!begun.ok) throw new Error(begun.answer.outcome);
  return begun.job;
}

/** Nobody answers on port 443. */
async function createWithoutTls(): Promise<TestLive> {
  const { web } = await createTestLive();
  const connect: Connect = async (target) => {
    if (target.secure) throw unreachable;
    return web.guard.connect(target);
  };
  const withoutTls = await createTestLive({ guard: { connect } });
  await withoutTls.close();
  return { ...withoutTls, close: web.close };
}
