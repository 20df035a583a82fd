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
  type CrawlerVisits,
  type LogReport,
  type Pretender,
  type FetchPurpose,
  type WastedVisits,
} from "./log-report.ts";
import { siteAddresses, type SiteVisits } from "./site-visits.ts";
import { tellAnswer } from "./tell-answer.ts";
import { bump, mergeTallies } from "./visit-tally.ts";

/** What the owner may add: robots.txt, and the site's own pages. */
export type LogQuestion = { robotsTxt?: string; pages?: KnownPages };

const MAX_SHOWN = 20;
const MAX_DAYS = 366;
/** So few addresses for so many requests are a proxy's that nobody named. */
const FEW_CLIENTS = 8;
const MANY_REQUESTS = 200;

/** The report on what was counted; the same counts can be asked again with another file. */
export function buildLogReport(counts: LogCounts, question: LogQuestion = {}): LogReport {
  const proxy = findProxy(counts);
  const robots = question.robotsTxt === undefined ? null : parseRobotsTxt(question.robotsTxt);
  const visits = [...counts.crawlers.values()]
    .flatMap((crawler) => mergeComers(crawler, proxy !== null))
    .toSorted((a, b) => b.tally.requests - a.tally.requests);
  const site = siteAddresses(visits, counts, question.pages);
  const crawlers = visits
    .map(toRow)
    .toSorted((a, b) => purposes.indexOf(a.purpose) - purposes.indexOf(b.purpose));
  const report = {
    requests: counts.requests,
    first: counts.first,
    last: counts.last,
    people: counts.people,
    programs: { requests: counts.programRequests, names: listPrograms(counts) },
    unread: counts.unread,
    unreadLines: counts.unreadLines,
    proxy,
    host: site.host,
    crawlers,
    pretenders: proxy === null ? listPretenders(counts) : [],
    days: listDays(visits),
    wasted: listWasted(visits),
    missed: findMissed(site, counts, question.pages),
    disobeyed: robots && judgeObedience(robots, site.visits),
  };
  return { answer: tellAnswer(report, robots), ...report };
}

/** Nine in ten requests by addresses of proxies, or all by very few. */
function findProxy({ proxied, requests, clients, people }: LogCounts): string | null {
  const behind = [...proxied.values()].reduce((sum, one) => sum + one, 0);
  const [most] = [...proxied].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (most !== undefined && behind >= requests * 0.9) return most;
  const isOne = requests >= MANY_REQUESTS && people > 0 && clients.size > 0;
  return isOne && clients.size <= FEW_CLIENTS ? "a proxy" : null;
}

/** A crawler with all that came in its name; pretenders are not it, unless nobody's address is in the log. */
function mergeComers({ crawler, tallies }: CrawlerTally, isProxied: boolean): SiteVisits[] {
  const came = [...tallies].filter(([proof]) => isProxied || proof !== "outside");
  if (came.length === 0) return [];
  const confirmed = tallies.get("confirmed")?.requests ?? 0;
  return [{ crawler, confirmed, tally: mergeTallies(came.map(([, tally]) => tally)) }];
}

function toRow({ crawler, confirmed, tally }: SiteVisits): CrawlerVisits {
  const [ok, redirect, client, server, other] = tally.statuses;
  return {
    name: crawler.name,
    operator: crawler.operator,
    purpose: purposeOf(crawler),
    requests: tally.requests,
    robotsTxt: tally.robotsTxt,
    got: tally.got,
    first: tally.first,
    last: tally.last,
    statuses: { "2xx": ok, "3xx": redirect, "4xx": client, "5xx": server, other },
    bytes: tally.bytes,
    tookMs: tally.timed === 0 ? null : Math.round(tally.tookMs / tally.timed),
    confirmed,
    rangesOf: rangesOf(crawler)?.day ?? null,
  };
}

export function purposeOf({ purpose, isWebSearch }: Crawler): FetchPurpose {
  if (purpose === "search") return isWebSearch === true ? "search" : "AI search";
  if (purpose === "assistant") return "for a person";
  return purpose === "training" || purpose === "token" ? "training" : "other";
}

function listPrograms({ programs }: LogCounts) {
  return rank(programs).map(({ address: name, requests }) => ({ name, requests }));
}

function listPretenders({ crawlers }: LogCounts): Pretender[] {
  return [...crawlers.values()]
    .flatMap(({ crawler, tallies, outside }) => {
      const requests = tallies.get("outside")?.requests;
      const list = rangesOf(crawler);
      if (requests === undefined || list === undefined) return [];
      const { name, operator } = crawler;
      const { day, source } = list;
      return [{ name, operator, requests, addresses: outside.size, rangesOf: day, source }];
    })
    .toSorted((a, b) => b.requests - a.requests);
}

function listDays(visits: readonly SiteVisits[]): LogReport["days"] {
  const byPurpose = purposes.map((purpose) => {
    const days = new Map<number, number>();
    for (const { crawler, tally } of visits) {
      if (purposeOf(crawler) !== purpose) continue;
      for (const [day, requests] of tally.days) bump(days, day, requests);
    }
    return days;
  });
  if (visits.length === 0) return [];
  const first = dayNumber(Math.min(...visits.map(({ tally }) => tally.first)));
  const last = dayNumber(Math.max(...visits.map(({ tally }) => tally.last)));
  const length = Math.min(last - first + 1, MAX_DAYS);
  return Array.from({ length }, (_, at) => {
    const day = last - length + 1 + at;
    return { day: dayOf(day * DAY_MS), requests: byPurpose.map((days) => days.get(day) ?? 0) };
  });
}

/** What eats their visits, the largest first. An address with parameters counts without their values. */
function listWasted(visits: readonly SiteVisits[]): WastedVisits[] {
  const found = { parameters: new Map(), redirect: new Map(), missing: new Map() } satisfies Record<
    WastedVisits["kind"],
    Map<string, number>
  >;
  for (const { tally } of visits) {
    for (const [address, { requests, redirected, missing }] of tally.addresses) {
      if (address.includes("?")) bump(found.parameters, withoutValues(address), requests);
      if (redirected > 0) bump(found.redirect, address, redirected);
      if (missing > 0) bump(found.missing, address, missing);
    }
  }
  const sum = (name: "parameters" | "redirected" | "missing") =>
    visits.reduce((all, { tally }) => all + tally[name], 0);
  const all: WastedVisits[] = [
    { kind: "parameters", requests: sum("parameters"), addresses: rank(found.parameters) },
    { kind: "redirect", requests: sum("redirected"), addresses: rank(found.redirect) },
    { kind: "missing", requests: sum("missing"), addresses: rank(found.missing) },
  ];
  return all.filter(({ requests }) => requests > 0);
}

function rank(found: ReadonlyMap<string, number>) {
  return [...found]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_SHOWN)
    .map(([address, requests]) => ({ address, requests }));
}

/** "/shop?colour=red&page=2" is "/shop?colour&page". */
function withoutValues(address: string): string {
  const [path = "", query = ""] = address.split("?", 2);
  const names = query.split("&").map((pair) => pair.split("=", 1)[0] ?? "");
  return `${path}?${[...new Set(names)].toSorted().join("&")}`;
}
