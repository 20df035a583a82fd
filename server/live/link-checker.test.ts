import { afterEach, describe, expect, test } from "vitest";

import { leadsNowhere, tookTooLong, Unread } from "#server/reading/outcome.ts";
import { createTestLive, VISITOR, type TestLive } from "#tests/support/server/create-test-live.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

let live: TestLive;
afterEach(() => live.close());

type Options = Parameters<typeof createTestLive>[0];

async function check(links: string[], options?: Options) {
  live = await createTestLive(options);
  const answer = await live.checkLinks({ links, visitor: VISITOR });
  if (answer.outcome !== "checked") throw new Error(answer.outcome);
  return answer.links;
}

/** Status by status, as one link of its own site each. */
async function stateOf(status: number) {
  const [link] = await check(["http://a.pk/x"], { answers: { "/x": say(status, HTML) } });
  return link;
}

describe("a target that answers", () => {
  test.each([200, 204, 206])("%i is alive", async (status) => {
    expect(await stateOf(status)).toEqual({ url: "http://a.pk/x", state: "alive", status });
  });

  test.each([404, 410])("%i is dead", async (status) => {
    expect(await stateOf(status)).toMatchObject({ state: "dead", status });
  });

  test.each([401, 403, 405, 418, 429, 500, 503, 999])(
    "%i could not be checked, and is never called broken",
    async (status) => {
      expect(await stateOf(status)).toMatchObject({
        state: "unchecked",
        status,
        detail: expect.stringContaining(String(status)),
      });
    },
  );

  test("is asked by HEAD, once", async () => {
    await stateOf(200);

    expect(live.web.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /robots.txt",
      "HEAD /x",
    ]);
  });

  test.each([403, 404, 405, 501])("by GET too where HEAD is answered %i", async (status) => {
    const [link] = await check(["http://a.pk/x"], {
      answers: {
        "/x": (request, response) =>
          response.writeHead(request.method === "HEAD" ? status : 200, HTML).end(),
      },
    });

    expect(link).toMatchObject({ state: "alive", status: 200 });
  });

  test("by a redirect is told with where it leads, and that is not followed", async () => {
    const [link] = await check(["http://a.pk/x"], {
      answers: { "/x": say(301, { location: "../y?z" }) },
    });

    expect(link).toEqual({
      url: "http://a.pk/x",
      state: "redirected",
      status: 301,
      to: "http://a.pk/y?z",
    });
    expect(live.web.paths()).toEqual(["/robots.txt", "/x"]);
  });
});

describe("a target that does not answer", () => {
  test("since its name leads nowhere is dead", async () => {
    const guard = { resolveName: () => Promise.reject(new Unread(leadsNowhere)) };

    expect(await check(["http://a.pk/x"], { guard })).toMatchObject([{ state: "dead" }]);
  });

  test("since it refuses the connection is dead", async () => {
    const refused = new Unread({ reason: "unreachable", detail: "refused" });

    expect(await checkUnconnected(refused)).toMatchObject([{ state: "dead", detail: "refused" }]);
  });

  test("in time could not be checked", async () => {
    expect(await checkUnconnected(new Unread(tookTooLong))).toMatchObject([{ state: "unchecked" }]);
  });
});

describe("what is not asked", () => {
  test("is an address that is not public, and what is no address", async () => {
    const links = await check(["http://10.1.2.3/", "http://printer.local/", "http://a b/", "/x"]);

    expect(links.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => "unchecked"));
    expect(live.web.requests).toEqual([]);
  });

  test("is this site itself", async () => {
    expect(await check(["https://pehla.pk/"])).toMatchObject([{ state: "unchecked" }]);
    expect(live.web.requests).toEqual([]);
  });

  test("is a site that shuts our agent out by name", async () => {
    const text = "User-agent: PehlaPageBot\nDisallow: /";
    const [link] = await check(["http://a.pk/x"], {
      answers: { "/robots.txt": say(200, { "content-type": "text/plain" }, text) },
    });

    expect(link).toMatchObject({ state: "unchecked" });
    expect(live.web.paths()).toEqual(["/robots.txt"]);
  });

  test("is more than fifty targets", async () => {
    const urls = Array.from({ length: 60 }, (_, index) => `http://site-${index}.pk/`);
    const links = await check(urls);

    expect(links.map(({ url }) => url)).toEqual(urls);
    expect(links.filter(({ state }) => state === "alive")).toHaveLength(50);
    expect(links.slice(50).every(({ state }) => state === "unchecked")).toBe(true);
    expect(live.web.paths().filter((path) => path === "/")).toHaveLength(50);
  });
});

test("the same target twice is asked once", async () => {
  const links = await check(["http://a.pk/x", "http://a.pk/x"]);

  expect(links).toHaveLength(1);
  expect(live.web.paths()).toEqual(["/robots.txt", "/x"]);
});

test("targets of one site are two seconds apart, and its robots.txt is asked once", async () => {
  await check(["http://a.pk/1", "http://www.a.pk/2", "http://a.pk/3"]);

  expect(live.waits).toEqual([2_000, 2_000]);
  expect(live.web.requests.map(({ host, path }) => host + path)).toEqual([
    "a.pk/robots.txt",
    "a.pk/1",
    "www.a.pk/robots.txt",
    "www.a.pk/2",
    "a.pk/3",
  ]);
});

test("a site that was asked thirty times in ten minutes is left alone", async () => {
  const links = await check(Array.from({ length: 40 }, (_, index) => `http://a.pk/${index}`));

  expect(links.filter(({ state }) => state === "alive")).toHaveLength(30);
  expect(links[39]).toMatchObject({
    state: "unchecked",
    detail: expect.stringContaining("Try again in"),
  });
});

test("switched off, no link is asked", async () => {
  live = await createTestLive({ settings: { active: false } });

  expect(await live.checkLinks({ links: ["http://a.pk/"], visitor: VISITOR })).toEqual({
    outcome: "off",
  });
  expect(live.web.requests).toEqual([]);
});

test("checking links is one of the visitor's readings", async () => {
  live = await createTestLive({ settings: { visitorPerTenMinutes: 2 } });
  const links = ["http://a.pk/"];
  const first = live.checkLinks({ links, visitor: VISITOR });

  expect(await live.checkLinks({ links, visitor: VISITOR })).toMatchObject({ outcome: "busy" });
  await first;
  expect(await live.checkLinks({ links, visitor: VISITOR })).toMatchObject({
    outcome: "too-many",
    retryAfterSeconds: expect.any(Number),
  });
});

function checkUnconnected(error: Unread) {
  return check(["http://a.pk/x"], { guard: { connect: () => Promise.reject(error) } });
}
