import type { Site } from "#engine/site-audit/site.ts";

/** "answers 404" for a file that is gone; null where it answers or could not be checked. */
export function brokenStatus(site: Site, url: string): string | null {
  const target = site.targets.get(url);
  if (target !== undefined) {
    if (target.state !== "dead") return null;
    return target.status === null
      ? (target.detail ?? "does not answer")
      : `answers ${target.status}`;
  }
  const status = site.find(url)?.status ?? null;
  return status !== null && status >= 400 && status !== 403 && status !== 429
    ? `answers ${status}`
    : null;
}
