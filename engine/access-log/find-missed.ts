import { normaliseEscapes } from "#engine/address/address-key.ts";
import type { KnownPages } from "./known-pages.ts";
import type { MissedPages } from "./log-report.ts";
import type { SiteVisits } from "./site-visits.ts";
import { isRobotsTxt } from "./visit-tally.ts";

/** A page of the log is one that people got so often: an address that one person got may be a secret. */
const OFTEN = 3;
const MAX_LISTED = 1_000;

/** Pages that search crawlers never asked for, whatever the answer; null where no page is known. */
export function findMissed(
  { visits, ownPages }: SiteVisits,
  given: KnownPages | undefined,
): MissedPages | null {
  const pages = given ? pathsOfUrls(given.urls) : pathsOfLog(ownPages);
  if (pages.size === 0) return null;
  const searchers = visits
    .filter(({ crawler }) => crawler.purpose === "search")
    .flatMap(({ crawler, paths }) => {
      const asked = new Set([...paths().keys()].map(normaliseEscapes));
      if ([...asked].every(isRobotsTxt)) return [];
      return [{ name: crawler.name, missed: [...pages.keys()].filter((path) => !asked.has(path)) }];
    });
  const byAll = searchers.reduce(
    (left, { missed }) => left.intersection(new Set(missed)),
    new Set(pages.keys()),
  );
  const addresses = [...byAll].slice(0, MAX_LISTED).map((path) => pages.get(path) ?? path);
  return {
    from: given?.from ?? "log",
    pages: pages.size,
    byAll: byAll.size,
    addresses,
    rows: searchers.map(({ name, missed }) => ({ name, missed: missed.length })),
  };
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
function pathsOfLog(ownPages: SiteVisits["ownPages"]): ReadonlyMap<string, string> {
  const often = [...ownPages].filter(([, times]) => times >= OFTEN).toSorted((a, b) => b[1] - a[1]);
  return new Map(often.map(([path]) => [normaliseEscapes(path), path]));
}
