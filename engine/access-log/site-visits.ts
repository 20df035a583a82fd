import type { Crawler } from "#engine/robots-txt/crawlers.ts";
import type { KnownPages } from "./known-pages.ts";
import type { LogCounts } from "./log-counts.ts";
import type { VisitTally } from "./visit-tally.ts";

export type SiteVisits = { crawler: Crawler; confirmed: number; tally: VisitTally };

/** The site whose robots.txt and pages are asked about, of the hosts in a log. */
export type VisitedSite = {
  host: string | null;
  /** Of each crawler, how often it asked for each path of the site; with two hosts a path may come twice. */
  visits: readonly (SiteVisits & { paths: () => Iterable<[path: string, requests: number]> })[];
  /** The path of an address of the site, as the tallies have it; undefined of another host. */
  pathOf: (key: string) => string | undefined;
};

/** That of the pages that were given, else the host with the most requests; with and without "www." it is one. */
export function siteAddresses(
  visits: readonly SiteVisits[],
  { hosts }: LogCounts,
  pages: KnownPages | undefined,
): VisitedSite {
  const given = pages?.urls[0];
  const [most] = [...hosts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const host = most === undefined || given === undefined ? most : new URL(given).hostname;
  const pathOf = (key: string) => {
    const start = key.indexOf("/");
    const isOwn = start === 0 || bare(key.slice(0, start)) === bare(host ?? "");
    return isOwn ? key.slice(start) : undefined;
  };
  return {
    host: host ?? null,
    pathOf,
    visits: visits.map((one) => ({ ...one, paths: () => listPaths(one.tally, pathOf) })),
  };
}

function* listPaths(
  { addresses }: VisitTally,
  pathOf: VisitedSite["pathOf"],
): Generator<[path: string, requests: number]> {
  for (const [key, { requests }] of addresses) {
    const path = pathOf(key);
    if (path !== undefined) yield [path, requests];
  }
}

const bare = (host: string) => host.replace(/^www\./, "");
