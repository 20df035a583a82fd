import { expect, test } from "vitest";

import { createBlockList, isPublicAddress, toBytes } from "./public-address.ts";

test.each([
  ["1.1.1.1"],
  ["9.255.255.255"],
  ["11.0.0.0"],
  ["100.63.255.255"],
  ["100.128.0.0"],
  ["126.255.255.255"],
  ["128.0.0.0"],
  ["168.63.129.15"],
  ["169.253.255.255"],
  ["172.15.255.255"],
  ["172.32.0.0"],
  ["192.167.255.255"],
  ["198.17.255.255"],
  ["198.20.0.0"],
  ["223.255.255.255"],
  ["2000::1"],
  ["2001:200::1"],
  ["2606:4700::1111"],
  ["2a04:4e42::1"],
  ["3ffd:ffff::1"],
])("%s is public, beside the ranges that are not", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["0.0.0.0"],
  ["0.255.255.255"],
  ["10.0.0.0"],
  ["10.255.255.255"],
  ["100.64.0.0"],
  ["100.127.255.255"],
  ["127.0.0.1"],
  ["127.255.255.255"],
  ["168.63.129.16"],
  ["169.254.169.254"],
  ["172.16.0.0"],
  ["172.31.255.255"],
  ["192.0.0.192"],
  ["192.0.2.255"],
  ["192.168.255.255"],
  ["198.18.0.0"],
  ["198.19.255.255"],
  ["224.0.0.0"],
  ["255.255.255.255"],
  ["::"],
  ["::1"],
  ["::8.8.8.8"],
  ["::ffff:8.8.8.8"],
  ["64:ff9b::808:808"],
  ["1fff:ffff::1"],
  ["2001::1"],
  ["2001:1ff:ffff::1"],
  ["2001:db8::1"],
  ["2002:808:808::1"],
  ["3fff:fff::1"],
  ["4000::1"],
  ["fd00::1"],
  ["fe80::1"],
  ["fe80::1%eth0"],
  ["2606:4700::1111%eth0"],
  ["ff02::1"],
  [""],
  ["localhost"],
  ["127.1"],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("the block list of connections says the same, address by address", () => {
  const list = createBlockList();
  const different = makeAddresses(4_000).filter(
    ([address, family]) => list.check(address, family) === isPublicAddress(address),
  );

  expect(different).toEqual([]);
});

test("an IPv4 address within IPv6 is blocked where the plain one is", () => {
  const list = createBlockList();

  expect(list.check("::ffff:10.1.2.3", "ipv6")).toBe(true);
  expect(list.check("::ffff:127.0.0.1", "ipv6")).toBe(true);
});

test("an address has the same bytes in every notation", () => {
  expect(toBytes("2001:DB8:0:0::10.1.2.3")).toEqual(toBytes("2001:db8::a01:203"));
  expect(toBytes("::1")).toEqual([...Array.from({ length: 15 }, () => 0), 1]);
});

/** Spread over all of both families, the same in every run; many begin with few bits set. */
function makeAddresses(count: number): [address: string, family: "ipv4" | "ipv6"][] {
  let state = 7;
  const next = (bound: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) {
      return [Array.from({ length: 4 }, () => next(256)).join("."), "ipv4"];
    }
    const zeros = next(7);
    const groups = Array.from({ length: 8 }, (_group, place) => (place < zeros ? 0 : next(65_536)));
    // A lone ::ffff:0:0/96 is IPv4's, and judged by its rules.
    if (zeros === 5 && groups[5] === 0xffff) groups[5] = 0xfffe;
    return [groups.map((group) => group.toString(16)).join(":"), "ipv6"];
  });
}
