/** Host names that count as one site: the given one with and without www. The port belongs to it. */
export function siteHosts(host: string): readonly string[] {
  const bare = host.replace(/^www\./, "");
  return isNumber(bare) ? [bare] : [...new Set([host, bare, `www.${bare}`])];
}

/** An address literal or a single label has no www beside it. */
function isNumber(host: string): boolean {
  return !/\.[a-z]/i.test(host);
}
