import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { NameServerClient } from "./name-server-client.ts";
import { leadsNowhere, Unread } from "./outcome.ts";
import { createReadLocalPrefixes } from "./read-local-prefixes.ts";
import { createResolveName, type ResolveOptions } from "./resolve-name.ts";

const GOOD4 = "151.101.7.1";
const GOOD6 = "2a04:4e42:7::1";

type Answers = { ipv4?: string[] | Error; ipv6?: string[] | Error; prefix?: string[] | Error };

const failure = (code: string) => Object.assign(new Error(code), { code });
const nothing = failure("ENOTFOUND");
const silence = failure("ETIMEOUT");

async function tell(answer: string[] | Error): Promise<string[]> {
  if (answer instanceof Error) throw answer;
  return answer;
}

const never = () => new Promise<string[]>(() => {});

function createClient({ ipv4 = nothing, ipv6 = nothing, prefix = nothing }: Answers) {
  const asked: string[] = [];
  const client: NameServerClient = {
    resolve4: async () => tell(ipv4),
    resolve6: async (name) => {
      asked.push(name);
      return tell(name === "ipv4only.arpa" ? prefix : ipv6);
    },
  };
  return { client, asked };
}

function resolve(answers: Answers, options: Partial<ResolveOptions> = {}) {
  const { client } = createClient(answers);
  const readLocalPrefixes = createReadLocalPrefixes(client, () => 0);
  const resolveName = createResolveName({ client, readLocalPrefixes, ...options });
  return resolveName("shop.pk", new AbortController().signal);
}

const refused = (answers: Answers, options?: Partial<ResolveOptions>) =>
  resolve(answers, options).then(
    (addresses) => ({ addresses }),
    (error: Unread) => error.refusal,
  );

test("one address of each family is chosen, IPv4 first", async () => {
  expect(await resolve({ ipv4: [GOOD4, "151.101.7.2"], ipv6: [GOOD6] })).toEqual([GOOD4, GOOD6]);
});

test("one family is enough", async () => {
  expect(await resolve({ ipv4: [GOOD4] })).toEqual([GOOD4]);
  expect(await resolve({ ipv6: [GOOD6] })).toEqual([GOOD6]);
  expect(await resolve({ ipv4: [GOOD4], ipv6: silence })).toEqual([GOOD4]);
});

describe("ten kinds of names are refused alike", () => {
  test.each<[string, Answers]>([
    ["does not exist", {}],
    ["has no addresses", { ipv4: [], ipv6: [] }],
    ["is refused by its server", { ipv4: failure("EREFUSED"), ipv6: failure("ESERVFAIL") }],
    ["has silent servers", { ipv4: silence, ipv6: silence }],
    ["is private", { ipv4: ["10.1.2.3"] }],
    ["is this machine", { ipv6: ["::1"] }],
    ["is public and private", { ipv4: [GOOD4, "10.1.2.3"] }],
    ["is private in the other family", { ipv4: [GOOD4], ipv6: ["fd00::7"] }],
    ["wraps an IPv4 address", { ipv6: ["64:ff9b::a01:203"] }],
    ["has 17 addresses", { ipv4: Array.from({ length: 17 }, () => GOOD4) }],
  ])("one that %s", async (_kind, answers) => {
    expect(await refused(answers)).toEqual(leadsNowhere);
  });
});

test("sixteen addresses are not too many", async () => {
  expect(await resolve({ ipv4: Array.from({ length: 16 }, () => GOOD4) })).toEqual([GOOD4]);
});

test("an address of this server itself is refused like a private one", async () => {
  const isOwn = (address: string) => address === GOOD4;

  expect(await refused({ ipv4: [GOOD4] }, { isOwn })).toEqual(leadsNowhere);
});

test("a resolver that says nothing at all is our fault, not the name's", async () => {
  const away = failure("ECONNREFUSED");

  expect(await refused({ ipv4: away, ipv6: away, prefix: away })).toMatchObject({ reason: "off" });
});

describe("the network's own NAT64", () => {
  test.each([
    ["2a04:4e42:64::c000:aa", "2a04:4e42:64::a01:203", 96],
    ["2a04:4e42:64:7:c0:0:aa00:0", "2a04:4e42:64:7:a:102:300:0", 64],
    ["2a04:4e42:64:7c0:0:aa::", "2a04:4e42:64:70a:1:203::", 56],
    ["2a04:4e42:64:c000:0:aa00::", "2a04:4e42:64:a01:2:300::", 48],
    ["2a04:4e42:64c0:0:aa::", "2a04:4e42:640a:102:3::", 40],
    ["2a04:4e42:c000:aa::", "2a04:4e42:a01:203::", 32],
  ])("%s shows a prefix behind which %s is private (/%i)", async (prefix, address) => {
    expect(await resolve({ ipv6: [address] })).toEqual([address]);
    expect(await refused({ ipv6: [address], prefix: [prefix] })).toEqual(leadsNowhere);
  });

  test("as long as it is not known, no IPv6 address is connected to", async () => {
    expect(await resolve({ ipv4: [GOOD4], ipv6: [GOOD6], prefix: silence })).toEqual([GOOD4]);
    expect(await refused({ ipv6: [GOOD6], prefix: silence })).toEqual(leadsNowhere);
  });

  test("it is asked for once an hour", async () => {
    const { client, asked } = createClient({ ipv4: [GOOD4] });
    let now = 0;
    const readLocalPrefixes = createReadLocalPrefixes(client, () => now);
    const resolveName = createResolveName({ client, readLocalPrefixes });
    const { signal } = new AbortController();
    const askedFor = () => asked.filter((name) => name === "ipv4only.arpa").length;

    await resolveName("a.pk", signal);
    now = 59 * 60_000;
    await resolveName("b.pk", signal);
    expect(askedFor()).toBe(1);
    now = 60 * 60_000;
    await resolveName("c.pk", signal);
    expect(askedFor()).toBe(2);
  });
});

describe("a name server that never answers", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("is waited for three seconds, and what did come in counts", async () => {
    const client: NameServerClient = {
      resolve4: async () => [GOOD4],
      resolve6: (name) => (name === "ipv4only.arpa" ? Promise.resolve([]) : never()),
    };
    const resolveName = createResolveName({
      client,
      readLocalPrefixes: createReadLocalPrefixes(client, () => 0),
    });
    const answer = resolveName("a.pk", new AbortController().signal);

    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toEqual([GOOD4]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is given up at once when the reading is", async () => {
    const client: NameServerClient = { resolve4: never, resolve6: never };
    const resolveName = createResolveName({ client, readLocalPrefixes: async () => [] });
    const reading = new AbortController();
    const answer = resolveName("a.pk", reading.signal);

    reading.abort();
    await expect(answer).rejects.toThrow(Unread);
  });
});
