import { shorten } from "#lib/text/shorten.ts";
import { MAX_EVIDENCE_CHARACTERS } from "#engine/bounds.ts";
import { readableAddresses } from "#engine/address/path-of.ts";
import type { LinkedFrom } from "#engine/site-audit/site-report.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** One place on a page, with the links that lead there. */
export type FoundPlace = Pick<RuleFinding, "target" | "evidence" | "line"> & {
  linkedFrom: readonly LinkedFrom[];
};

/** A page that breaks a rule for one cause: its first place, and the others. */
export type Found = Omit<RuleFinding, "linkedFrom"> &
  FoundPlace & {
    rule: SiteRule;
    /** As many as there is room for. */
    more: readonly FoundPlace[];
    /** Of all its places, whether there was room for them or not. */
    targets: ReadonlySet<string>;
  };

/** Links to a page whose fault is in itself: a help to find it. */
const MAX_LINKED_FROM = 10;

/** What a place takes besides its words, in characters of JSON. */
const FRAME = 80;

type Room = { characters: number; isCut: boolean };

/** What every rule finds: one entry for each page and cause, with every place on it while there is room. */
export function collectFindings(
  site: Site,
  rules: readonly SiteRule[],
  characters: number,
): { findings: readonly Found[]; isCut: boolean } {
  const room: Room = { characters, isCut: false };
  const found = new Map(rules.map((rule) => [rule.id, rule.find(site)]));
  const findings = rules.flatMap((rule) => {
    const told = findCovered(found, rule);
    const byPage = Map.groupBy(
      (found.get(rule.id) ?? []).filter(({ url }) => !told.has(url)),
      ({ url, cause = "", isNoise }) => [url, cause, isNoise === true].join("\n"),
    );
    return [...byPage.values()].flatMap((places) => toFound(site, rule, places, room));
  });
  return { findings, isCut: room.isCut };
}

/** Pages that another rule names for the same cause. */
function findCovered(
  found: ReadonlyMap<string, readonly RuleFinding[]>,
  { coveredBy = [] }: SiteRule,
): ReadonlySet<string> {
  const places = coveredBy.flatMap((id) => found.get(id) ?? []);
  return new Set(places.filter(({ isNoise }) => isNoise !== true).map(({ url }) => url));
}

/** The first place of a page is always kept; the others while there is room. */
function toFound(
  site: Site,
  rule: SiteRule,
  findings: readonly RuleFinding[],
  room: Room,
): readonly Found[] {
  const [first, ...others] = findings;
  if (first === undefined) return [];
  const seen = new Set([nameOf(first)]);
  const more: FoundPlace[] = [];
  for (const finding of others) {
    if (seen.has(nameOf(finding))) continue;
    seen.add(nameOf(finding));
    if (room.characters > 0) more.push(toPlace(site, rule, finding, room));
    else room.isCut = true;
  }
  const targets = findings.flatMap(({ target }) => (target === undefined ? [] : [target]));
  return [{ ...first, ...toPlace(site, rule, first, room), rule, more, targets: new Set(targets) }];
}

function nameOf({ target, evidence }: RuleFinding): string {
  return target ?? evidence;
}

function toPlace(
  site: Site,
  { isFixedAtLinks }: SiteRule,
  { url, target, evidence, line, linkedFrom: given }: RuleFinding,
  room: Room,
): FoundPlace {
  const sources = given ?? findLinkedFrom(site, url);
  const hasRoom = isFixedAtLinks === true && room.characters > 0;
  room.isCut ||= isFixedAtLinks === true && !hasRoom && sources.length > MAX_LINKED_FROM;
  const linkedFrom = hasRoom ? sources : sources.slice(0, MAX_LINKED_FROM);
  const words = readableAddresses(shorten(evidence, MAX_EVIDENCE_CHARACTERS, ""));
  for (const link of linkedFrom) room.characters -= link.url.length + link.anchor.length + FRAME;
  room.characters -= url.length + words.length + (target?.length ?? 0) + FRAME;
  return {
    ...(target !== undefined && { target }),
    evidence: words,
    ...(line !== undefined && { line }),
    linkedFrom,
  };
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
