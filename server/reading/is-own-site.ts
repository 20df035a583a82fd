/** Whether a host name is this site's, with or without www: it is never read. */
export function isOwnSite(name: string, ownNames: readonly string[]): boolean {
  return ownNames.some((own) => bareName(own) === bareName(name));
}

function bareName(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}
