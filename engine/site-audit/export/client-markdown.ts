import { tellComparison } from "#engine/site-audit/comparison-words.ts";
import { coverageWords } from "#engine/site-audit/coverage-words.ts";
import { severityWords } from "#engine/rules/severity.ts";
import type { SiteFix, SiteReport } from "#engine/site-audit/site-report.ts";
import { tellRecheck } from "#engine/site-audit/recheck/recheck-words.ts";
import { tellMark } from "#engine/site-audit/report/tell-mark.ts";
import { count } from "#lib/count.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { showControls } from "#lib/text/show-controls.ts";
import { tellDayAndTime, tellDayAndYear } from "#lib/time-words.ts";

/** More are the developer's list, a file of its own: this one is a page or two. Our choice. */
const MAX_FIXES = 8;
const MAX_ADDRESSES = 3;

/** The report for its owner: what Google can index, and what to fix first. */
export function writeClientMarkdown(report: SiteReport): string {
  const real = report.fixes.filter(({ isNoise }) => !isNoise);
  const more = real.length - MAX_FIXES;
  const { comparison } = report;
  const parts = [
    ...writeHead(report),
    ...(comparison === undefined
      ? []
      : [`Since ${tellDayAndYear(Date.parse(comparison.since))}: ${tellComparison(comparison)}.`]),
    ...(real.length === 0 ? [] : ["## What to fix first"]),
    ...real.slice(0, MAX_FIXES).map((fix, index) => writeFix(report, fix, index + 1)),
    ...(more > 0
      ? [`${count(more, "more finding")}: in the developer's list, with all addresses.`]
      : []),
    "",
  ];
  return showControls(parts.join("\n\n"));
}

/** What both files begin with. */
export function writeHead({
  site,
  endedAt,
  sentence,
  subline,
  coverage,
  bounds,
  leftOut = [],
}: SiteReport): readonly string[] {
  return [
    `# ${site}, ${tellDayAndTime(Date.parse(endedAt))}`,
    `${sentence} ${subline}`,
    ...(leftOut.includes("coverage")
      ? []
      : [
          "## What Google can index",
          coverageWords
            .map(({ key, label }) => `- ${groupThousands(coverage[key])} ${label}`)
            .join("\n"),
        ]),
    ...(bounds.length === 0
      ? []
      : [
          "## Where the reading ended",
          bounds.map(({ text }) => `- ${escapeMarkdown(text)}`).join("\n"),
        ]),
  ];
}

function writeFix({ issues }: SiteReport, fix: SiteFix, number: number): string {
  const places = issues.flatMap(({ pages }) => pages).filter((page) => page.fix === fix.key);
  const addresses = [...new Set(places.map(({ url }) => url))];
  const more = fix.pages - MAX_ADDRESSES;
  return [
    `### ${number}. ${escapeMarkdown(fix.title)}`,
    ...(fix.mark === undefined ? [] : [`**${escapeMarkdown(tellMark(fix.mark))}**`]),
    ...(fix.recheck === undefined ? [] : [`**${escapeMarkdown(tellRecheck(fix.recheck))}**`]),
    `${severityWords[fix.severity]} · ${escapeMarkdown(fix.where)}. ${fix.why} ${fix.fix}`,
    [
      ...addresses.slice(0, MAX_ADDRESSES).map((url) => `- <${url}>`),
      ...(more > 0 ? [`- and ${groupThousands(more)} more`] : []),
    ].join("\n"),
  ].join("\n\n");
}
