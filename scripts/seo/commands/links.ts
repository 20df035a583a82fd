import { checkLinks, type LinkReport } from "#engine/links/check-links.ts";
import { toLinksJson } from "#engine/links/links-json.ts";
import type { Command } from "#scripts/seo/command.ts";
import {
  htmlOfRecord,
  readHtmlInput,
  refuseHtml,
  type HtmlInput,
} from "#scripts/seo/html-input.ts";
import { count } from "#lib/count.ts";

export const command: Command = {
  summary:
    "Lists every link of a page with its status and the reason. Findings: links no crawler can follow.",
  usage: "links FILE [--url U]",
  details: [
    "--url    the page's own address; else its canonical or og:url is used",
    'batch    {"html","url"} → the same object as --json',
  ],
  options: { url: { type: "string" } },
  async run(call) {
    const report = judge(await readHtmlInput(call));
    return {
      json: toLinksJson(report),
      text: describe(report),
      hasFindings: report.totals.notCrawlable > 0,
    };
  },
  answer: (record) => toLinksJson(judge(htmlOfRecord(record))),
};

function judge({ html, url }: HtmlInput): LinkReport {
  const report = checkLinks({ html, ...(url === undefined ? {} : { url }) });
  if (!report.ok) throw refuseHtml(report.problem);
  return report.value;
}

function describe({ totals, links, deadAnchors }: LinkReport): string {
  return [
    ...links.map(
      ({ line, status, external, isWeb, url, text, reason }) =>
        `${line}\t${status}\t${isWeb ? (external ? "external" : "internal") : "-"}\t${url}\t${text}\t${reason}`,
    ),
    ...deadAnchors.map(
      ({ line, excerpt, reason }) => `${line}\tnot crawlable\t-\t${excerpt}\t\t${reason}`,
    ),
    "",
    `${count(totals.total, "link")}: ${totals.dofollow} followed, ${totals.nofollow} not, ${totals.internal} internal, ${totals.external} external, ${totals.notWeb} no web links, ${totals.notCrawlable} not crawlable`,
  ].join("\n");
}
