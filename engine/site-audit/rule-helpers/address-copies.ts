import { untranslated } from "#engine/site-audit/rule-helpers/untranslated.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

const known = new WeakMap<Site, ReadonlyMap<string, AuditedPage>>();

/**
 * Pages whose whole text, title and all, answers at another form of their address too: with a slash,
 * with ".html" or "/index", or without parameters. By address, the page that stands for them.
 */
export function addressCopies(site: Site): ReadonlyMap<string, AuditedPage> {
  const made = known.get(site) ?? findCopies(site);
  known.set(site, made);
  return made;
}

/** Pages that are to be found, without those that are another form, or an untranslated version, of one of them. */
export function originals(site: Site): readonly AuditedPage[] {
  const copies = addressCopies(site);
  const others = untranslated(site);
  return site.judgedPages.filter(({ url }) => !copies.has(url) && !others.has(url));
}

function findCopies(site: Site): ReadonlyMap<string, AuditedPage> {
  const copies = new Map<string, AuditedPage>();
  for (const same of Map.groupBy(site.indexablePages, textOf).values()) {
    if (same.length < 2) continue;
    for (const forms of Map.groupBy(same, ({ url }) => plainForm(url)).values()) {
      const [first, ...others] = forms.toSorted(byForm);
      for (const { url } of others) if (first !== undefined) copies.set(url, first);
    }
  }
  return copies;
}

function textOf({ facts }: AuditedPage): string {
  return `${facts.textHash} ${facts.titles[0]?.value ?? ""}`;
}

/** The address without parameters, and its path as a site builder would name it alone. */
function plainForm(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, "");
}

/** The address without parameters first, then the shortest. */
function byForm({ url: one }: AuditedPage, { url: other }: AuditedPage): number {
  return (
    Number(one.includes("?")) - Number(other.includes("?")) ||
    one.length - other.length ||
    (one < other ? -1 : 1)
  );
}
