import { isIPv4, isIPv6, SocketAddress } from "node:net";
import { splitOutsideQuotes } from "#lib/text/split-outside-quotes.ts";

/** What proxies write about the visitor: the old header, and the standard one. */
type ForwardedHeaders = {
  xForwardedFor?: string | undefined;
  /** https://www.rfc-editor.org/rfc/rfc7239 */
  forwarded?: string | undefined;
};

type AddressOptions = {
  trustedProxies: number;
  /** Called when a proxy named the visitor in a way that cannot be read. */
  onUnreadable?: () => void;
};

/**
 * The visitor's address: the socket's, or the one that the outermost of our own proxies saw.
 * Entries further left are whatever the visitor claims, so they are not read. Where the entry
 * cannot be read, or the two headers disagree (a proxy that writes one of them passes on what the
 * visitor wrote into the other), the request counts for the proxy.
 */
export function clientAddress(
  socketAddress: string,
  { xForwardedFor, forwarded }: ForwardedHeaders,
  { trustedProxies, onUnreadable = () => {} }: AddressOptions,
): string {
  if (trustedProxies === 0) return socketAddress;
  const named = [
    ...(xForwardedFor ? [pickEntry(xForwardedFor.split(","), trustedProxies)] : []),
    ...(forwarded ? [pickEntry(readForwarded(forwarded, "for"), trustedProxies)] : []),
  ].map((entry) => entry && parseNode(entry));
  if (named.length === 0) return socketAddress;

  const [first, second = first] = named;
  if (first === undefined || first !== second) {
    onUnreadable();
    return socketAddress;
  }
  return first;
}

/** Whether the visitor's own connection was encrypted; only our own proxy knows. */
export function isForwardedHttps(
  headers: { xForwardedProto?: string | undefined; forwarded?: string | undefined },
  trustedProxies: number,
): boolean {
  if (trustedProxies === 0) return false;
  const entries = headers.xForwardedProto
    ? headers.xForwardedProto.split(",")
    : readForwarded(headers.forwarded ?? "", "proto");
  return pickEntry(entries, trustedProxies)?.trim().toLowerCase() === "https";
}

/** The n-th from the right; where there are fewer, the request passed by the outermost proxy. */
function pickEntry(
  entries: readonly (string | undefined)[],
  trustedProxies: number,
): string | undefined {
  return entries.length < trustedProxies ? entries[0] : entries.at(-trustedProxies);
}

/** One parameter of each element; commas inside quotes separate nothing. */
function readForwarded(header: string, name: "for" | "proto"): (string | undefined)[] {
  return splitOutsideQuotes(header, ",").map((element) => {
    for (const pair of splitOutsideQuotes(element, ";")) {
      const equals = pair.indexOf("=");
      if (pair.slice(0, Math.max(0, equals)).trim().toLowerCase() !== name) continue;
      return pair
        .slice(equals + 1)
        .trim()
        .replace(/^"([^"]*)"$/, "$1");
    }
    return undefined;
  });
}

/**
 * An address as proxies write it: bare, with a port, or in brackets with or without one. Undefined
 * for `unknown` and for made-up names: https://www.rfc-editor.org/rfc/rfc7239#section-6
 */
function parseNode(text: string): string | undefined {
  const trimmed = text.trim().replace(/^"(.*)"$/, "$1");
  const address =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ??
    trimmed;
  return normalise(address);
}

/** One way to write each address, so that another spelling does not count as another visitor. */
function normalise(address: string): string | undefined {
  const plain = address.split("%", 1)[0] ?? "";
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const { address: canonical } = new SocketAddress({ address: plain, family: "ipv6" });
  return canonical.replace(/^::ffff:(?=\d+\.)/, "");
}

/**
 * What an address is counted by, narrow to wide. "address": itself, or the /64 of an IPv6 address, in
 * which one machine may take any address. "visitor": the same, or the /56 that providers give to one
 * connection. "network": a /24, or the /48 that providers give to one company.
 * https://www.rfc-editor.org/rfc/rfc6177
 */
export type RateKeys = Readonly<Record<"address" | "visitor" | "network", string>>;

/** How many times a visitor's share a network has. */
export const NETWORK_SHARE = 4;

export function rateKeysOf(address: string): RateKeys {
  const plain = normalise(address) ?? "unknown";
  if (!isIPv6(plain)) {
    const network = isIPv4(plain) ? `${plain.split(".", 3).join(".")}.0/24` : plain;
    return { address: plain, visitor: plain, network };
  }
  const groups = expandIPv6(plain);
  const site = groups.slice(0, 3).join(":");
  const fourth = groups[3] ?? "";
  return {
    address: `${site}:${fourth}::/64`,
    visitor: `${site}:${fourth.padStart(4, "0").slice(0, 2)}00::/56`,
    network: `${site}::/48`,
  };
}

/** Eight groups. An embedded IPv4 address is in the last two, which no network here reads. */
function expandIPv6(address: string): string[] {
  const [head = "", tail = ""] = address.split("::");
  const [before, after] = [head, tail].map((part) =>
    part
      .split(":")
      .filter(Boolean)
      .flatMap((group) => (group.includes(".") ? ["0", "0"] : [group])),
  ) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after];
}
