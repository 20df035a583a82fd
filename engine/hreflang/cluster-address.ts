/** How the addresses of language versions are compared: by their keys, and a near miss is named. */
import { addressKey } from "#engine/address/address-key.ts";

/** What makes two addresses near misses of one another: scheme, www., last slash, letter case. */
export function nearKey(url: string): string {
  return addressKey(url)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/(?=$|[?#])/, "");
}

export function isAbsolute(href: string): boolean {
  return /^https?:\/\//i.test(href.trim()) && URL.canParse(href.trim());
}
