import { CLOSED_TO_US } from "#engine/site-audit/coverage.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** "answers 404" for a file that is gone; null where it answers or could not be checked. */
export function brokenStatus(site: Site, url: string): string | null {
  const target = site.endOfTarget(url);
  if (target !== undefined) {
    if (target.state !== "dead") return null;
    const answer =
      target.status === null ? (target.detail ?? "does not answer") : `answers ${target.status}`;
    return target.url === url ? answer : `redirects to ${target.url}, which ${answer}`;
  }
  const status = site.find(url)?.status ?? null;
  return status !== null && status >= 400 && !CLOSED_TO_US.includes(status)
    ? `answers ${status}`
    : null;
}
