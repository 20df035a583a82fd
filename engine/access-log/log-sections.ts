import { count } from "#lib/count.ts";
import { formatDate } from "#lib/format-date.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { dayOf } from "#lib/pakistan-days.ts";
import { capitalise } from "#lib/text/capitalise.ts";
import type { CsvCell } from "#lib/text/to-csv.ts";
import { purposes, type CrawlerVisits, type LogReport, type MissedPages } from "./log-report.ts";

/** A part of the report, for the screen, the terminal and files. Days are as "2026-11-28". */
export type LogSection = {
  title: string;
  /** A sentence each. */
  says: readonly string[];
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  /** A column for each kind of visits, a row for each day: drawn as a picture, too. */
  isDaily?: true;
};

/** The whole report in the order in which an owner asks, without parts that have nothing to say. */
export function listLogSections(report: LogReport): readonly LogSection[] {
  return PARTS.map((part) => part(report)).filter(
    ({ says, rows }) => says.length + rows.length > 0,
  );
}

const PARTS: readonly ((report: LogReport) => LogSection)[] = [
  ({ readers }) => ({
    title: "May they cite the site, and did they come?",
    says: ["What a page says itself, such as noindex, is not in a log."],
    ...toTable(readers, {
      Reader: ({ reader }) => reader,
      "May it cite the site?": ({ may, why }) => `${MAY[may]}: ${why}.`,
      "Did it come?": ({ came, fetched = "" }) =>
        `${capitalise(came)}.${fetched === "" ? "" : ` ${fetched}.`}`,
    }),
  }),
  (report) => ({
    title: "In short",
    says: [`${tellTotals(report)} ${tellSpan(report)}`, ...listNotes(report)],
    ...toTable(report.unreadLines, { "A line that is no request": (line) => line }),
  }),
  ({ crawlers }) => ({
    title: "Who came, and what they got",
    says: [tellProof(crawlers)],
    ...toTable(crawlers, {
      Crawler: ({ name }) => name,
      Operator: ({ operator }) => operator,
      Purpose: ({ purpose }) => purpose,
      Requests: ({ requests }) => requests,
      Proven: (one) => (isProvable(one) ? one.confirmed : "by name only"),
      Last: ({ last }) => dayOf(last),
      "2xx": ({ statuses }) => statuses["2xx"],
      "3xx": ({ statuses }) => statuses["3xx"],
      "4xx": ({ statuses }) => statuses["4xx"],
      "5xx": ({ statuses }) => statuses["5xx"],
      Other: ({ statuses }) => statuses.other || "",
      kB: ({ bytes }) => Math.round(bytes / 1000),
      ms: ({ tookMs }) => tookMs ?? "",
    }),
  }),
  ({ missed }) => ({
    title: "Never asked for",
    says: missed === null ? [] : tellMissed(missed),
    ...toTable(missed?.addresses ?? [], { Page: (address) => address }),
  }),
  ({ wasted }) => {
    const rows = wasted
      .flatMap(({ kind, addresses }) => addresses.map((one) => ({ kind, ...one })))
      .toSorted((a, b) => b.requests - a.requests);
    return {
      title: "What eats their visits",
      says: wasted.map(({ kind, requests }) => `${WASTED[kind]}: ${count(requests, "request")}.`),
      ...toTable(rows, {
        Address: ({ name }) => name,
        Requests: ({ requests }) => requests,
        What: ({ kind }) => WASTED[kind],
      }),
    };
  },
  ({ disobeyed }) => ({
    title: "Against robots.txt",
    says: disobeyed?.length === 0 ? ["No crawler asked for what robots.txt closes to it."] : [],
    ...toTable(disobeyed ?? [], {
      Crawler: ({ name }) => name,
      Requests: ({ requests }) => requests,
      Rule: ({ line, rule }) => `line ${line}: ${rule}`,
      Verdict: ({ obeys }) => OBEYS[obeys],
      "Most often": ({ addresses }) => addresses[0]?.name ?? "",
    }),
  }),
  (report) => {
    const { crawlers, days } = report;
    const columns = purposes.flatMap((purpose, at) => {
      const of = ({ requests }: (typeof days)[number]) => requests[at] ?? 0;
      return crawlers.some((one) => one.purpose === purpose) ? [[capitalise(purpose), of]] : [];
    });
    return {
      title: "Day by day",
      says: days.length === 0 ? [] : [tellSpan(report)],
      isDaily: true,
      ...toTable(days, { Day: ({ day }) => day, ...Object.fromEntries(columns) }),
    };
  },
  ({ pretenders }) => ({
    title: "Who only pretends",
    says: [pretenders.length === 0 ? NOBODY_PRETENDS : PRETENDS],
    ...toTable(pretenders, {
      Crawler: ({ name }) => name,
      Operator: ({ operator }) => operator,
      Requests: ({ requests }) => requests,
      "From addresses": ({ addresses }) => (addresses >= 1_000 ? "1,000 or more" : addresses),
      "Operator’s addresses as of": ({ rangesOf }) => rangesOf,
    }),
  }),
  ({ programs }) => ({
    title: "Other programs",
    says: [],
    ...toTable(programs.names, {
      Program: ({ name }) => name,
      Requests: ({ requests }) => requests,
    }),
  }),
];

