import type { Followed } from "#engine/site-audit/follow-redirects.ts";
import type { PageRow, SitemapEntry } from "#engine/site-audit/rows.ts";

type Follow = (url: string) => Followed;

/**
 * The address that a canonical or a language version means: where it redirects to this very page, or
 * by a slash at its end alone, Google follows it and lands where a corrected one would.
 */
export function resolveName(value: string, page: string, follow: Follow): string {
  if (value === page) return value;
  const { url: end, hops, isLoop } = follow(value);
  if (hops === 0 || isLoop) return value;
  return end === page || withoutSlash(end) === withoutSlash(value) ? end : value;
}

/** The address where this one ends, if a slash at its end is all that differs. */
export function resolveSlash(url: string, follow: Follow): string {
  const { url: end, hops, isLoop } = follow(url);
  return hops > 0 && !isLoop && withoutSlash(end) === withoutSlash(url) ? end : url;
}

/** The page with its canonicals and language versions resolved; the same one where none is. */
export function resolveNames(page: PageRow, follow: Follow): PageRow {
  const { facts } = page;
  if (facts === undefined) return page;
  const resolve = <Named extends { value: string | null }>(named: Named): Named => {
    const value = named.value === null ? null : resolveName(named.value, page.url, follow);
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
export function resolveEntry<Entry extends SitemapEntry>(entry: Entry, follow: Follow): Entry {
  if (entry.hreflang === undefined) return entry;
  return {
    ...entry,
    hreflang: entry.hreflang.map((named) => ({
      ...named,
      url: resolveName(named.url, entry.url, follow),
    })),
  };
}

function withoutSlash(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : url;
}
