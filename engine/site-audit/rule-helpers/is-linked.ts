import type { PageRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Whether a link leads to the address; what a sitemap, a canonical or an hreflang alone names has its own rules. */
export function isLinked(site: Site, { url, foundBy }: PageRow): boolean {
  return (
    site.countInlinks(url) > 0 ||
    foundBy.some((by) => by === "start" || by === "link" || by === "redirect")
  );
}
