import { expect, test } from "vitest";

import { createConnect } from "./connect.ts";
import { leadsNowhere, type Unread } from "./outcome.ts";

const refusalOf = (address: string, secure: boolean, connect = createConnect()) =>
  connect({ address, name: "shop.pk", secure, signal: new AbortController().signal }).then(
    () => "connected",
    (error: Unread) => error.refusal,
  );

const nowhere = { ...leadsNowhere };

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "169.254.169.254",
  "168.63.129.16",
  "::1",
  "::ffff:127.0.0.1",
  "::127.0.0.1",
  "fd00::7",
])("%s is never connected to, with TLS or without, and looks like no server", async (address) => {
  expect(await refusalOf(address, false)).toEqual(nowhere);
  expect(await refusalOf(address, true)).toEqual(nowhere);
});

test.each(["localhost", "shop.pk", ""])(
  "%j is a name, and would be looked up again: it is not connected to",
  async (address) => {
    expect(await refusalOf(address, false)).toEqual(nowhere);
  },
);

test("an address behind the network's own NAT64 is not connected to", async () => {
  const connect = createConnect({ readLocalPrefixes: async () => [["2a04:4e42:64::", 96]] });

  expect(await refusalOf("2a04:4e42:64::a01:203", false, connect)).toEqual(nowhere);
});

test("nor is any IPv6 address while that is not known", async () => {
  const connect = createConnect({ readLocalPrefixes: async () => undefined });

  expect(await refusalOf("2a04:4e42:7::1", false, connect)).toEqual(nowhere);
});
