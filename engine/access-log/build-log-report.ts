import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import type { Crawler } from "#engine/robots-txt/crawlers.ts";
import { DAY_MS } from "#lib/durations.ts";
import { dayNumber, dayOf } from "#lib/pakistan-days.ts";
import { rangesOf } from "./client-proof.ts";
import { findMissed } from "./find-missed.ts";
import type { KnownPages } from "./known-pages.ts";
import { judgeObedience } from "./judge-obedience.ts";
import type { CrawlerTally, LogCounts } from "./log-counts.ts";
import {
  purposes,
  rankCounts,
  type CrawlerVisits,
  type FetchPurpose,
  type LogReport,
  type Pretender,
  type WastedVisits,
} from "./log-report.ts";
import { visitsOfSite, type CrawlerTallySum } from "./site-visits.ts";
import { tellAnswer, tellReaders } from "./tell-readers.ts";
import { bump, isMissing, isRedirect, mergeTallies } from "./visit-tally.ts";

/** What the owner may add: robots.txt, and the site's own pages. */
export type LogQuestion = { robotsTxt?: string; pages?: KnownPages };

const MAX_DAYS = 366;
/** So few addresses for so many requests are a proxy's that nobody named. */
const FEW_CLIENTS = 8;
const MANY_REQUESTS = 200;

/** The report on what was counted; the same counts can be asked again with another file. */
export function buildLogReport(counts: LogCounts, question: LogQuestion = {}): LogReport {
  const { requests, first, last, people, unread, unreadLines } = counts;
  const proxy = findProxy(counts);
  const robots = question.robotsTxt === undefined ? null : parseRobotsTxt(question.robotsTxt);
  const came = [...counts.crawlers.values()]
    .flatMap((crawler) => mergeComers(crawler, proxy !== null))
    .toSorted((a, b) => b.tally.requests - a.tally.requests)
    .toSorted((a, b) => placeOf(a.crawler) - placeOf(b.crawler));
  const site = visitsOfSite(came, counts, question.pages);
  const crawlers = came.map(toRow);
  const pretenders = proxy === null ? listPretenders(counts) : [];
  const readers = tellReaders({ first, last, crawlers, pretenders }, robots);
  return {
    answer: tellAnswer(readers),
    readers,
    requests,
    first,
    last,
    people,
    unread,
    unreadLines,
    programs: { requests: counts.programRequests, names: rankCounts(counts.programs) },
    proxy,
    host: site.host,
    crawlers,
    pretenders,
    days: listDays(came),
    wasted: listWasted(came),
    missed: findMissed(site, question.pages),
    disobeyed: robots && judgeObedience(robots, site.visits),
    unlisted: came.reduce((sum, { tally }) => sum + tally.unlisted, 0),
  };
}

/** Nine in ten requests by addresses of proxies, or all by very few. */
function findProxy({ proxied, requests, clients, people }: LogCounts): string | null {
  const [most] = rankCounts(proxied);
  const behind = [...proxied.values()].reduce((sum, one) => sum + one, 0);
  if (most !== undefined && behind >= requests * 0.9) return most.name;
  const isOne = requests >= MANY_REQUESTS && people > 0 && clients.size > 0;
  return isOne && clients.size <= FEW_CLIENTS ? "a proxy" : null;
}

/** A crawler with all that came in its name; pretenders are not it, unless nobody's address is in the log. */
function mergeComers({ crawler, tallies }: CrawlerTally, isProxied: boolean): CrawlerTallySum[] {
  const came = [...tallies].filter(([proof]) => isProxied || proof !== "outside");
  if (came.length === 0) return [];
  const confirmed = tallies.get("confirmed")?.requests ?? 0;
  return [{ crawler, confirmed, tally: mergeTallies(came.map(([, tally]) => tally)) }];
}

