import { normaliseEscapes } from "#engine/address/address-key.ts";
import type { KnownPages } from "./known-pages.ts";
import type { LogCounts } from "./log-counts.ts";
import type { MissedPages } from "./log-report.ts";
import type { VisitedSite } from "./site-visits.ts";

/** A page of the log is one that people got so often: an address that one person got may be a secret. */
const OFTEN = 3;
const MAX_LISTED = 1_000;

/** Pages that search crawlers never asked for, whatever the answer; null where no page is known. */
export function findMissed(
  site: VisitedSite,
  { ownPages }: LogCounts,
  given: KnownPages | undefined,
): MissedPages | null {
  const paths = given ? pathsOfUrls(given.urls) : pathsOfLog(ownPages, site);
  if (paths.size === 0) return null;
  const searchers = site.visits
    .filter(
      ({ crawler, tally }) => crawler.purpose === "search" && tally.requests > tally.robotsTxt,
    )
    .map(({ crawler, tally, paths: asked }) => ({
      name: crawler.name,
      isCut: tally.unlisted > 0,
      asked: listAsked(asked(), paths),
    }));
  const byAll = [...paths].filter(([path]) => searchers.every(({ asked }) => !asked.has(path)));
  return {
    from: given?.from ?? "log",
    pages: paths.size,
    byAll: byAll.length,
    addresses: byAll.slice(0, MAX_LISTED).map(([, address]) => address),
    rows: searchers.map(({ name, isCut, asked }) => ({
      name,
      isCut,
      missed: paths.size - asked.size,
    })),
  };
}

/** Those of the pages that were asked for. */
function listAsked(
  asked: Iterable<[path: string, requests: number]>,
  pages: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [path] of asked) {
    const known = normaliseEscapes(path);
    if (pages.has(known)) found.add(known);
  }
  return found;
}

/** Each path as it is compared, with the address as it was given. */
function pathsOfUrls(urls: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    urls.map((url) => {
      const { pathname, search } = new URL(url);
      return [normaliseEscapes(pathname + search), url];
    }),
  );
}

/** The most asked for first. */
function pathsOfLog(
  pages: LogCounts["ownPages"],
  { pathOf }: VisitedSite,
): ReadonlyMap<string, string> {
  const often = [...pages].filter(([, times]) => times >= OFTEN).toSorted((a, b) => b[1] - a[1]);
  return new Map(
    often.flatMap(([key]) => {
      const path = pathOf(key);
      return path === undefined ? [] : [[normaliseEscapes(path), path]];
    }),
  );
}
