import { BlockList, isIPv4, isIPv6 } from "node:net";

type Range = readonly [network: string, bits: number];

/**
 * IPv4 that no public web page is served from.
 * https://www.iana.org/assignments/iana-ipv4-special-registry/
 */
const SPECIAL_IPV4: readonly Range[] = [
  ["0.0.0.0", 8], // this network, RFC 791
  ["10.0.0.0", 8], // private, RFC 1918
  ["100.64.0.0", 10], // shared by a provider's customers, RFC 6598; Alibaba Cloud's metadata
  ["127.0.0.0", 8], // loopback, RFC 1122
  ["168.63.129.16", 32], // Azure's host, public by its number alone
  ["169.254.0.0", 16], // link-local, RFC 3927; the metadata of most clouds
  ["172.16.0.0", 12], // private, RFC 1918
  ["192.0.0.0", 24], // protocol assignments, RFC 6890; Oracle Cloud's metadata
  ["192.0.2.0", 24], // documentation, RFC 5737
  ["192.31.196.0", 24], // AS112, RFC 7535
  ["192.52.193.0", 24], // AMT, RFC 7450
  ["192.88.99.0", 24], // 6to4 relays, RFC 7526
  ["192.168.0.0", 16], // private, RFC 1918
  ["192.175.48.0", 24], // AS112, RFC 7534
  ["198.18.0.0", 15], // benchmarks, RFC 2544
  ["198.51.100.0", 24], // documentation, RFC 5737
  ["203.0.113.0", 24], // documentation, RFC 5737
  ["224.0.0.0", 4], // multicast, RFC 5771
  ["240.0.0.0", 4], // reserved and broadcast, RFC 1112
];

/** The only IPv6 block that IANA has given out for public use, RFC 4291 2.4. */
const GLOBAL_IPV6: Range = ["2000::", 3];

/**
 * What lies in it and is not public all the same.
 * https://www.iana.org/assignments/iana-ipv6-special-registry/
 */
const SPECIAL_IPV6: readonly Range[] = [
  ["2001::", 23], // protocol assignments, RFC 2928: Teredo, benchmarks, ORCHID
  ["2001:db8::", 32], // documentation, RFC 3849
  ["2002::", 16], // 6to4: wraps any IPv4 address, RFC 3056
  ["2620:4f:8000::", 48], // AS112, RFC 7534
  ["3ffe::", 16], // 6bone, given back, RFC 3701
  ["3fff::", 20], // documentation, RFC 9637
];

/** Whether a public web server can have this address. Anything but a plain IP address is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL_IPV4.some((range) => isWithin(address, range));
  return (
    isIPv6(address) &&
    isWithin(address, GLOBAL_IPV6) &&
    !SPECIAL_IPV6.some((range) => isWithin(address, range))
  );
}

/** Both of one family, and the first `bits` bits the same. */
export function isWithin(address: string, [network, bits]: Range): boolean {
  const left = toBytes(address);
  const right = toBytes(network);
  if (left.length !== right.length || left.length === 0) return false;
  return right.every((byte, index) => {
    const shown = Math.min(8, Math.max(0, bits - index * 8));
    return (byte ^ left[index]!) >> (8 - shown) === 0;
  });
}

/** 4 bytes, 16 bytes, or none for what is no address. A zone ("%eth0") makes it none of ours. */
export function toBytes(address: string): readonly number[] {
  if (isIPv4(address)) return address.split(".").map(Number);
  if (!isIPv6(address) || address.includes("%")) return [];
  // The URL parser writes every form in hexadecimal groups.
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}

/** The same rule for `net.connect`, which asks it once more before a packet leaves. */
export function createBlockList(): BlockList {
  const list = new BlockList();
  for (const [network, bits] of SPECIAL_IPV4) list.addSubnet(network, bits, "ipv4");
  for (const [network, bits] of SPECIAL_IPV6) list.addSubnet(network, bits, "ipv6");
  list.addSubnet("4000::", 2, "ipv6");
  list.addSubnet("8000::", 1, "ipv6");
  for (const [network, bits] of besidesMappedIPv4()) list.addSubnet(network, bits, "ipv6");
  return list;
}

/**
 * ::/3 without ::ffff:0:0/96: Node looks an IPv4 address up in that form too, so ::/3 as one rule
 * would block all of IPv4. The mapped form itself is judged by the rules for IPv4.
 */
function besidesMappedIPv4(): Range[] {
  const mapped = toBytes("::ffff:0:0");
  return Array.from({ length: 96 - 3 }, (_, index) => {
    const bits = 4 + index;
    const at = (bits - 1) >> 3;
    const sibling = mapped.map((byte, position) => {
      if (position > at) return 0;
      if (position < at) return byte;
      const last = 1 << (7 - ((bits - 1) & 7));
      return (byte ^ last) & ~(last - 1) & 255;
    });
    return [toText(sibling), bits] as const;
  });
}

function toText(bytes: readonly number[]): string {
  return Array.from({ length: 8 }, (_, index) =>
    (((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)).toString(16),
  ).join(":");
}
