import { writeAiMarkdown } from "#engine/ai-access/write-ai-markdown.ts";
import type {
  Comparison,
  Coverage,
  FixGroup,
  FixTargets,
  RootCause,
  LinkedFrom,
  SiteFix,
  SiteReport,
} from "#engine/site-audit/site-report.ts";
import { severityWords } from "#engine/rules/severity.ts";
import { siteRules } from "#engine/site-audit/site-rules.ts";
import { isAddress } from "#engine/address/path-of.ts";
import { describeRoot } from "#engine/site-audit/report/describe-root.ts";
import {
  listCompared,
  tellEarlierMark,
  type ComparedGroup,
} from "#engine/site-audit/comparison-words.ts";
import { recheckWords, tellRecheck } from "#engine/site-audit/recheck/recheck-words.ts";
import { tellMark } from "#engine/site-audit/report/tell-mark.ts";
import { writeHead } from "./client-markdown.ts";
import { UNREAD_HEAD, unreadWords } from "#engine/site-audit/unread-words.ts";
import { count } from "#lib/count.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { tellDayAndYear } from "#lib/time-words.ts";
import { showControls } from "#lib/text/show-controls.ts";

const MAX_ADDRESSES = 20;

/** Every finding with its places, for whoever fixes them. */
export function writeDeveloperMarkdown(report: SiteReport): string {
  const { points, fixes } = report;
  const real = fixes.filter(({ isNoise }) => !isNoise);
  const parts = [
    ...writeHead(report),
    ...writeUnread(report.coverage.unread),
    ...(report.noSitemap === undefined ? [] : [report.noSitemap]),
    ...(report.comparison === undefined ? [] : writeComparison(report.comparison)),
    ...(report.ai === undefined ? [] : writeAiMarkdown(report.ai, "the home page")),
    "## What to fix, in this order",
    `First what hinders indexing, last what is cosmetic: ${count(points.total, "point")} in all. The more points, the more pages and the graver the fault. Do not compare two sites by their points.`,
    ...(report.roots ?? []).map((root) => writeRoot(report, root)),
    ...real.map((fix, index) => writeFix(report, fix, index + 1)),
    "",
  ];
  return showControls(parts.join("\n\n"));
}

function writeUnread(unread: Coverage["unread"] = []): readonly string[] {
  if (unread.length === 0) return [];
  const lines = unread.map(
    ({ reason, addresses }) => `- ${groupThousands(addresses)}: ${unreadWords[reason]}`,
  );
  return [`## ${UNREAD_HEAD}`, lines.join("\n")];
}

/** What one change clears, and which of the fixes below are done with it. */
function writeRoot({ fixes, points }: SiteReport, root: RootCause): string {
  const real = fixes.filter(({ isNoise }) => !isNoise);
  const numbers = root.fixes.map((key) => real.findIndex((fix) => fix.key === key) + 1);
  return `**One change: ${escapeMarkdown(root.where)}.** ${describeRoot(root, points.total)}: ${root.issues.map((issue) => `\`${issue}\``).join(", ")}. Fixes ${numbers.join(", ")} below.`;
}

function writeComparison(comparison: Comparison): readonly string[] {
  return [
    `## Since ${tellDayAndYear(Date.parse(comparison.since))}`,
    listCompared(comparison).flatMap(writeCompared).join("\n"),
  ];
}

function writeCompared({ key, name, fixes }: ComparedGroup): readonly string[] {
  return [
    `- ${name}: ${fixes.length}`,
    ...fixes.map(
      ({ title, at, mark }) =>
        `  - ${escapeMarkdown(title)}${mark === undefined ? "" : ` (${escapeMarkdown(tellEarlierMark(key, mark))})`}${key === "worse" ? `, ${at?.addresses ?? 0} more` : ""}${(at?.first ?? []).map((url) => ` <${url}>`).join("")}`,
    ),
  ];
}

function writeFix(report: SiteReport, fix: SiteFix, number: number): string {
  const stateOf = new Map(fix.recheck?.addresses.map(({ url, state }) => [url, state]));
  const pages = report.issues
    .flatMap((issue) => issue.pages)
    .filter((page) => page.fix === fix.key);
  const more = pages.length - MAX_ADDRESSES;
  return [
    `### ${number}. ${escapeMarkdown(fix.title)}`,
    `${severityWords[fix.severity]} · ${fix.points === 0 ? "" : `${count(fix.points, "point")} (${fix.weight} × ${count(fix.pages, "page")}) · `}${escapeMarkdown(fix.where)} · \`${fix.issue}\``,
    ...(fix.mark === undefined ? [] : [`**${escapeMarkdown(tellMark(fix.mark))}**`]),
    ...(fix.recheck === undefined ? [] : [`**${escapeMarkdown(tellRecheck(fix.recheck))}**`]),
    ...(fix.groups === undefined ? [] : [writeGroups(fix.groups)]),
    fix.why,
    ...(fix.targets === undefined || pages.length === 1
      ? []
      : [writeTargets(fix.targets, report.pagesRead)]),
    `**Fix.** ${fix.fix} **Done when** ${fix.doneWhen}${fix.rulePage === undefined ? "" : ` [The rule, with an example](${fix.rulePage})`}`,
    [
      ...pages.slice(0, MAX_ADDRESSES).map(({ url, evidence, line, linkedFrom }) => {
        const place = line === undefined || line === 0 ? "" : `, line ${line}`;
        const state = stateOf.get(url);
        const now = state === undefined ? "" : ` (checked again: ${recheckWords[state]})`;
        return `- <${url}>${place}: ${escapeMarkdown(evidence)}${now}${FIXED_AT_LINKS.has(fix.issue) ? writeLinkedFrom(linkedFrom) : ""}`;
      }),
      ...(more > 0 ? [`- and ${more} more`] : []),
    ].join("\n"),
  ].join("\n\n");
}

function writeGroups(groups: readonly FixGroup[]): string {
  return groups
    .map(
      ({ where, pages, effort }) =>
        `- ${escapeMarkdown(where)} ${count(pages, "page")}, ${effort.toLowerCase()}`,
    )
    .join("\n");
}

/** Faults that are fixed where the link is: without the place there is nothing to do. */
const FIXED_AT_LINKS: ReadonlySet<string> = new Set(
  siteRules.filter(({ isFixedAtLinks }) => isFixedAtLinks === true).map(({ id }) => id),
);

/** "- <https://gone.pk/> on 921 of 928 pages: <…>, <…>, <…>" */
function writeTargets({ total, rows }: FixTargets, pagesRead: number): string {
  const more = total - MAX_ADDRESSES;
  return [
    ...rows
      .slice(0, MAX_ADDRESSES)
      .map(
        ({ target, pages, first }) =>
          `- ${isAddress(target) ? `<${target}>` : escapeMarkdown(target)} on ${groupThousands(pages)} of ${count(pagesRead, "page")}: ${first.map((url) => `<${url}>`).join(", ")}`,
      ),
    ...(more > 0 ? [`- and ${groupThousands(more)} more, all in the CSV`] : []),
  ].join("\n");
}

/** ", linked from <…> (“Winter sale”, line 14) and 3 more pages"; empty where no link is known. */
function writeLinkedFrom([first, ...more]: readonly LinkedFrom[]): string {
  if (first === undefined) return "";
  const { url, anchor, line } = first;
  const where = [
    ...(anchor === "" ? [] : [`“${escapeMarkdown(anchor)}”`]),
    ...(line > 0 ? [`line ${line}`] : []),
  ].join(", ");
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  return `, linked from <${url}>${where === "" ? "" : ` (${where})`}${others}`;
}
