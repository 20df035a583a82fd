import type { NetworkInterfaceInfo } from "node:os";

import { expect, test } from "vitest";

import { readOwnAddresses } from "./own-addresses.ts";

const bear = (address: string, internal: boolean): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: "255.255.255.255",
  mac: "00:00:00:00:00:00",
  family: "IPv4",
  cidr: `${address}/32`,
});

test("own addresses are those that others reach this machine by", () => {
  const interfaces = {
    lo: [bear("127.0.0.1", true), bear("151.101.7.1", true)],
    eth0: [bear("151.101.9.9", false)],
    gone: undefined,
  };

  expect([...readOwnAddresses(interfaces)]).toEqual(["151.101.9.9"]);
});
