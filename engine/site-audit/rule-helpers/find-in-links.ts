import type { LinkKind, LinkRow } from "#engine/site-audit/rows.ts";
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** What is wrong with a link. `target`: the address it leads to, unless given; `linkedFrom`: the link. */
export type LinkFault = Pick<RuleFinding, "evidence" | "target" | "cause" | "linkedFrom">;

/** The faults of links of these kinds, in reading order; one is made at a time. `written`: the address, which may be a copy's. */
export function* findInLinks(
  { links }: Site,
  kinds: readonly LinkKind[],
  judge: (link: LinkRow, written: string) => LinkFault | null,
): Generator<RuleFinding> {
  for (let place = 0; place < links.count; place += 1) {
    if (!kinds.includes(links.kindAt(place))) continue;
    const link = links.at(place);
    const fault = judge(link, links.writtenAt(place));
    if (fault === null) continue;
    const { from, to, anchor, line } = link;
    const linkedFrom = [{ url: from, anchor, line }];
    yield { url: from, target: to, line, linkedFrom, ...fault };
  }
}
