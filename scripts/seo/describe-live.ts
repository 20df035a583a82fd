import { listAiLines } from "#engine/ai-access/list-ai-lines.ts";
import { NO_STOP_WORDS } from "#engine/terms/no-stop-words.ts";
import { describeBand } from "#engine/page-audit/bands.ts";
import { answerWords, gateWords } from "#engine/page-audit/indexability-words.ts";
import type { LiveAnswer, LiveResults, LiveTool } from "#engine/live/contract.ts";
import { count } from "#lib/count.ts";
import { tellDayAndTime } from "#lib/time-words.ts";

type Read = Extract<LiveAnswer, { outcome: "read" }>;

/** An answer for a person: the way to the page, then what the tool found. */
export function describeLive(tool: LiveTool, { hops, readAt, robots, result }: Read): string {
  return [
    `Read ${tellDayAndTime(Date.parse(readAt))}`,
    ...hops.map(({ url, status }) => `${status}  ${url}`),
    `robots.txt: ${robots.status ?? "no answer"}, ${robots.verdict} for Google${robots.line === undefined ? "" : ` (line ${robots.line})`}`,
    "",
    ...describers[tool](result as never),
  ].join("\n");
}

/** Whether there is anything to fix, by the measure of the tool's own command. */
export function hasLiveFindings(tool: LiveTool, result: Read["result"]): boolean {
  return finders[tool](result as never);
}

type PerTool<Returned> = { [Tool in LiveTool]: (result: LiveResults[Tool]) => Returned };

const finders: PerTool<boolean> = {
  "seo-audit": ({ audit, indexability, resources }) =>
    indexability.answer !== "yes" ||
    resources.blocked.length > 0 ||
    audit.findings.some(({ points }) => points > 0),
  links: ({ totals, targets = [] }) =>
    totals.notCrawlable > 0 || targets.some(({ state }) => state === "dead"),
  serp: ({ title, description }) => title === null || description === null,
  robots: ({ findings, tested }) =>
    findings.some(({ severity }) => severity !== "note") ||
    tested.some(({ verdicts }) => verdicts[0]?.allowed === false),
  hreflang: ({ report, versions }) =>
    (report?.findings.length ?? 0) > 0 ||
    versions.some((version) => version.state === "not-read" || !version.isIndexable),
  terms: ({ report }) => (report?.gaps.length ?? 0) > 0,
  archive: () => false,
};

const describers: PerTool<readonly string[]> = {
  "seo-audit": ({ audit, indexability, sitemap, resources, ai }) => [
    `Can Google index this page? ${answerWords[indexability.answer].word}`,
    ...indexability.gates.map(
      ({ title, state, text }) => `  ${gateWords[state].padEnd(9)}  ${title}: ${text}`,
    ),
    "",
    // A page without its words has no score that would mean anything.
    ...(indexability.answer === "not-from-html"
      ? []
      : [`${audit.score} out of 100 by our rules (${describeBand(audit)})`]),
    ...audit.findings
      .filter(({ points }) => points > 0)
      .toSorted((one, other) => other.points - one.points)
      .map(({ points, text, id }) => `-${points}  ${text}  [${id}]`),
    `Sitemap: ${sitemap.state}`,
    ...resources.blocked.map(({ url, line }) => `Closed by robots.txt, line ${line}: ${url}`),
    "",
    ...listAiLines(ai),
  ],
  links: ({ totals, links, targets }) => [
    `${count(totals.total, "link")}: ${totals.dofollow} followed, ${totals.nofollow} nofollow, ${totals.external} to other sites`,
    ...(targets === undefined
      ? []
      : [
          `${targets.filter(({ state }) => state !== "unchecked").length} of ${count(targets.length, "address", "addresses")} could be checked`,
        ]),
    ...(targets === undefined
      ? links.map(({ url, rel }) => `${rel || "follow"}  ${url}`)
      : targets.map(
          ({ state, status, url, to, detail }) =>
            `${state}${status === undefined ? "" : ` ${status}`}  ${url}${to === undefined ? "" : ` → ${to}`}${detail === undefined ? "" : `  ${detail}`}`,
        )),
  ],
  serp: ({ title, description, h1 }) => [
    `title        ${title ?? "(none)"}`,
    `description  ${description ?? "(none)"}`,
    `h1           ${h1 ?? "(none)"}`,
  ],
  robots: ({ file, agents, tested, findings, ai }) => [
    `${file.url}: ${file.meaning}`,
    ...listAiLines(ai),
    "",
    ...tested.map(
      ({ url, verdicts }) =>
        `${agents.map((agent, at) => `${agent} ${verdicts[at]?.allowed === false ? "blocked" : "allowed"}`).join(", ")}  ${url}`,
    ),
    ...findings.map(({ line, severity, message }) => `${line}: ${severity}: ${message}`),
  ],
  hreflang: ({ versions, report }) => [
    ...versions.map((version) =>
      version.state === "read"
        ? `${version.status}  ${version.isIndexable ? "indexable" : "not indexable"}  ${version.url}`
        : `not read  ${version.url}  ${version.detail}`,
    ),
    ...(report?.findings ?? []).map(
      ({ severity, page, message }) => `${severity}: ${page}: ${message}`,
    ),
  ],
  terms: ({ pages, report }) => [
    ...pages.map((page) =>
      page.state === "read"
        ? `${count(page.words, "word")}  ${page.url}`
        : `not read  ${page.url}  ${page.detail}`,
    ),
    ...(report?.hasUnknownLanguage === true ? [NO_STOP_WORDS] : []),
    ...(report?.terms.slice(0, 30) ?? []).map(({ term }) => `  ${term}`),
    ...(report === null || report.gaps.length === 0
      ? []
      : [`Missing: ${report.gaps.map(({ term }) => term).join(", ")}`]),
  ],
  archive: (result) =>
    result.state === "copy"
      ? [`Nearest copy: ${result.at}`, result.address]
      : ["No snapshot in this answer. That interface often misses pages: open the calendar."],
};
