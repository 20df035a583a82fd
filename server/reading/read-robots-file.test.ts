import { gzipSync } from "node:zlib";

import { afterEach, describe, expect, test } from "vitest";

import { createTestLive, type TestLive } from "#tests/support/server/create-test-live.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

const TEXT = { "content-type": "text/plain" };

let live: TestLive;
afterEach(() => live.close());

type Answers = NonNullable<Parameters<typeof createTestLive>[0]>["answers"];

async function readWith(answers: Answers, url = "http://shop.pk/page") {
  live = await createTestLive({ answers });
  return live.read(url);
}

const robots = (text: string) => ({ "/robots.txt": say(200, TEXT, text) });

describe("what a robots.txt says to Google is told, and the page read all the same", () => {
  test.each([
    ["User-agent: *\nDisallow: /", { verdict: "disallowed", line: 2 }],
    ["User-agent: *\nDisallow: /other", { verdict: "allowed" }],
    [
      "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /",
      { verdict: "allowed", line: 5 },
    ],
    ["User-agent: Googlebot\nDisallow: /page", { verdict: "disallowed", line: 2 }],
    ["", { verdict: "allowed" }],
    ["<!doctype html><title>Not found</title>", { verdict: "allowed" }],
  ])("%j", async (text, verdict) => {
    const answer = await readWith(robots(text));

    expect(answer).toMatchObject({
      outcome: "read",
      robots: { kind: "file", status: 200, ...verdict },
    });
    expect(live.web.paths()).toEqual(["/robots.txt", "/page"]);
  });
});

describe("its status counts as Google counts it", () => {
  test.each([
    [400, "none", "allowed"],
    [401, "none", "allowed"],
    [403, "none", "allowed"],
    [404, "none", "allowed"],
    [410, "none", "allowed"],
    [429, "unavailable", "unavailable"],
    [500, "unavailable", "unavailable"],
    [503, "unavailable", "unavailable"],
  ])("%i is %s", async (status, kind, verdict) => {
    const answer = await readWith({
      "/robots.txt": say(status, HTML, "User-agent: *\nDisallow: /"),
    });

    expect(answer).toMatchObject({
      outcome: "read",
      robots: { status, kind, verdict, detail: expect.stringContaining(String(status)) },
    });
  });

  test("a server that hangs up is unavailable", async () => {
    const answer = await readWith({ "/robots.txt": (_request, response) => response.destroy() });

    expect(answer).toMatchObject({
      outcome: "read",
      robots: { status: null, kind: "unavailable", verdict: "unavailable" },
    });
  });

  test.each([
    [5, "file", "disallowed"],
    [6, "none", "allowed"],
  ])("after %i redirects it is %s", async (count, kind, verdict) => {
    const steps = Array.from({ length: count }, (_, step) => [
      step === 0 ? "/robots.txt" : `/robots-${step}`,
      say(301, { location: `/robots-${step + 1}` }),
    ]);
    const answer = await readWith({
      ...Object.fromEntries(steps),
      [`/robots-${count}`]: say(200, TEXT, "User-agent: *\nDisallow: /"),
    });

    expect(answer).toMatchObject({ outcome: "read", robots: { kind, verdict } });
  });

  test("one that redirects to something that is not an address has no rules", async () => {
    const answer = await readWith({ "/robots.txt": say(302, { location: "http://[" }) });

    expect(answer).toMatchObject({ robots: { status: 302, kind: "none", verdict: "allowed" } });
  });

  test("one that redirects to a private address is unavailable", async () => {
    const answer = await readWith({ "/robots.txt": say(302, { location: "http://10.1.2.3/" }) });

    expect(answer).toMatchObject({ outcome: "read", robots: { kind: "unavailable" } });
    expect(live.web.requests).toHaveLength(2);
  });
});

describe("its bytes", () => {
  test("are read up to 500 KiB, and what comes after does not count", async () => {
    const long = `User-agent: *\nAllow: /\n${"#".repeat(500 * 1024)}\nDisallow: /`;
    const answer = await readWith(robots(long));

    expect(answer).toMatchObject({
      robots: { verdict: "allowed", text: long.slice(0, 500 * 1024) },
    });
  });

  test("are unpacked like a page's", async () => {
    const answer = await readWith({
      "/robots.txt": (_request, response) => {
        response.writeHead(200, { ...TEXT, "content-encoding": "gzip" });
        response.end(gzipSync("User-agent: *\nDisallow: /"));
      },
    });

    expect(answer).toMatchObject({ robots: { verdict: "disallowed", line: 2 } });
  });

  test("of a film are not read", async () => {
    const answer = await readWith({
      "/robots.txt": say(200, { "content-type": "video/mp4" }, "x"),
    });

    expect(answer).toMatchObject({ robots: { kind: "none", text: "" } });
  });
});

describe("a site that shuts our agent out by name", () => {
  const shut = "User-agent: PehlaPageBot\nDisallow: /";

  test("is not read", async () => {
    const answer = await readWith(robots(shut));

    expect(answer).toMatchObject({ outcome: "not-read", reason: "robots" });
    expect(live.web.paths()).toEqual(["/robots.txt"]);
  });

  test("is read where the rule is for other pages", async () => {
    const answer = await readWith(robots("User-agent: pehlapagebot\nDisallow: /private"));

    expect(answer).toMatchObject({ outcome: "read" });
  });

  test("is not read by a redirect of another site either", async () => {
    const answer = await readWith({
      "shop.pk/page": say(302, { location: "http://other.pk/page" }),
      "other.pk/robots.txt": say(200, TEXT, shut),
    });

    expect(answer).toMatchObject({
      outcome: "not-read",
      reason: "robots",
      hops: [{ status: 302 }],
    });
    expect(live.web.requests.map(({ host, path }) => host + path)).toEqual([
      "shop.pk/robots.txt",
      "shop.pk/page",
      "other.pk/robots.txt",
    ]);
  });

  test("has its robots.txt asked once in a reading, however many of its pages are passed", async () => {
    await readWith({ "/page": say(301, { location: "/page/" }) });

    expect(live.web.paths()).toEqual(["/robots.txt", "/page", "/page/"]);
  });
});
