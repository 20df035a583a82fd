import { hrefKey } from "#engine/address/address-key.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { PageLink } from "#engine/html/page-links.ts";

/** Lighthouse leaves out nofollow links, scripts, mail, and links to the page itself. */
export function findFollowedLinks({ links, svgLinks, address }: PageFacts): readonly PageLink[] {
  const own = hrefKey(address.url.href);
  return [...links, ...svgLinks].filter(({ element, href, url, rel }) => {
    const resolved = url ?? href;
    if (resolved === "" || (rel ?? "").includes("nofollow")) return false;
    if (/^(javascript|mailto):/i.test(resolved)) return false;
    if (element.inNoscript) return false;
    return url === null || hrefKey(url) !== own;
  });
}
