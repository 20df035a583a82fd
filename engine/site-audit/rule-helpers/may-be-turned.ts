import { isFontSheet } from "#engine/html/sets-direction.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Whether a style sheet or a script of a page may turn its texts, or was not read and so might. */
export function mayBeTurned(site: Site, page: string): boolean {
  return Array.from(site.links.from(page), site.links.at).some(({ kind, to }) => {
    if (kind !== "style" && !(kind === "script" && site.isOwn(to))) return false;
    if (isFontSheet(to)) return false;
    const file = site.endOfTarget(to);
    if (file?.state === "dead") return false;
    return file?.maySetDirection ?? kind === "style";
  });
}
