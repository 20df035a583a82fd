/** The report in words, the same on the screen and in the terminal. */
import { count } from "#lib/count.ts";
import { formatDate } from "#lib/format-date.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { dayOf } from "#lib/pakistan-days.ts";
import type {
  CrawlerVisits,
  Disobedience,
  LogReport,
  Pretender,
  MissedPages,
  WastedVisits,
} from "./log-report.ts";

export const dayIn = (at: number) => formatDate(dayOf(at));

/** "12,000 requests from 1 to 14 November 2026: 2,100 by 9 crawlers …" */
export function tellLogTotals({
  requests,
  first,
  last,
  people,
  programs,
  crawlers,
}: LogReport): string {
  if (requests === 0) return "No request in it.";
  const came = crawlers.reduce((sum, one) => sum + one.requests, 0);
  return `${count(requests, "request")} from ${dayIn(first)} to ${dayIn(last)}: ${groupThousands(came)} by ${count(crawlers.length, "crawler")}, ${groupThousands(programs.requests)} by other programs, ${groupThousands(people)} by people.`;
}

/** What has to be known beside the figures; none where nothing has. */
export function listLogNotes({ proxy, unread, missed, disobeyed }: LogReport): readonly string[] {
  const isCut = missed?.rows.some((row) => row.isCut) === true;
  const notJudged = disobeyed?.reduce((sum, one) => sum + one.notJudged, 0) ?? 0;
  return [
    ...(proxy === null
      ? []
      : [
          `This log has the addresses of ${proxy} in place of the visitors’, so every crawler is counted by its name only. Have the server log the visitor’s address: X-Forwarded-For, or CF-Connecting-IP behind Cloudflare.`,
        ]),
    ...(unread === 0 ? [] : [`${count(unread, "line")} could not be read as a request.`]),
    ...(isCut || notJudged > 0
      ? [
          "The log has more addresses than are kept here. Totals count all; lists and “never asked for” have those that were kept.",
        ]
      : []),
  ];
}

/** "96% from OpenAI’s own addresses (22 August 2026)", or that the name is all there is. */
export function tellProof({ requests, confirmed, operator, rangesOf }: CrawlerVisits): string {
  if (rangesOf === null && confirmed === 0)
    return `By name only: ${operator} publishes no list that we have.`;
  if (confirmed === 0) return "By name only: no address to compare.";
  const share = confirmed === requests ? "All" : groupThousands(confirmed);
  return `${share} from ${operator}’s own addresses${rangesOf === null ? "" : `, as of ${formatDate(rangesOf)}`}.`;
}

export function tellPretender({
  name,
  operator,
  requests,
  addresses,
  rangesOf,
}: Pretender): string {
  const more = addresses >= 1_000 ? "more than " : "";
  return `${count(requests, "request")} as ${name} from ${more}${count(addresses, "address", "addresses")} outside of those that ${operator} published, as of ${formatDate(rangesOf)}.`;
}

/** Whether a crawler broke the file, or never promised to obey it. */
export function tellDisobedience({ name, obeys, requests }: Disobedience): string {
  const asked = `${name} asked ${count(requests, "time")} for what robots.txt closes to it`;
  if (obeys === "yes") return `${asked}.`;
  return `${asked}: asked to stay out; ${obeys === "no" ? "does" : "may"} not obey, its owner says.`;
}

export const wastedWords: Record<WastedVisits["kind"], string> = {
  parameters: "Addresses with parameters",
  redirect: "Redirects",
  missing: "Not found (404, 410)",
};

const PAGES_OF: Record<MissedPages["from"], string> = {
  sitemap: "in the sitemap",
  crawl: "that the crawl found indexable",
  list: "in the list",
  log: "that people opened at least three times in this log",
};

export function tellMissed({ from, pages, byAll, rows }: MissedPages): string {
  const known = `${count(pages, "page")} ${PAGES_OF[from]}`;
  if (rows.length === 0) return `No search crawler asked for any of the ${known}.`;
  return `${groupThousands(byAll)} of the ${known} ${byAll === 1 ? "was" : "were"} asked for by no search crawler.`;
}
