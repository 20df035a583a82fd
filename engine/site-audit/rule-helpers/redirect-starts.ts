import type { PageRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Redirects where a visitor begins: linked, listed or typed, not those that only another redirect leads to. */
export function redirectStarts(site: Site): readonly PageRow[] {
  return site.pages.filter(
    ({ location, foundBy }) => location !== undefined && foundBy.some((by) => by !== "redirect"),
  );
}
