import type { LinkKind, LinkRow } from "#engine/site-audit/rows.ts";
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** What `find` finds in the links of these kinds, in reading order; one link is made at a time. */
export function findInLinks(
  { links }: Site,
  kinds: readonly LinkKind[],
  find: (link: LinkRow) => readonly RuleFinding[],
): readonly RuleFinding[] {
  const found: RuleFinding[] = [];
  for (let place = 0; place < links.count; place += 1) {
    if (!kinds.includes(links.kindAt(place))) continue;
    for (const one of find(links.at(place))) found.push(one);
  }
  return found;
}
