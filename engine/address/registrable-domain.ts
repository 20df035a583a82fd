import { parse } from "tldts";

/**
 * The part of a host name that someone registers, by the Public Suffix List with its private
 * section: `shop.example.com.pk` belongs to `example.com.pk`. A host without one (an address, a
 * single label) is its own.
 * https://publicsuffix.org/
 */
export function readRegistrableDomain(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return parse(host, { allowPrivateDomains: true }).domain ?? host;
}
