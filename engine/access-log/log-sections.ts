import { count } from "#lib/count.ts";
import { capitalise } from "#lib/text/capitalise.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";
import { purposes, type AddressCount, type CrawlerVisits, type LogReport } from "./log-report.ts";
import {
  dayIn,
  listLogNotes,
  tellDisobedience,
  tellMissed,
  tellPretender,
  tellProof,
  tellLogTotals,
  wastedWords,
} from "./tell-log.ts";

/** A part of the report as text: lines, and below some of them addresses. */
export type LogSection = {
  title: string;
  lines: readonly { text: string; below?: readonly string[] }[];
};

/** Addresses below one line. */
const SHOWN = 10;

/** The whole report as text, in the order in which an owner asks. */
export function listLogSections(report: LogReport): readonly LogSection[] {
  const { crawlers, missed, wasted, disobeyed, pretenders, days, unreadLines } = report;
  const sections: LogSection[] = [
    {
      title: "In short",
      lines: [{ text: tellLogTotals(report) }, ...toLines(listLogNotes(report))],
    },
    { title: "Lines that are no request", lines: toLines(unreadLines) },
    ...purposes.map((purpose) => ({
      title: `Who came: ${purpose}`,
      lines: toLines(crawlers.filter((one) => one.purpose === purpose).map(tellCrawler)),
    })),
    { title: "Never asked for", lines: missed === null ? [] : listMissed(missed) },
    {
      title: "What eats their visits",
      lines: wasted.map(({ kind, requests, addresses }) => ({
        text: `${wastedWords[kind]}: ${count(requests, "request")}`,
        below: listAddresses(addresses),
      })),
    },
    {
      title: "Against robots.txt",
      lines: (disobeyed ?? []).map((one) => ({
        text: tellDisobedience(one),
        below: listAddresses(one.addresses),
      })),
    },
    {
      title: `Requests a day: ${purposes.join(", ")}`,
      lines: toLines(days.map(({ day, requests }) => `${day}: ${requests.join(", ")}`)),
    },
    { title: "Who only pretends", lines: toLines(pretenders.map(tellPretender)) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

export function writeLogMarkdown(report: LogReport): string {
  const parts = listLogSections(report).map(({ title, lines }) => {
    const items = lines.map(({ text, below = [] }) =>
      [`- ${escapeMarkdown(text)}`, ...below.map((line) => `  - ${escapeMarkdown(line)}`)].join(
        "\n",
      ),
    );
    return `## ${title}\n\n${items.join("\n")}\n`;
  });
  return [`**${escapeMarkdown(report.answer)}**\n`, ...parts].join("\n");
}

function toLines(texts: readonly string[]) {
  return texts.map((text) => ({ text }));
}

function tellCrawler(one: CrawlerVisits): string {
  const { name, operator, requests, last, bytes, tookMs } = one;
  const took = tookMs === null ? "" : `, ${tookMs} ms on average`;
  return `${name} (${operator}): ${count(requests, "request")}, last on ${dayIn(last)}; ${tellAnswers(one)}; ${count(Math.round(bytes / 1000), "kB", "kB")}${took}. ${tellProof(one)}`;
}

/** "2xx 40, 4xx 2": the kinds of answers that there were. */
export function tellAnswers({ statuses }: Pick<CrawlerVisits, "statuses">): string {
  const kinds = Object.entries(statuses).filter(([, number]) => number > 0);
  return kinds.map(([kind, number]) => `${kind} ${number}`).join(", ");
}

function listMissed(missed: NonNullable<LogReport["missed"]>): LogSection["lines"] {
  return [
    { text: capitalise(tellMissed(missed)), below: missed.addresses.slice(0, SHOWN) },
    ...toLines(missed.rows.map(({ name, missed: number }) => `${name}: ${count(number, "page")}`)),
  ];
}

function listAddresses(addresses: readonly AddressCount[]): readonly string[] {
  return addresses.slice(0, SHOWN).map(({ address, requests }) => `${requests} ${address}`);
}
