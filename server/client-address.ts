import { isIPv4, isIPv6 } from "node:net";

/**
 * The visitor's address: the socket's, or the one that the outermost of our own proxies saw.
 * Entries further left in X-Forwarded-For are whatever the visitor claims, so they are not read.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const addresses = forwardedFor.split(",").map((address) => address.trim());
  return addresses.at(-trustedProxies) ?? addresses[0] ?? socketAddress;
}

/** Whether the visitor's own connection was encrypted; only a proxy of ours can tell. */
export function isForwardedHttps(
  forwardedProto: string | null | undefined,
  trustedProxies: number,
): boolean {
  if (trustedProxies === 0 || !forwardedProto) return false;
  const protocols = forwardedProto.split(",").map((protocol) => protocol.trim().toLowerCase());
  return (protocols.at(-trustedProxies) ?? protocols[0]) === "https";
}

/**
 * What a limit counts by: the IPv4 address, or the /64 network of an IPv6 address, as one
 * household holds all of that. https://www.rfc-editor.org/rfc/rfc6177
 */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  return `${expandIPv6(plain).slice(0, 4).join(":")}::/64`;
}

function expandIPv6(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = splitGroups(head);
  const after = tail === undefined ? [] : splitGroups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ""),
  );
}

/** An embedded IPv4 address takes the place of two groups; it is always among the last. */
function splitGroups(text: string): string[] {
  return text
    .split(":")
    .filter(Boolean)
    .flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
