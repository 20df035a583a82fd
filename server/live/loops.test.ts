import { afterEach, describe, expect, test } from "vitest";

import { createLive } from "./create-live.ts";
import { liveDefaults } from "./settings.ts";
import { isOwnAgent } from "#server/reading/user-agent.ts";
import { createTestLive, VISITOR, type TestLive } from "#tests/support/server/create-test-live.ts";
import { say } from "#tests/support/server/small-web.ts";

let live: TestLive | undefined;
afterEach(async () => {
  await live?.close();
  live = undefined;
});

describe("this site does not read itself", () => {
  test.each([
    ["by its name", "https://pehla.pk/"],
    ["with www", "http://www.pehla.pk/tools"],
    ["in capitals and with a final dot", "HTTPS://PEHLA.PK./"],
  ])("%s", async (_how, url) => {
    live = await createTestLive();

    expect(await live.read(url)).toMatchObject({
      outcome: "not-read",
      reason: "not-public",
      detail: expect.stringContaining("our own site"),
    });
    expect(live.web.requests).toEqual([]);
  });

  test("by a redirect", async () => {
    live = await createTestLive({ answers: { "/": say(302, { location: "//pehla.pk/" }) } });

    expect(await live.read("http://shop.pk/")).toMatchObject({ reason: "not-public" });
    expect(live.web.connected).toEqual(["shop.pk", "shop.pk"]);
  });

  test("by another name of one of its addresses", async () => {
    const client = { resolve4: async () => ["151.101.7.9"], resolve6: async () => [] };
    live = await createTestLive();
    const { reader } = createLive({
      settings: liveDefaults,
      siteUrl: "https://pehla.pk",
      parseRobots: async () => undefined,
      clock: () => 0,
      client,
      ownAddresses: new Set(["151.101.7.9"]),
      guard: { connect: live.web.guard.connect },
    });

    expect(await reader.read({ url: "http://mirror.pk/", visitor: VISITOR })).toMatchObject({
      reason: "not-public",
    });
    expect(live.web.connected).toEqual([]);
  });
});

test("a page that redirects to itself is left after ten times", async () => {
  live = await createTestLive({ answers: { "/": say(301, { location: "/" }) } });

  expect(await live.read("http://shop.pk/")).toMatchObject({ reason: "too-many-redirects" });
  expect(live.web.paths().filter((path) => path === "/")).toHaveLength(11);
});

describe("a request of a reader is known", () => {
  test.each([
    "PehlaPageBot/1.0 (+https://pehla.pk/reader)",
    "pehlapagebot",
    "Mozilla/5.0 (compatible; PehlaPageBot/2.0; +https://other.pk/reader)",
  ])("by its agent: %s", (userAgent) => {
    expect(isOwnAgent(userAgent)).toBe(true);
  });

  test.each([undefined, null, "", "Mozilla/5.0 (compatible; Googlebot/2.1)"])(
    "from a visitor's: %s",
    (userAgent) => {
      expect(isOwnAgent(userAgent)).toBe(false);
    },
  );
});