function toRow({ crawler, confirmed, tally }: CrawlerTallySum): CrawlerVisits {
  const { name, operator } = crawler;
  const { requests, robotsTxt, got, first, last, bytes, timed } = tally;
  const sum = (kind: number) => sumStatuses(tally, (status) => Math.floor(status / 100) === kind);
  const [ok, redirect, client, server] = [sum(2), sum(3), sum(4), sum(5)];
  const other = requests - ok - redirect - client - server;
  return {
    name,
    operator,
    purpose: purposeOf(crawler),
    requests,
    robotsTxt,
    got,
    first,
    last,
    bytes,
    confirmed,
    statuses: { "2xx": ok, "3xx": redirect, "4xx": client, "5xx": server, other },
    tookMs: timed === 0 ? null : Math.round(tally.tookMs / timed),
    rangesOf: rangesOf(crawler)?.day ?? null,
  };
}

function sumStatuses(
  { statuses }: CrawlerTallySum["tally"],
  isCounted: (status: number) => boolean,
): number {
  return [...statuses].reduce((sum, [status, times]) => sum + (isCounted(status) ? times : 0), 0);
}

function purposeOf({ purpose, isWebSearch }: Crawler): FetchPurpose {
  if (purpose === "search") return isWebSearch === true ? "search" : "AI search";
  if (purpose === "assistant") return "for a person";
  return purpose === "training" || purpose === "token" ? "training" : "other";
}

function placeOf(crawler: Crawler): number {
  return purposes.indexOf(purposeOf(crawler));
}

function listPretenders({ crawlers }: LogCounts): Pretender[] {
  return [...crawlers.values()]
    .flatMap(({ crawler, tallies, outside }) => {
      const { name, operator } = crawler;
      const [requests, list] = [tallies.get("outside")?.requests, rangesOf(crawler)];
      if (requests === undefined || list === undefined) return [];
      return [{ name, operator, requests, addresses: outside.size, rangesOf: list.day }];
    })
    .toSorted((a, b) => b.requests - a.requests);
}

function listDays(came: readonly CrawlerTallySum[]): LogReport["days"] {
  const byPurpose = purposes.map(() => new Map<number, number>());
  for (const { crawler, tally } of came) {
    for (const [day, requests] of tally.days)
      bump(byPurpose[placeOf(crawler)] ?? new Map(), day, requests);
  }
  if (came.length === 0) return [];
  const first = dayNumber(Math.min(...came.map(({ tally }) => tally.first)));
  const last = dayNumber(Math.max(...came.map(({ tally }) => tally.last)));
  const length = Math.min(last - first + 1, MAX_DAYS);
  return Array.from({ length }, (_, at) => {
    const day = last - length + 1 + at;
    return { day: dayOf(day * DAY_MS), requests: byPurpose.map((days) => days.get(day) ?? 0) };
  });
}

/** What eats their visits. An address with parameters counts without their values. */
function listWasted(came: readonly CrawlerTallySum[]): WastedVisits[] {
  const found = { parameters: new Map(), redirect: new Map(), missing: new Map() } satisfies Record<
    WastedVisits["kind"],
    Map<string, number>
  >;
  const totals = { parameters: 0, redirect: 0, missing: 0 };
  for (const { tally } of came) {
    totals.parameters += tally.parameters;
    totals.redirect += sumStatuses(tally, isRedirect);
    totals.missing += sumStatuses(tally, isMissing);
    for (const [address, { requests, redirected, missing }] of tally.addresses) {
      if (address.includes("?")) bump(found.parameters, withoutValues(address), requests);
      if (redirected > 0) bump(found.redirect, address, redirected);
      if (missing > 0) bump(found.missing, address, missing);
    }
  }
  return (["parameters", "redirect", "missing"] as const)
    .map((kind) => ({ kind, requests: totals[kind], addresses: rankCounts(found[kind]) }))
    .filter(({ requests }) => requests > 0);
}

/** "/shop?colour=red&page=2" is "/shop?colour&page". */
function withoutValues(address: string): string {
  const [path = "", query = ""] = address.split("?", 2);
  const names = query.split("&").map((pair) => pair.split("=", 1)[0] ?? "");
  return `${path}?${[...new Set(names)].toSorted().join("&")}`;
}
