import type { Crawler } from "#engine/robots-txt/crawlers.ts";
import type { KnownPages } from "./known-pages.ts";
import type { LogCounts } from "./log-counts.ts";
import { bump, type VisitTally } from "./visit-tally.ts";

/** What came in a crawler's name. `confirmed`: requests from its operator's own addresses. */
export type CrawlerTallySum = { crawler: Crawler; confirmed: number; tally: VisitTally };

/** The site whose robots.txt and pages are asked about, of the hosts in a log. */
export type SiteVisits = {
  host: string | null;
  /** How often each crawler asked for each path of the site. */
  visits: readonly { crawler: Crawler; paths: () => ReadonlyMap<string, number> }[];
  /** Pages of it that people got. */
  ownPages: ReadonlyMap<string, number>;
};

/** That of the pages that were given, else the host with the most requests; with and without "www." it is one. */
export function visitsOfSite(
  came: readonly CrawlerTallySum[],
  { hosts, ownPages }: LogCounts,
  pages: KnownPages | undefined,
): SiteVisits {
  const given = pages?.urls[0];
  const [most] = [...hosts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const host = most === undefined || given === undefined ? most : new URL(given).hostname;
  const pathsOf = (addresses: ReadonlyMap<string, number | { requests: number }>) => {
    const paths = new Map<string, number>();
    for (const [key, visits] of addresses) {
      const start = key.indexOf("/");
      if (start !== 0 && bare(key.slice(0, start)) !== bare(host ?? "")) continue;
      bump(paths, key.slice(start), typeof visits === "number" ? visits : visits.requests);
    }
    return paths;
  };
  return {
    host: host ?? null,
    ownPages: pathsOf(ownPages),
    visits: came.map(({ crawler, tally }) => ({ crawler, paths: () => pathsOf(tally.addresses) })),
  };
}

const bare = (host: string) => host.replace(/^www\./, "");