/** Without columns in which no row has anything. */
function toTable<One>(
  ones: readonly One[],
  columns: Readonly<Record<string, (one: One) => CsvCell>>,
): Pick<LogSection, "head" | "rows"> {
  const used = Object.entries(columns).filter(([, of]) => ones.some((one) => of(one) !== ""));
  return {
    head: used.map(([head]) => head),
    rows: ones.map((one) => used.map(([, of]) => of(one))),
  };
}

const MAY = { yes: "Yes", no: "No", unknown: "Not known" } as const;

const WASTED = {
  parameters: "Addresses with parameters",
  redirect: "Redirects",
  missing: "Not found (404, 410)",
} as const;

const OBEYS = {
  yes: "disobeyed",
  "may not": "asked to stay out; may not obey, its owner says",
  no: "asked to stay out; does not obey, its owner says",
} as const;

const PRETENDS =
  "They use a crawler’s name, and their addresses are none of those that its operator publishes.";
const NOBODY_PRETENDS =
  "Nobody used a crawler’s name from a foreign address, as far as its operator publishes its own.";

function tellSpan({ first, last }: LogReport): string {
  return `From ${formatDate(dayOf(first))} to ${formatDate(dayOf(last))}.`;
}

/** "12,000 requests: 2,100 by 9 crawlers …" */
function tellTotals({ requests, people, programs, crawlers }: LogReport): string {
  const came = crawlers.reduce((sum, one) => sum + one.requests, 0);
  return `${count(requests, "request")}: ${groupThousands(came)} by ${count(crawlers.length, "crawler")}, ${groupThousands(programs.requests)} by other programs, ${groupThousands(people)} by people.`;
}

/** What has to be known beside the figures. */
function listNotes({ proxy, unread, unlisted }: LogReport): readonly string[] {
  return [
    proxy === null
      ? ""
      : `This log has the addresses of ${proxy} in place of the visitors’, so every crawler is counted by its name only. Have the server log the visitor’s address: X-Forwarded-For, or CF-Connecting-IP behind Cloudflare.`,
    unread === 0 ? "" : `${count(unread, "line")} could not be read as a request.`,
    unlisted === 0
      ? ""
      : "The log has more addresses than are kept here. Totals count all; lists and “never asked for” have those that were kept.",
  ].filter((note) => note !== "");
}

function isProvable({ rangesOf, confirmed }: CrawlerVisits): boolean {
  return rangesOf !== null && confirmed > 0;
}

function tellProof(crawlers: readonly CrawlerVisits[]): string {
  if (crawlers.length === 0) return "No crawler that we know came.";
  const days = crawlers.flatMap((one) => (isProvable(one) ? (one.rangesOf ?? []) : [])).toSorted();
  const [oldest] = days;
  return oldest === undefined
    ? "By name only: of no crawler is there an address to compare."
    : `Proven: from addresses that the operator publishes, in lists of ${formatDate(oldest)} or later. By name only: it publishes none, or the log has no address to compare.`;
}

const PAGES_OF: Record<MissedPages["from"], string> = {
  sitemap: "in the sitemap",
  crawl: "that the crawl found indexable",
  list: "in the list",
  log: "that people opened at least three times in this log",
};

function tellMissed({ from, pages, byAll, rows }: MissedPages): readonly string[] {
  const known = `${count(pages, "page")} ${PAGES_OF[from]}`;
  if (rows.length === 0) return [`No search crawler asked for any of the ${known}.`];
  return [
    `${groupThousands(byAll)} of the ${known} ${byAll === 1 ? "was" : "were"} asked for by no search crawler.`,
    `Missed by each: ${rows.map(({ name, missed }) => `${name} ${groupThousands(missed)}`).join(", ")}.`,
  ];
}
