/**
 * Findings as a list of things to do: one fault is one line, however many pages show it, with the
 * places where it stands inside: a template that shows it, or pages of their own. Only what is mended
 * apart is told apart: findings that name causes of their own, and those that are usual. The order:
 * weight × pages × how often these pages are linked, and what is cosmetic behind all that costs
 * something.
 */
import { pathOf } from "#engine/address/path-of.ts";
import type { FixGroup, SiteFix } from "#engine/site-audit/contract.ts";
import type { Found } from "#engine/site-audit/report/collect-findings.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { count } from "#lib/count.ts";
import { slugify } from "#lib/slugify.ts";

/** Pages of one template that show a fault, or those that are alone with it. */
export type FixPlace = { where: string; found: readonly Found[] };

export type FixWithPages = SiteFix & { found: readonly Found[]; places: readonly FixPlace[] };

const MAX_EXAMPLES = 5;
/** So many pages of one template are the template's fault. */
const TEMPLATE_PAGES = 3;
/** A fault that so many templates show is the layout's that they share, or a habit. Our choice. */
const MANY_TEMPLATES = 3;
const ACROSS = "Across the site";
const SINGLE = "Single pages";

export function groupFixes(site: Site, findings: readonly Found[]): readonly FixWithPages[] {
  const keys = new Set<string>();
  return [...Map.groupBy(findings, causeOf).values()]
    .map((found) => toFix(site, found, keys))
    .toSorted(
      (a, b) =>
        Number(a.isNoise) - Number(b.isNoise) ||
        Number(a.severity === "cosmetic") - Number(b.severity === "cosmetic") ||
        weigh(site, b) - weigh(site, a),
    );
}

/** Points count pages; between fixes the links of these pages decide too, as readers and robots come by them. */
function weigh(site: Site, { weight, found }: FixWithPages): number {
  const links = found.reduce((sum, { url }) => sum + 1 + Math.log10(1 + site.countInlinks(url)), 0);
  return weight * links;
}

function causeOf({ rule, cause = "", isNoise }: Found): string {
  return [rule.id, cause, isNoise === true ? "noise" : ""].join("\n");
}

/** Templates first, most pages first. */
function placesOf(site: Site, found: readonly Found[]): readonly FixPlace[] {
  const byTemplate = Map.groupBy(found, ({ url }) => site.templateOf(url));
  const byPlace = Map.groupBy(found, ({ url }) => {
    const template = site.templateOf(url);
    return (byTemplate.get(template)?.length ?? 0) >= TEMPLATE_PAGES ? template : SINGLE;
  });
  return [...byPlace]
    .map(([where, those]) => ({ where, found: those }))
    .toSorted(
      (a, b) =>
        Number(a.where === SINGLE) - Number(b.where === SINGLE) || b.found.length - a.found.length,
    );
}

function toFix(site: Site, all: readonly Found[], keys: Set<string>): FixWithPages {
  const places = placesOf(site, all);
  const found = places.flatMap((place) => place.found);
  const [first] = found;
  if (first === undefined) throw new Error("a fix without a finding");
  const { rule } = first;
  const isNoise = first.isNoise === true;
  const isTemplates = places[0]?.where !== SINGLE;
  const where = describePlaces(places, rule.mends);
  const pages = found.length;
  return {
    key: takeKey(keys, `${rule.id}/${slugify(where) || "home"}`),
    issue: rule.id,
    severity: rule.severity,
    source: rule.source,
    ...(rule.sourceUrl !== undefined && { sourceUrl: rule.sourceUrl }),
    title: rule.title(pages),
    detail: first.evidence,
    why: rule.why,
    rule: rule.rule,
    fix: rule.fix,
    doneWhen: rule.doneWhen,
    where,
    ...(places.length > 1 && { groups: places.map((place) => toGroup(place, rule.mends)) }),
    pages,
    effort: effortOf(places, rule.mends),
    whoMends: isTemplates && rule.mends === "content" && rule.weight > 1 ? "template" : rule.mends,
    weight: rule.weight,
    points: isNoise ? 0 : rule.weight * pages,
    isNoise,
    examples: found.slice(0, MAX_EXAMPLES).map(({ evidence, line }) => ({
      ...(line !== undefined && line > 0 && { line }),
      text: evidence,
    })),
    found,
    // What the whole layout shows, or one setting, is no one template's.
    places: where === ACROSS || rule.mends === "server" ? [{ where, found }] : places,
  };
}

function toGroup({ where, found }: FixPlace, mends: SiteFix["whoMends"]): FixGroup {
  return { where, pages: found.length, effort: effortOf([{ where, found }], mends) };
}

function describePlaces(places: readonly FixPlace[], mends: SiteFix["whoMends"]): string {
  const [first] = places.flatMap(({ found }) => found);
  const names = places.map(({ where }) => where);
  const [name = SINGLE] = names;
  if (names.length === 1 && name !== SINGLE) return name;
  if (first !== undefined && places.length === 1 && places[0]?.found.length === 1) {
    return pathOf(first.url);
  }
  if (mends === "server") return "Server";
  if (names.filter((each) => each !== SINGLE).length >= MANY_TEMPLATES) return ACROSS;
  if (first?.cause !== undefined) return "Several places";
  return [name, ...names.slice(1).map((each) => (each === SINGLE ? "single pages" : each))].join(
    " and ",
  );
}

/** A template is mended once; pages of their own, and links, one by one. */
function effortOf(places: readonly FixPlace[], mends: SiteFix["whoMends"]): string {
  if (mends === "server") return "One setting";
  const [first] = places.flatMap(({ found }) => found);
  const isOneCause = first?.cause !== undefined && mends !== "template";
  const templates = places.filter(({ where }) => where !== SINGLE).length;
  const pages = places.reduce((sum, { found }) => sum + found.length, 0);
  if (isOneCause || pages === 1) return "One fix";
  const unit = mends === "links" ? "link" : "page";
  if (templates >= MANY_TEMPLATES) return count(pages, unit);
  const single = places.find(({ where }) => where === SINGLE)?.found.length ?? 0;
  const parts = [
    ...(templates === 0 ? [] : [templates === 1 ? "One fix" : count(templates, "fix", "fixes")]),
    ...(single === 0 ? [] : [count(single, unit)]),
  ];
  return parts.join(" and ");
}

function takeKey(keys: Set<string>, wanted: string): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`;
    if (keys.has(key)) continue;
    keys.add(key);
    return key;
  }
}
