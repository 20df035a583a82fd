import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** A sitemap may list several hosts of one owner; another owner's are none of the site. */
export function isOfDomain(site: Site, url: string): boolean {
  return site.isOwn(url) || domainOf(url) === domainOf(site.rows.startUrl);
}

function domainOf(address: string): string {
  return readRegistrableDomain(new URL(address).hostname);
}
