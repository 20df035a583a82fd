import { describe, expect, onTestFinished, test, vi } from "vitest";

import { clientAddress, isForwardedHttps, rateKeysOf } from "./client-address.ts";

const PROXY = "192.0.2.1";

function read(headers: { xForwardedFor?: string; forwarded?: string }, trustedProxies = 1) {
  const onUnreadable = vi.fn<() => void>();
  const address = clientAddress(PROXY, headers, { trustedProxies, onUnreadable });
  return { address, unreadable: onUnreadable.mock.calls.length };
}

describe("the visitor's address", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:51234", "203.0.113.9"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["198.51.100.1, 203.0.113.9:51234", "203.0.113.9"],
    ['"[2001:db8::1]:443"', "2001:db8::1"],
  ])("X-Forwarded-For: %s", (xForwardedFor, address) => {
    expect(read({ xForwardedFor })).toEqual({ address, unreadable: 0 });
  });

  test.each([
    ["for=203.0.113.9", "203.0.113.9"],
    ['For="203.0.113.9:51234"', "203.0.113.9"],
    ['for="[2001:db8:cafe::17]:4711";proto=https;by=192.0.2.43', "2001:db8:cafe::17"],
    ["for=198.51.100.1, for=203.0.113.9;proto=https", "203.0.113.9"],
    ['proto=https;host="a,b";for=203.0.113.9', "203.0.113.9"],
  ])("Forwarded: %s", (forwarded, address) => {
    expect(read({ forwarded })).toEqual({ address, unreadable: 0 });
  });

  test.each([
    { xForwardedFor: "unknown" },
    { xForwardedFor: "203.0.113.9.1" },
    { xForwardedFor: "203.0.113.9, " },
    { forwarded: "for=unknown" },
    { forwarded: "for=_hidden" },
    { forwarded: "proto=https" },
    // What a visitor left open must not swallow the proxy's own entry.
    { forwarded: 'for="198.51.100.1, for="[2001:db8::1]"' },
  ])("that nobody can read counts for the proxy: %o", (headers) => {
    expect(read(headers)).toEqual({ address: PROXY, unreadable: 1 });
  });

  test("counts for the proxy where a visitor wrote the header that the proxy does not", () => {
    const xForwardedFor = "203.0.113.9";

    expect(read({ xForwardedFor, forwarded: "for=198.51.100.7" }).address).toBe(PROXY);
    expect(read({ xForwardedFor, forwarded: "for=203.0.113.9" }).address).toBe("203.0.113.9");
  });

  test("is that of the n-th proxy from the right, or the socket's where none is trusted", () => {
    const xForwardedFor = "198.51.100.1, 203.0.113.9, 192.0.2.7";

    expect(read({ xForwardedFor }, 2).address).toBe("203.0.113.9");
    expect(read({ xForwardedFor }, 5).address).toBe("198.51.100.1");
    expect(read({ xForwardedFor }, 0)).toEqual({ address: PROXY, unreadable: 0 });
    expect(read({})).toEqual({ address: PROXY, unreadable: 0 });
  });
});

test("https is told by either header, and by a trusted proxy only", () => {
  expect(isForwardedHttps({ xForwardedProto: "http, https" }, 1)).toBe(true);
  expect(isForwardedHttps({ xForwardedProto: "https, http" }, 1)).toBe(false);
  expect(isForwardedHttps({ forwarded: "for=192.0.2.60;proto=https" }, 1)).toBe(true);
  expect(isForwardedHttps({ xForwardedProto: "https" }, 0)).toBe(false);
  expect(isForwardedHttps({}, 1)).toBe(false);
});

test("limits count by address, visitor and network", () => {
  expect(rateKeysOf("203.0.113.9")).toEqual({
    address: "203.0.113.9",
    visitor: "203.0.113.9",
    network: "203.0.113.0/24",
  });
  expect(rateKeysOf("2001:db8:1:2a3::5")).toEqual({
    address: "2001:db8:1:2a3::/64",
    visitor: "2001:db8:1:0200::/56",
    network: "2001:db8:1::/48",
  });
  expect(rateKeysOf("::ffff:203.0.113.9")).toEqual(rateKeysOf("203.0.113.9"));
  expect(new Set(Object.values(rateKeysOf("")))).toEqual(new Set(["unknown"]));
});

const visitorOf = (address: string) => rateKeysOf(address).visitor;

test("a visitor is an IPv6 network of 56 bits", () => {
  expect(visitorOf("2001:db8:1:2ff::9")).toBe(visitorOf("2001:db8:1:200::1"));
  expect(visitorOf("2001:db8:1:300::1")).not.toBe(visitorOf("2001:db8:1:200::1"));
});

test.each(['for="', ";", ",", '"', "for=a;", " ", '\\"'])(
  "a Forwarded header is read in one pass, however it repeats %s",
  (piece) => {
    const charAt = vi.spyOn(String.prototype, "charAt");
    onTestFinished(() => charAt.mockRestore());
    const forwarded = piece.repeat(20_000 / piece.length);
    clientAddress("10.0.0.1", { forwarded, xForwardedFor: undefined }, { trustedProxies: 1 });

    // Once for the commas and once for the semicolons.
    expect(charAt.mock.calls.length).toBeGreaterThan(0);
    expect(charAt.mock.calls.length).toBeLessThanOrEqual(2 * forwarded.length);
  },
);
