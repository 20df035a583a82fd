import { describe, expect, test } from "vitest";

import { createLimits, everybody } from "./limits.ts";
import { createMemoryLimiter, MAX_KEYS } from "./memory-limiter.ts";

/** How many of `count` enquiries are taken, each from the address that `addressOf` gives. */
async function countTaken(
  count: number,
  addressOf: (serial: number) => string,
  limits = createLimits(),
) {
  let taken = 0;
  for (let serial = 0; serial < count; serial += 1) {
    if ((await limits.allowEnquiry(addressOf(serial), "people")).allowed) taken += 1;
  }
  return taken;
}

const network = (n: number) => `10.${n >> 8}.${n & 255}.1`;

const hex = (value: number) => value.toString(16);

describe("in ten minutes are taken", () => {
  test.each([
    ["5 from one IPv4 address", 5, () => "203.0.113.7"],
    ["20 from a /24", 20, (n: number) => `203.0.113.${n}`],
    ["5 from a /64", 5, (n: number) => `2001:db8:1:2::${hex(n)}`],
    ["10 from a /56", 10, (n: number) => `2001:db8:1:2${hex(n).padStart(2, "0")}::1`],
    ["20 from a /48", 20, (n: number) => `2001:db8:1:${hex(n * 256)}::1`],
  ])("%s", async (_who, taken, addressOf) => {
    expect(await countTaken(200, addressOf)).toBe(taken);
  });
});

test("a network that has used up its share takes nothing from its neighbours", async () => {
  const limits = createLimits();
  await countTaken(500, (n) => `2001:db8:1:${hex(n * 64)}::1`, limits);

  expect(await limits.allowEnquiry("2001:db8:2::1", "people")).toEqual({
    allowed: true,
    deferred: false,
  });
  expect(await limits.allowEnquiry("2001:db8:1:ffff::1", "people")).toMatchObject({
    allowed: false,
  });
});

test("what a wider network refuses does not count for the visitor", async () => {
  const limits = createLimits();
  await countTaken(20, (n) => `203.0.113.${n}`, limits);
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await limits.allowEnquiry("203.0.113.99", "people")).allowed).toBe(false);
  }
  await limits.giveBack("203.0.113.1", "people");

  expect((await limits.allowEnquiry("203.0.113.99", "people")).allowed).toBe(true);
});

describe("everybody together", () => {
  test("beyond sixty a minute enquiries are deferred, never refused", async () => {
    const limits = createLimits();
    const verdicts = [];
    for (let n = 0; n < 300; n += 1) {
      verdicts.push(await limits.allowEnquiry(network(n), "people"));
    }

    expect(verdicts.filter(({ allowed }) => !allowed)).toEqual([]);
    const deferred = verdicts.map((verdict) => verdict.allowed && verdict.deferred);
    expect(deferred.indexOf(true)).toBe(everybody.points);
    expect(deferred.lastIndexOf(false)).toBe(everybody.points - 1);
  });

  test("spam takes nothing from people, neither at home nor in all", async () => {
    const limits = createLimits();
    for (let n = 0; n < 300; n += 1) {
      await limits.allowEnquiry(network(n % 100), "spam");
      await limits.allowEnquiry("203.0.113.7", "spam");
    }

    expect(await limits.allowEnquiry("203.0.113.7", "spam")).toMatchObject({ allowed: false });
    expect(await limits.allowEnquiry("203.0.113.7", "people")).toEqual({
      allowed: true,
      deferred: false,
    });
  });
});

test("attempts end for a visitor and for a network", async () => {
  const limits = createLimits();
  const countAttempts = async (addressOf: (n: number) => string) => {
    let allowed = 0;
    for (let n = 0; n < 300; n += 1) {
      if ((await limits.allowAttempt(addressOf(n))).allowed) allowed += 1;
    }
    return allowed;
  };

  expect(await countAttempts(() => "198.51.100.7")).toBe(30);
  expect(await countAttempts((n) => `2001:db8:1:${hex(n * 128)}::1`)).toBe(120);
});

test("the memory of a limit is bounded, however many addresses come", async () => {
  const limiter = createMemoryLimiter("people-visitor-day", { points: 5, duration: 60 });
  for (let n = 0; n < MAX_KEYS * 3; n += 1) await limiter.consume(`address ${n}`);
  await limiter.reward("address 1");

  expect(limiter.dump().storage).toHaveLength(MAX_KEYS);
  expect((await limiter.get(`address ${MAX_KEYS * 3 - 1}`))?.consumedPoints).toBe(1);
});
