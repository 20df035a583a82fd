import { MAX_EVIDENCE_CHARACTERS } from "#engine/bounds.ts";
import { readableAddresses } from "#engine/address/path-of.ts";
import type { LinkedFrom } from "#engine/site-audit/site-report.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import { foreignPages } from "#engine/site-audit/suspects/find-suspects.ts";
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

/** One that more places are added to. */
type Growing = Found & { more: FoundPlace[]; targets: Set<string>; texts: Set<string> };

/** Links to a page whose fault is in itself: a help to find it. */
const MAX_LINKED_FROM = 10;

/** What a place takes besides its words, in characters of JSON. */
const FRAME = 80;

type Room = { characters: number; isCut: boolean };

/**
 * What every rule finds: one entry for each page and cause, with every place on it while there is room. One
 * finding is held at a time, as a large site has a million.
 */
export function collectFindings(
  site: Site,
  rules: readonly SiteRule[],
  characters: number,
): { findings: readonly Found[]; isCut: boolean } {
  const room: Room = { characters, isCut: false };
  const found = new Map(rules.map((rule) => [rule.id, collectOfRule(site, rule, room)]));
  const findings = rules.flatMap((rule) => {
    const told = findCovered(found, rule);
    return (found.get(rule.id) ?? []).filter(({ url }) => !told.has(url));
  });
  return { findings, isCut: room.isCut };
}

/** Pages that another rule names for the same cause. */
function findCovered(
  found: ReadonlyMap<string, readonly Found[]>,
  { coveredBy = [] }: SiteRule,
): ReadonlySet<string> {
  const places = coveredBy.flatMap((id) => found.get(id) ?? []);
  return new Set(places.filter(({ isNoise }) => isNoise !== true).map(({ url }) => url));
}

/** The first place of a page is always kept; the others while there is room. */
function collectOfRule(site: Site, rule: SiteRule, room: Room): readonly Found[] {
  const byPage = new Map<string, Growing>();
  // Nobody is to link to a page that is somebody else's, list it or better its title.
  const foreign = rule.guide.topic === "hacked" ? new Set<string>() : foreignPages(site);
  for (const finding of rule.find(site)) {
    const { url, cause = "", isNoise, target, evidence } = finding;
    if (foreign.has(url) || (target !== undefined && foreign.has(target))) continue;
    const key = [url, cause, isNoise === true].join("\n");
    const known = byPage.get(key);
    if (known === undefined) {
      const place = toPlace(site, rule, finding, room);
      const targets = new Set(target === undefined ? [] : [target]);
      const texts = new Set(target === undefined ? [evidence] : []);
      byPage.set(key, { ...finding, ...place, rule, more: [], targets, texts });
      continue;
    }
    const [names, name] = target === undefined ? [known.texts, evidence] : [known.targets, target];
    if (names.has(name)) continue;
    names.add(name);
    if (room.characters > 0) known.more.push(toPlace(site, rule, finding, room));
    else room.isCut = true;
  }
  return [...byPage.values()];
}

function toPlace(
  site: Site,
  { isFixedAtLinks }: SiteRule,
  { url, target, evidence, line, linkedFrom: given }: RuleFinding,
  room: Room,
): FoundPlace {
  const isWhole = isFixedAtLinks === true && room.characters > 0;
  // One more shows that there are more.
  const sources = given ?? findLinkedFrom(site, url, isWhole ? Infinity : MAX_LINKED_FROM + 1);
  const linkedFrom = isWhole ? sources : sources.slice(0, MAX_LINKED_FROM);
  room.isCut ||= isFixedAtLinks === true && linkedFrom.length < sources.length;
  const words = readableAddresses(evidence.slice(0, MAX_EVIDENCE_CHARACTERS));
  for (const link of linkedFrom) room.characters -= link.url.length + link.anchor.length + FRAME;
  room.characters -= url.length + words.length + (target?.length ?? 0) + FRAME;
  return {
    ...(target !== undefined && { target }),
    evidence: words,
    ...(line !== undefined && { line }),
    linkedFrom,
  };
}

/** So many pages that link to an address, those in the text first; else the sitemap that lists it. */
function findLinkedFrom(site: Site, url: string, most: number): readonly LinkedFrom[] {
  const { links } = site;
  const bySource = new Map<number | undefined, LinkedFrom>();
  const places = site.inlinkPlaces(url);
  for (const isInText of [true, false]) {
    for (const place of places) {
      if (bySource.size >= most) break;
      const source = links.columns.from[place];
      if ((links.regionAt(place) === "main") !== isInText || bySource.has(source)) continue;
      const { from, anchor, line } = links.at(place);
      bySource.set(source, { url: from, anchor, line });
    }
  }
  const file = site.listed.get(url)?.file;
  const isListedAlone = bySource.size === 0 && file !== undefined;
  return isListedAlone ? [{ url: file, anchor: "", line: 0 }] : [...bySource.values()];
}
