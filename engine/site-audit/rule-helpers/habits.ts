/** What nearly all pages of a group do, and the few that do not. */
import { isUsuallyNoindexed } from "#engine/site-audit/meant-to-be-out.ts";
import { originals } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { isLaterPage } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { readFolder } from "#engine/site-audit/templates.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

/** Fewer pages have no habit. Our choice, as are all numbers here. */
export const MIN_PAGES = 10;
/** One page in so many may differ, at least one and at most five: more are a kind of their own. */
const EXCEPTION_IN = 20;
const MAX_EXCEPTIONS = 5;
/** So many exceptions that one template makes are that template's habit. */
const OWN_KIND = 3;

export type Exception = {
  page: AuditedPage;
  /** What it has, in the words of the reader. */
  own: string;
  /** What nearly all others have. */
  usual: string;
  /** These have it. */
  others: readonly AuditedPage[];
  /** Of so many that were compared. */
  of: number;
};

/** How many pages of a group may be exceptions. */
export function maxExceptions(pages: number): number {
  return Math.min(MAX_EXCEPTIONS, Math.max(1, Math.floor(pages / EXCEPTION_IN)));
}

/**
 * Pages that differ from what nearly all of the group have. `read`: what a page has; undefined where it
 * is not to be compared. None where the group is small or has no habit.
 */
export function findExceptions(
  site: Site,
  group: readonly AuditedPage[],
  read: (page: AuditedPage) => string | undefined,
): readonly Exception[] {
  const values = group.flatMap((page) => {
    const own = read(page);
    return own === undefined ? [] : [{ page, own }];
  });
  const byValue = Map.groupBy(values, ({ own }) => own);
  const [most] = [...byValue].toSorted((a, b) => b[1].length - a[1].length);
  if (most === undefined) return [];
  const [usual, those] = most;
  const differing = values.filter(({ own }) => own !== usual);
  if (values.length < MIN_PAGES || differing.length > maxExceptions(values.length)) return [];
  const others = those.map(({ page }) => page);
  return withoutKinds(site, differing).map(({ page, own }) => ({
    page,
    own,
    usual,
    others,
    of: values.length,
  }));
}

/** Pages of one template, and pages of one folder, as far as they are enough to have a habit. */
export function groupsOfKind(
  site: Site,
  pages: readonly AuditedPage[],
): readonly (readonly AuditedPage[])[] {
  const ofTemplates = Map.groupBy(pages, ({ url }) => site.templateOf(url));
  const ofFolders = Map.groupBy(pages, ({ url }) => readFolder(url));
  return [
    ...[...ofTemplates].flatMap(([name, group]) => (isMixed(name) ? [] : [group])),
    ...ofFolders.values(),
  ].filter(({ length }) => length >= MIN_PAGES);
}

/** Names of templates.ts for pages that are not of one template. */
const isMixed = (template: string) => /^Single pages$|, other layouts$/.test(template);

/** Whether one of them has the page's markup: a list among articles is a page of another kind. */
export function isBuiltLike({ facts }: AuditedPage, others: readonly AuditedPage[]): boolean {
  return others.some((other) => other.facts.shape === facts.shape);
}

/** Without those that a template of their own makes. */
function withoutKinds<Each extends { page: AuditedPage }>(
  site: Site,
  differing: readonly Each[],
): readonly Each[] {
  const kinds = Map.groupBy(differing, ({ page }) => site.templateOf(page.url));
  return differing.filter(
    ({ page }) => (kinds.get(site.templateOf(page.url))?.length ?? 0) < OWN_KIND,
  );
}

const known = new WeakMap<Site, readonly AuditedPage[]>();

/**
 * Pages in the results that are like others: without home pages, lists and their later pages, legal
 * pages, accounts, copies and what says that it is missing.
 */
export function ordinaryPages(site: Site): readonly AuditedPage[] {
  const made =
    known.get(site) ??
    originals(site).filter(
      ({ url, facts }) =>
        facts.noindex === null && facts.saysMissing === null && isOrdinary(site, url),
    );
  known.set(site, made);
  return made;
}

/** Whether an address is neither a home page nor of a kind that is usually different. */
export function isOrdinary(site: Site, url: string): boolean {
  return url !== site.home && !isHome(url) && !isUsuallyNoindexed(url) && !isLaterPage(site, url);
}

/** "/", "/index.html", and the same in a folder that is a language: "/ur/", "/pt-BR/index.html". */
function isHome(url: string): boolean {
  return /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/?)?(?:(?:index|default|home)\.\w+)?$/i.test(
    new URL(url).pathname,
  );
}
