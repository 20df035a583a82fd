/**
 * Findings as a list of things to do. One fault is one line, however many pages show it, and lists
 * its places: templates that show it, and single pages. A fault has several lines only where each is
 * fixed separately: findings that name their own cause, and findings that are usual. The order: by
 * severity, then points; where these are equal, by how often the pages are linked.
 */
import { pathOf } from "#engine/address/path-of.ts";
import type { FixGroup, SiteFix } from "#engine/site-audit/site-report.ts";
import type { Found } from "./collect-findings.ts";
import { countTargets } from "./count-targets.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { SITE_SEVERITIES } from "#engine/rules/severity.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { NO_TEMPLATE } from "#engine/site-audit/templates.ts";
import { count } from "#lib/count.ts";
import { slugify } from "#lib/text/slugify.ts";

/** Pages of one template that show a fault, or those that are alone with it. */
export type FixPlace = {
  where: string;
  found: readonly Found[];
  /** Their markup is one; addresses that no page answers at have none. */
  isTemplate: boolean;
};

export type FixWithPages = SiteFix & {
  ofRule: SiteRule;
  found: readonly Found[];
  places: readonly FixPlace[];
};

const MAX_EXAMPLES = 5;
/** So many pages of one template are the template's fault. */
const TEMPLATE_PAGES = 3;
/** A fault that so many templates show is one of the whole site. Our choice. */
const MANY_TEMPLATES = 3;
export const ACROSS = "Across the site";

export function groupFixes(site: Site, findings: readonly Found[]): readonly FixWithPages[] {
  const keys = new Set<string>();
  return [...Map.groupBy(findings, causeOf).values()]
    .map((found) => toFix(site, found, keys))
    .toSorted(
      (a, b) =>
        Number(a.isNoise) - Number(b.isNoise) ||
        SITE_SEVERITIES.indexOf(a.severity) - SITE_SEVERITIES.indexOf(b.severity) ||
        b.points - a.points ||
        weigh(site, b) - weigh(site, a),
    );
}

/** Between fixes of as many points the links of their pages decide, as readers and robots come by them. */
function weigh(site: Site, { weight, found }: FixWithPages): number {
  const links = found.reduce((sum, { url }) => sum + 1 + Math.log10(1 + site.countInlinks(url)), 0);
  return weight * links;
}

function causeOf({ rule, cause = "", isNoise, grade }: Found): string {
  return [rule.id, cause, isNoise === true ? "noise" : "", grade?.severity ?? ""].join("\n");
}

/** Templates first, most pages first. */
function placesOf(site: Site, found: readonly Found[]): readonly FixPlace[] {
  const byTemplate = Map.groupBy(found, ({ url }) => site.templateOf(url));
  const byPlace = Map.groupBy(found, ({ url }) => {
    const template = site.templateOf(url);
    return (byTemplate.get(template)?.length ?? 0) >= TEMPLATE_PAGES ? template : NO_TEMPLATE;
  });
  return [...byPlace]
    .map(([where, those]) => ({
      where,
      found: those,
      isTemplate:
        where !== NO_TEMPLATE && those.some(({ url }) => site.find(url)?.facts !== undefined),
    }))
    .toSorted(
      (a, b) =>
        Number(a.where === NO_TEMPLATE) - Number(b.where === NO_TEMPLATE) ||
        b.found.length - a.found.length,
    );
}

function toFix(site: Site, all: readonly Found[], keys: Set<string>): FixWithPages {
  const places = placesOf(site, all);
  const found = places.flatMap((place) => place.found);
  const [first] = found;
  if (first === undefined) throw new Error("a fix without a finding");
  const { rule } = first;
  const { severity, weight } = first.grade ?? rule;
  const isNoise = first.isNoise === true;
  const isTemplates = places[0]?.where !== NO_TEMPLATE;
  const where = describePlaces(site, places, rule.fixedIn);
  const effort = effortOf(places, rule);
  const pages = found.length;
  const targets = countTargets(found, site.countInlinks);
  return {
    key: takeKey(keys, `${rule.id}/${slugify(where) || "home"}`),
    issue: rule.id,
    severity,
    source: rule.source,
    ...(rule.sourceUrl !== undefined && { sourceUrl: rule.sourceUrl }),
    title: rule.title(pages, first.cause),
    detail: first.evidence,
    why: rule.why,
    rule: rule.rule,
    fix: rule.fix,
    doneWhen: rule.doneWhen,
    where,
    ...(places.length > 1 && { groups: places.map((place) => toGroup(place, effort)) }),
    pages,
    effort,
    whoMends:
      isTemplates && rule.fixedIn === "content" && rule.weight > 1 ? "template" : rule.fixedIn,
    ...(found.every(({ url }) => isOutByMistake(site, url)) && { keepsOut: true }),
    weight,
    points: isNoise ? 0 : weight * pages,
    isNoise,
    examples: found.slice(0, MAX_EXAMPLES).map(({ evidence, line }) => ({
      ...(line !== undefined && line > 0 && { line }),
      text: evidence,
    })),
    ...(targets && { targets }),
    ofRule: rule,
    found,
    // What the whole layout shows, or one setting, is no one template's.
    places:
      where === ACROSS || rule.fixedIn === "server"
        ? [{ where, found, isTemplate: false }]
        : places,
  };
}

