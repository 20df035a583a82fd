import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

/** Pages that answered, other than the home page. */
export function ownPages(site: Site): readonly AuditedPage[] {
  return site.readPages.filter(({ url }) => url !== site.home);
}

/** A path without its encoded signs: capitals in %D8%A7 are no capitals. */
export function plainPath(url: string): string {
  return new URL(url).pathname.replace(/%[0-9A-Fa-f]{2}/g, "");
}
