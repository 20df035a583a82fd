/** How the addresses of language versions are compared: as written, a near miss is named. */

/** Equal as the URL standard has it: case of the host, default port. Nothing else is forgiven. */
export function key(url: string): string {
  return URL.parse(url.trim())?.href ?? url.trim();
}

/** What makes two addresses near misses of one another: scheme, www., last slash, letter case. */
export function nearKey(url: string): string {
  return key(url)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/(?=$|[?#])/, "");
}

export function isAbsolute(href: string): boolean {
  return /^https?:\/\//i.test(href.trim()) && URL.canParse(href.trim());
}
