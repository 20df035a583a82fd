/** Links of pages (`<a href>`) from other pages, over redirects too. */
import { withoutTracking } from "#engine/address/without-tracking.ts";
import type { Followed } from "./follow-redirects.ts";
import { LINK_KIND, NOFOLLOW, type LinkTable } from "./link-table.ts";
import type { LinkRow, PageRow } from "./rows.ts";

export type Inlinks = {
  /** Places of the links from other pages to this address, or to one that redirects here. */
  inlinkPlaces: (url: string) => readonly number[];
  /** From other pages to this address, or to one that redirects here. */
  inlinks: (url: string) => readonly LinkRow[];
  /** Whether one of them has no nofollow. */
  isFollowed: (url: string) => boolean;
  /** How many other pages link here, themselves or over a redirect. */
  countInlinks: (url: string) => number;
  /** Whether the site's menu leads there: nearly every page links to it. */
  isInMenu: (url: string) => boolean;
};

export function createInlinks(
  links: LinkTable,
  pages: readonly PageRow[],
  follow: (url: string) => Followed,
): Inlinks {
  const ways = findWays(pages, follow);
  const { from, kind, flags } = links.columns;
  const inlinkPlaces = (url: string) => {
    const own = links.numberOf(url);
    const isInlink = (place: number) => kind[place] === LINK_KIND && from[place] !== own;
    return [url, ...(ways.get(url) ?? [])].flatMap((way) =>
      Array.from(links.to(way)).filter(isInlink),
    );
  };
  return {
    inlinkPlaces,
    inlinks: (url) => inlinkPlaces(url).map(links.at),
    isFollowed: (url) => inlinkPlaces(url).some((place) => ((flags[place] ?? 0) & NOFOLLOW) === 0),
    countInlinks: createCounter(links, ways),
    isInMenu: createMenu(links, pages),
  };
}

/** "Every page", but for a landing page or two. Our choice. */
const IN_MENU = 0.9;
/** So many pages that all have one link in their texts have it in a menu that is not marked as one. Our choice. */
const MANY_PAGES = 10;

/** What a footer or a column beside the text names may well be kept out; a menu leads visitors there. */
function createMenu(links: LinkTable, pages: readonly PageRow[]): Inlinks["isInMenu"] {
  const read = new Set(pages.flatMap(({ url, facts }) => (facts === undefined ? [] : [url])));
  return (url) => {
    const others = read.size - Number(read.has(url));
    const sourcesIn = (...regions: readonly LinkRow["region"][]) => {
      const places = links.to(url).filter((place) => {
        return links.columns.kind[place] === LINK_KIND && regions.includes(links.regionAt(place));
      });
      const sources = new Set(Array.from(places, (place) => links.columns.from[place]));
      return sources.size >= 2 && sources.size >= others * IN_MENU;
    };
    return (
      sourcesIn("nav", "header") || (others >= MANY_PAGES && sourcesIn("nav", "header", "main"))
    );
  };
}

/** Addresses that redirect, or only track, by the address where they end. */
function findWays(
  pages: readonly PageRow[],
  follow: (url: string) => Followed,
): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  for (const { url, location, notRead } of pages) {
    if (location === undefined && notRead?.reason !== "tracking") continue;
    const { url: end, isLoop } = follow(withoutTracking(url));
    if (isLoop || end === url) continue;
    const known = ways.get(end);
    if (known === undefined) ways.set(end, [url]);
    else known.push(url);
  }
  return ways;
}

/** Distinct pages that link to an address or to a way there, itself not counted. */
function createCounter(
  table: LinkTable,
  ways: ReadonlyMap<string, readonly string[]>,
): (url: string) => number {
  const { from, kind } = table.columns;
  const counts = new Map<string, number>();
  return (url) => {
    const known = counts.get(url);
    if (known !== undefined) return known;
    const own = table.numberOf(url);
    const sources = new Set<number>();
    for (const way of [url, ...(ways.get(url) ?? [])]) {
      for (const place of table.to(way)) {
        const source = from[place] ?? 0;
        if (kind[place] === LINK_KIND && source !== own) sources.add(source);
      }
    }
    counts.set(url, sources.size);
    return sources.size;
  };
}
