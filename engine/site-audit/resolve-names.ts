import { formOf } from "#engine/address/address-forms.ts";
import type { AddressCopy } from "./find-copies.ts";
import { followRedirects, type Followed } from "./follow-redirects.ts";
import type { PageRow, SitemapEntry } from "./rows.ts";

type Follow = (url: string) => Followed;

/** What the crawl knows of addresses that pages name. */
export type KnownNames = {
  /** The page that an address is a copy of, or the address itself. */
  pageOf: (url: string) => string;
  follow: Follow;
  /** Whether it was asked and answered. */
  isRead: (url: string) => boolean;
  /** The page that was read and has this address in another form; undefined where there is none, or several. */
  otherForm: (url: string) => string | undefined;
};

/** What redirects, copies and other forms make of an address, among the pages that were read. */
export function createKnownNames(
  pages: ReadonlyMap<string, PageRow>,
  copies: ReadonlyMap<string, AddressCopy>,
): KnownNames {
  const forms = new Map<string, string | undefined>();
  for (const { url, facts } of pages.values()) {
    if (facts === undefined || copies.has(url)) continue;
    const form = formOf(url);
    forms.set(form, forms.has(form) ? undefined : url);
  }
  const pageOf = (url: string) => copies.get(url)?.page ?? url;
  return {
    pageOf,
    follow(url) {
      const followed = followRedirects(pages, url);
      const end = pageOf(followed.url);
      return end === followed.url ? followed : { ...followed, url: end, end: pages.get(end) };
    },
    isRead: (url) => typeof pages.get(url)?.status === "number",
    otherForm: (url) => forms.get(formOf(url)),
  };
}

/**
 * The address that a canonical or a language version means: where it redirects to this very page, or
 * by a slash at its end alone, Google follows it and lands where a corrected one would. One that was
 * not read is the page that has the same address in another form.
 */
export function resolveName(named: string, page: string, known: KnownNames): string {
  const value = known.pageOf(named);
  if (value === page) return value;
  const { url: end, hops, isLoop } = known.follow(value);
  if (hops === 0 && !known.isRead(value)) {
    return formOf(value) === formOf(page) ? page : (known.otherForm(value) ?? value);
  }
  if (hops === 0 || isLoop) return value;
  return end === page || withoutSlash(end) === withoutSlash(value) ? end : value;
}

/** The address where this one ends, if a slash at its end is all that differs. */
export function resolveSlash(url: string, follow: Follow): string {
  const { url: end, hops, isLoop } = follow(url);
  return hops > 0 && !isLoop && withoutSlash(end) === withoutSlash(url) ? end : url;
}

/** Every page once, as it was found at all of its addresses, with its names resolved. */
export function joinCopies(
  pages: readonly PageRow[],
  known: KnownNames,
  copies: ReadonlyMap<string, AddressCopy>,
): readonly PageRow[] {
  const byPage = Map.groupBy(copies.values(), ({ page }) => page);
  return pages
    .filter(({ url }) => !copies.has(url))
    .map((page) => {
      const forms = [page, ...(byPage.get(page.url) ?? []).map(({ row }) => row)];
      const depths = forms.flatMap(({ depth }) => depth ?? []);
      const { location } = page;
      return resolveNames(
        {
          ...page,
          foundBy: [...new Set(forms.flatMap(({ foundBy }) => foundBy))],
          depth: depths.length === 0 ? null : Math.min(...depths),
          ...(location !== undefined && { location: known.pageOf(location) }),
        },
        known,
      );
    });
}

/** The page with its canonicals and language versions resolved; the same one where none is. */
function resolveNames(page: PageRow, known: KnownNames): PageRow {
  const { facts } = page;
  if (facts === undefined) return page;
  const resolve = <Named extends { value: string | null }>(named: Named): Named => {
    const value = named.value === null ? null : resolveName(named.value, page.url, known);
    return value === named.value ? named : { ...named, value };
  };
  const canonicals = facts.canonicals.map(resolve);
  const hreflang = facts.hreflang.map(resolve);
  const isSame =
    canonicals.every((each, at) => each === facts.canonicals[at]) &&
    hreflang.every((each, at) => each === facts.hreflang[at]);
  return isSame ? page : { ...page, facts: { ...facts, canonicals, hreflang } };
}

/** The same for what a sitemap says of an address's language versions. */
export function resolveEntry<Entry extends SitemapEntry>(entry: Entry, known: KnownNames): Entry {
  if (entry.hreflang === undefined) return entry;
  return {
    ...entry,
    hreflang: entry.hreflang.map((named) => ({
      ...named,
      url: resolveName(named.url, entry.url, known),
    })),
  };
}

function withoutSlash(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : url;
}