function isOutByMistake(site: Site, url: string): boolean {
  const { group, isPage } = site.stateOf(url);
  return isPage && group === "by-mistake";
}

/** What one change fixes everywhere needs no effort of each place. */
function toGroup(place: FixPlace, effort: string): FixGroup {
  const { where, found } = place;
  const [first] = found;
  const isAtOnce = effort === ONE_FIX || effort === ONE_SETTING;
  return {
    where,
    pages: found.length,
    effort: isAtOnce || first === undefined ? effort : effortOf([place], first.rule),
  };
}

/** So few single pages are named. */
const FEW_PAGES = 2;

function describePlaces(
  site: Site,
  places: readonly FixPlace[],
  fixedIn: SiteFix["whoMends"],
): string {
  const found = places.flatMap((place) => place.found);
  const names = places.map(({ where }) => where);
  const [name = NO_TEMPLATE] = names;
  if (names.length === 1 && name !== NO_TEMPLATE) return name;
  if (found.length === 1) return nameOf(site, found[0]?.url ?? "");
  if (fixedIn === "server") return "Server";
  if (names.filter((each) => each !== NO_TEMPLATE).length >= MANY_TEMPLATES) return ACROSS;
  if (names.length === 1 && found.length <= FEW_PAGES)
    return found.map(({ url }) => nameOf(site, url)).join(" and ");
  return [
    name,
    ...names.slice(1).map((each) => (each === NO_TEMPLATE ? "pages without a template" : each)),
  ].join(" and ");
}

function nameOf(site: Site, url: string): string {
  return url === site.home ? "Home page" : pathOf(url, site.home);
}

const ONE_FIX = "One fix";
const ONE_SETTING = "One setting";

/** A template is changed once; single pages, and links, one by one. The whole is the sum of its places. */
function effortOf(places: readonly FixPlace[], { fixedIn, isOneWhereAlike }: SiteRule): string {
  if (fixedIn === "server") return ONE_SETTING;
  const found = places.flatMap((place) => place.found);
  const isOneCause = found[0]?.cause !== undefined && fixedIn !== "template";
  const isOneThing =
    isOneWhereAlike === true &&
    found.every(({ evidence, more }) => more.length === 0 && evidence === found[0]?.evidence);
  if (isOneCause || isOneThing || found.length === 1) return isOneCause ? ofCause(found) : ONE_FIX;
  const unit = fixedIn === "links" ? "link" : "page";
  const templates = places.filter(({ isTemplate }) => isTemplate).length;
  const single = places
    .filter(({ isTemplate }) => !isTemplate)
    .reduce((sum, place) => sum + place.found.length, 0);
  if (templates === 0) return count(single, unit);
  const change = `Change ${templates === 1 ? "one template" : count(templates, "template")}`;
  if (single === 0) return change;
  return `${change} and ${count(single, unit === "link" ? "link" : "single page")}`;
}

/** A menu is in one place, with a link to fix for each address; one setting fixes all slashes. */
function ofCause(found: readonly Found[]): string {
  const targets = new Set(found.flatMap((each) => [...each.targets]));
  return found[0]?.rule.fixedIn === "links" && found[0].cause !== "slash" && targets.size > 1
    ? count(targets.size, "link")
    : ONE_FIX;
}

function takeKey(keys: Set<string>, wanted: string): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`;
    if (keys.has(key)) continue;
    keys.add(key);
    return key;
  }
}
