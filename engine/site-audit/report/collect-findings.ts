import { MAX_EVIDENCE_CHARACTERS } from "#engine/bounds.ts";
import { readableAddresses } from "#engine/address/path-of.ts";
import type { LinkedFrom } from "#engine/site-audit/contract.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** A finding with its rule, its cause and the places that link there. */
export type Found = RuleFinding & { rule: SiteRule; linkedFrom: readonly LinkedFrom[] };

const MAX_LINKED_FROM = 10;

/** What every rule finds; one address counts once for each rule, with its first evidence. */
export function collectFindings(site: Site, rules: readonly SiteRule[]): readonly Found[] {
  return rules.flatMap((rule) => {
    const seen = new Set<string>();
    return rule.find(site).flatMap((finding) => {
      if (seen.has(finding.url)) return [];
      seen.add(finding.url);
      const linkedFrom = finding.linkedFrom ?? findLinkedFrom(site, finding.url);
      return [
        {
          ...finding,
          evidence: readableAddresses(finding.evidence.slice(0, MAX_EVIDENCE_CHARACTERS)),
          rule,
          linkedFrom: linkedFrom.slice(0, MAX_LINKED_FROM),
        },
      ];
    });
  });
}

/** Pages that link to an address, those in the text first; else the sitemap that lists it. */
function findLinkedFrom(site: Site, url: string): readonly LinkedFrom[] {
  const links = site
    .inlinks(url)
    .map(({ from, anchor, line, region }) => ({ from, anchor, line, region }));
  const inText = links.filter(({ region }) => region === "main");
  const inOrder = [...inText, ...links.filter(({ region }) => region !== "main")];
  const bySource = new Map(inOrder.toReversed().map((link) => [link.from, link]));
  const places = [...bySource.values()]
    .toReversed()
    .map(({ from, anchor, line }) => ({ url: from, anchor, line }));
  const file = site.listed.get(url)?.file;
  return places.length > 0 || file === undefined ? places : [{ url: file, anchor: "", line: 0 }];
}
