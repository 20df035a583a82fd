import type { LinkKind, LinkRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Every link of these kinds, in reading order. */
export function eachLink({ links }: Site, ...kinds: readonly LinkKind[]): readonly LinkRow[] {
  const rows: LinkRow[] = [];
  for (let place = 0; place < links.count; place += 1) {
    if (kinds.includes(links.kindAt(place))) rows.push(links.at(place));
  }
  return rows;
}
