import type { Site } from "#engine/site-audit/site.ts";

/** Whether an address of the site redirects to a page that answers: only then may a link name its end. */
export function leadsToPage(site: Site, url: string): boolean {
  const { url: end, end: page, isLoop } = site.follow(url);
  if (!site.isOwn(end)) return site.endOfTarget(end)?.state !== "dead";
  const status = page?.status ?? null;
  return !isLoop && status !== null && status >= 200 && status < 300;
}
