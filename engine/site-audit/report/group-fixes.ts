/**
 * Findings as a list of things to do: what one change mends is one line. A fault of a template is one
 * line however many pages show it, and so is one that several templates show. The order: weight ×
 * pages × how often these pages are linked, and what is cosmetic behind all that costs something.
 */
import { pathOf } from "#engine/address/path-of.ts";
import type { SiteFix } from "#engine/site-audit/contract.ts";
import type { Found } from "#engine/site-audit/report/collect-findings.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { count } from "#lib/count.ts";
import { slugify } from "#lib/slugify.ts";

export type FixWithPages = SiteFix & { found: readonly Found[] };

const MAX_EXAMPLES = 5;
/** So many pages of one template are the template's fault. */
const TEMPLATE_PAGES = 3;
/** A fault that so many templates show is the layout's that they share, or a habit. Our choice. */
const MANY_TEMPLATES = 3;
const ACROSS = "Across the site";

export function groupFixes(site: Site, findings: readonly Found[]): readonly FixWithPages[] {
  const keys = new Set<string>();
  return [...Map.groupBy(findings, (found) => causeOf(site, found, findings)).values()]
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

function causeOf(site: Site, found: Found, all: readonly Found[]): string {
  const noise = found.isNoise === true ? "noise" : "";
  const where = found.cause ?? whereOf(site, found, all);
  return [found.rule.id, where, noise].join("\n");
}

function whereOf(site: Site, { rule, url }: Found, all: readonly Found[]): string {
  const templates = templatesOf(all, site).get(rule.id);
  if (templates !== undefined && isAcross(templates)) return ACROSS;
  const template = site.templateOf(url);
  return (templates?.get(template) ?? 0) >= TEMPLATE_PAGES ? template : "Single pages";
}

/** Pages by template. */
type Templates = ReadonlyMap<string, number>;

function isAcross(templates: Templates): boolean {
  return (
    [...templates].filter(([name, pages]) => pages >= TEMPLATE_PAGES && name !== "Single pages")
      .length >= MANY_TEMPLATES
  );
}

const counted = new WeakMap<readonly Found[], ReadonlyMap<string, Templates>>();

/** By rule, how many pages of each template show it. */
function templatesOf(all: readonly Found[], site: Site): ReadonlyMap<string, Templates> {
  const known = counted.get(all);
  if (known !== undefined) return known;
  const byRule = new Map(
    [...Map.groupBy(all, ({ rule }) => rule.id)].map(([id, found]) => [
      id,
      countTemplates(found, site),
    ]),
  );
  counted.set(all, byRule);
  return byRule;
}

function countTemplates(found: readonly Found[], site: Site): Templates {
  const names = Map.groupBy(found, ({ url }) => site.templateOf(url));
  return new Map([...names].map(([name, { length }]) => [name, length]));
}

function toFix(site: Site, found: readonly Found[], keys: Set<string>): FixWithPages {
  const [first] = found;
  if (first === undefined) throw new Error("a fix without a finding");
  const { rule } = first;
  const isNoise = first.isNoise === true;
  const templates = countTemplates(found, site);
  const [template = ""] = templates.keys();
  const isOneTemplate =
    templates.size === 1 && found.length >= TEMPLATE_PAGES && template !== "Single pages";
  const where = isOneTemplate ? template : placeOf(found, rule.mends, templates);
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
    pages,
    effort: effortOf(rule.mends, pages, isOneTemplate || first.cause !== undefined),
    whoMends:
      isOneTemplate && rule.mends === "content" && rule.weight > 1 ? "template" : rule.mends,
    weight: rule.weight,
    points: isNoise ? 0 : rule.weight * pages,
    isNoise,
    examples: found.slice(0, MAX_EXAMPLES).map(({ evidence, line }) => ({
      ...(line !== undefined && line > 0 && { line }),
      text: evidence,
    })),
    found,
  };
}

function placeOf(
  found: readonly Found[],
  mends: SiteFix["whoMends"],
  templates: Templates,
): string {
  const [first] = found;
  if (first !== undefined && found.length === 1) return pathOf(first.url);
  if (mends === "server") return "Server";
  if (isAcross(templates)) return ACROSS;
  return first?.cause === undefined ? "Single pages" : "Several places";
}

function effortOf(mends: SiteFix["whoMends"], pages: number, isOne: boolean): string {
  if (mends === "server") return "One setting";
  if (isOne || pages === 1) return "One fix";
  return mends === "links" ? count(pages, "link") : count(pages, "page");
}

function takeKey(keys: Set<string>, wanted: string): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`;
    if (keys.has(key)) continue;
    keys.add(key);
    return key;
  }
}
