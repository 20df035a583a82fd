import { afterEach, expect, test, vi } from "vitest";

import { createLines, machineLine } from "#server/reading/lines.ts";
import { Unread } from "#server/reading/outcome.ts";
import type { Guard } from "#server/reading/guard.ts";
import { createAsk } from "./ask.ts";
import { createKeptConnections } from "./kept-connections.ts";
import { PUBLIC_ADDRESS, say, startSmallWeb } from "#tests/support/server/small-web.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) await close();
});

const GAP_MS = 1_000;

/** Crawls of one server; time passes only when one of them waits. */
async function create(layers: Partial<Guard> = {}, answers?: Parameters<typeof startSmallWeb>[0]) {
  const web = await startSmallWeb(answers);
  closers.push(web.close);
  const guard = { ...web.guard, ...layers };
  let now = 0;
  const lines = createLines({
    clock: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
  const askedAt: number[] = [];
  const createCrawl = () => {
    const requester = Symbol();
    const connections = createKeptConnections({
      guard,
      atOnce: 2,
      approach: async (address, signal) => {
        const asked = { requester, gapMs: GAP_MS, atOnce: Infinity, signal };
        (await lines.take(machineLine(address), asked)).leave();
      },
    });
    closers.push(connections.close);
    const ask = createAsk({
      guard,
      connections,
      lines,
      requester,
      pace: () => ({ gapMs: GAP_MS, atOnce: 2 }),
      machineGapMs: GAP_MS,
      userAgent: "test",
      signal: new AbortController().signal,
      onRequest: () => askedAt.push(now),
    });
    return (url: string) =>
      ask(url, { accept: "*/*", limitMs: 5_000, maxBytes: 1_000, wantsBody: () => true });
  };
  return { web, createCrawl, askedAt, now: () => now };
}

test("120 names of one machine are asked one after another, one new request a second", async () => {
  const { createCrawl, askedAt } = await create({ resolveName: async () => [PUBLIC_ADDRESS] });
  const [one, other] = [createCrawl(), createCrawl()];
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, n) => (n % 2 === 0 ? one : other)(`http://shop-${n}.pk/`)),
  );

  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(askedAt).toEqual(Array.from({ length: 120 }, (_, n) => n * GAP_MS));
});

test("one machine counts behind the second address of its names, too", async () => {
  let connected = 0;
  const first = ["151.101.8.1", "151.101.9.1", "151.101.10.1"];
  const made = await create({
    resolveName: async (name) => [first[Number(name[5])] ?? "", "2a00::1"],
    connect: async (target) => {
      if (target.address !== "2a00::1") {
        throw new Unread({ reason: "unreachable", detail: "refused" });
      }
      connected += 1;
      return made.web.guard.connect(target);
    },
  });
  const crawl = made.createCrawl();
  await Promise.all([0, 1, 2].map((n) => crawl(`http://shop-${n}.pk/`)));

  expect(connected).toBe(3);
  expect(made.now()).toBe(2 * GAP_MS);
});

test("names of different machines wait for nobody", async () => {
  const { createCrawl, askedAt } = await create();
  const crawl = createCrawl();
  await Promise.all([1, 2, 3].map((n) => crawl(`http://shop-${n}.pk/`)));

  expect(askedAt).toEqual([0, 0, 0]);
});

test("a name that leads nowhere is told as that, leaves its turn, and is looked up once", async () => {
  const resolveName = vi.fn<Guard["resolveName"]>(async () => {
    throw new Unread({ reason: "not-public", detail: "nowhere" });
  });
  const crawl = (await create({ resolveName })).createCrawl();

  expect(await crawl("http://shop.pk/1")).toMatchObject({ ok: false, reason: "not-public" });
  expect(await crawl("http://shop.pk/2")).toMatchObject({ ok: false, reason: "not-public" });
  expect(resolveName).toHaveBeenCalledTimes(1);
});

test("requests at the same time share one lookup", async () => {
  const resolveName = vi.fn<Guard["resolveName"]>(async () => [PUBLIC_ADDRESS]);
  const crawl = (await create({ resolveName })).createCrawl();
  await Promise.all([1, 2, 3].map((n) => crawl(`http://shop.pk/${n}`)));
  expect(resolveName).toHaveBeenCalledTimes(1);
});

test("while our own name server is away, each request tries it again", async () => {
  let isAway = true;
  const { createCrawl } = await create({
    resolveName: async () => {
      if (isAway) throw new Unread({ reason: "off", detail: "away" });
      return [PUBLIC_ADDRESS];
    },
  });
  const crawl = createCrawl();
  expect(await crawl("http://shop.pk/")).toMatchObject({ ok: false, reason: "off" });
  isAway = false;
  expect(await crawl("http://shop.pk/")).toMatchObject({ ok: true });
});

test("a name that had an address is looked up again after a failure", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let isLost = false;
  const { createCrawl } = await create({
    resolveName: async () => {
      if (isLost) throw new Unread({ reason: "not-public", detail: "nowhere" });
      return [PUBLIC_ADDRESS];
    },
  });
  const crawl = createCrawl();
  expect(await crawl("http://shop.pk/")).toMatchObject({ ok: true });

  isLost = true;
  vi.advanceTimersByTime(61_000);
  expect(await crawl("http://shop.pk/")).toMatchObject({ ok: false, reason: "not-public" });
  isLost = false;
  expect(await crawl("http://shop.pk/")).toMatchObject({ ok: true });
});

const redirectOf = (characters: number) => say(301, { location: `/${"a".repeat(characters)}` });

test("a redirect to an address that nobody follows leads nowhere", async () => {
  const { createCrawl } = await create(
    {},
    { "/long": redirectOf(15_000), "/short": redirectOf(15) },
  );
  const crawl = createCrawl();

  expect(await crawl("http://shop.pk/short")).toHaveProperty("location");
  const long = await crawl("http://shop.pk/long");
  expect(long).toMatchObject({ ok: true, status: 301 });
  expect(long).not.toHaveProperty("location");
});
