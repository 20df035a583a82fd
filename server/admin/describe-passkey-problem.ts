import { isIP } from "node:net";

/**
 * Why no passkey can be made at an origin, in a sentence that says what to do; undefined where one can.
 * A passkey belongs to a host name, and browsers make it in a secure context alone:
 * https://www.w3.org/TR/webauthn-3/#rp-id
 */
export function describePasskeyProblem(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin);
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return undefined;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  if (protocol === "https:" && !isAddress) return undefined;
  const why = isAddress ? "it is an IP address, and a passkey needs a name" : "it is not https";
  return `No passkey can be made at ${origin}: ${why}. Set SITE_URL to the https address of the site, and make a new link.`;
}
