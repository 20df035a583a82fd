import { listAiLines } from "#engine/ai-access/list-ai-lines.ts";
import type { ConsoleJoin } from "#engine/search-console/join-console.ts";
import {
  listConsoleParts,
  tellRow,
  tellStake,
  tellTotals,
} from "#engine/search-console/tell-console.ts";
import { severityWords } from "#engine/rules/severity.ts";
import { MAX_FIXES_SHOWN } from "#engine/site-audit/contract.ts";
import type {
  AddedFix,
  Comparison,
  Coverage,
  FixTargets,
  RootCause,
  SiteFix,
  SiteReport,
} from "#engine/site-audit/site-report.ts";
import { tellComparison } from "#engine/site-audit/comparison-words.ts";
import { describeRoot } from "#engine/site-audit/report/describe-root.ts";
import { UNREAD_HEAD, unreadWords } from "#engine/site-audit/unread-words.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { tellDayAndYear } from "#lib/time-words.ts";
import type { Styled } from "#scripts/seo/command.ts";

const STYLES = { blocking: "red", clicks: "yellow", cosmetic: "dim" } as const;
const SHOWN_PLACES = 3;
/** What was asked for, or could not be; no limit ended it. */
const NOTES: ReadonlySet<SiteReport["bounds"][number]["id"]> = new Set([
  "cut-off",
  "own-site",
  "scope",
]);

/** A report for a person at a terminal; `folder` is where its tables were written. */
export function describeReport(
  report: SiteReport,
  folder: string | undefined,
  join?: ConsoleJoin,
): readonly (string | Styled)[] {
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise);
  const more = fixes.length - MAX_FIXES_SHOWN;
  const head = [
    report.subline,
    ...report.bounds.map(({ id, text }) => `${NOTES.has(id) ? "Note" : "Limit reached"}: ${text}`),
    ...listUnread(report.coverage.unread),
    ...(report.noSitemap === undefined ? [] : [report.noSitemap]),
    ...(report.comparison === undefined ? [] : describeComparison(report.comparison)),
  ];
  return [
    { style: "bold", text: report.sentence },
    `\n${head.join("\n")}\n`,
    ...(fixes.length === 0 ? [] : [HEAD]),
    ...(report.roots ?? []).flatMap((root) => tellRoot(root, report)),
    ...fixes.slice(0, MAX_FIXES_SHOWN).flatMap((fix) => describeFix(fix, report, join)),
    ...(more > 0
      ? [`\n${count(more, "more finding")}: --json, --csv and --markdown have all.\n`]
      : []),
    ...(report.ai === undefined ? [] : [`\n${listAiLines(report.ai).join("\n")}\n`]),
    ...(join === undefined ? [] : [`\n${listConsole(join).join("\n")}\n`]),
    ...(folder === undefined ? [] : [`\nTables: ${folder}`]),
  ];
}

const SHOWN_ADDRESSES = 10;

/** What Search Console adds: its sum, then each list with its first addresses. */
function listConsole(join: ConsoleJoin): readonly string[] {
  return [
    tellTotals(join),
    ...listConsoleParts(join).flatMap(({ title, meaning, rows }) => {
      const more = rows.length - SHOWN_ADDRESSES;
      return [
        `${title}: ${groupThousands(rows.length)}. ${meaning}`,
        ...rows.slice(0, SHOWN_ADDRESSES).map((row) => `  ${row.url}  ${tellRow(row)}`.trimEnd()),
        ...(more > 0 ? [`  and ${groupThousands(more)} more: --json and --csv have all`] : []),
      ];
    }),
  ];
}

function listUnread(unread: Coverage["unread"] = []): readonly string[] {
  if (unread.length === 0) return [];
  return [
    `${UNREAD_HEAD}:`,
    ...unread.map(
      ({ reason, addresses }) => `  ${groupThousands(addresses)}  ${unreadWords[reason]}`,
    ),
  ];
}

/** "One change  /product/: 6 kinds of findings …", and the kinds. */
function tellRoot(root: RootCause, { points }: SiteReport): readonly (string | Styled)[] {
  return [
    "\n",
    { style: "bold", text: "One change" },
    `               ${root.where}: ${describeRoot(root, points.total)}\n`,
    { style: "dim", text: `${INDENT}${root.issues.join(", ")}\n` },
  ];
}

/** A fix on one line, what to do below it, and the first places that it is about. */
function describeFix(
  fix: SiteFix,
  report: SiteReport,
  join: ConsoleJoin | undefined,
): readonly (string | Styled)[] {
  const { severity, points, title, issue } = fix;
  const stake = join?.stakes.find(({ fix: key }) => key === fix.key);
  const { lines, total } =
    fix.targets === undefined ? listPages(fix, report) : listTargets(fix.targets, report);
  const more = total - lines.length;
  return [
    "\n",
    { style: STYLES[severity], text: severityWords[severity].padEnd(16) },
    `  ${String(points).padStart(6)}  ${title}  [${issue}]\n`,
    `${INDENT}${fix.fix}\n`,
    ...(stake === undefined ? [] : [`${INDENT}${tellStake(stake)}.\n`]),
    ...lines.map((line): Styled => ({ style: "dim", text: `${INDENT}${line}\n` })),
    ...(more > 0 ? [{ style: "dim", text: `${INDENT}and ${more} more\n` } as const] : []),
    ...(fix.rulePage === undefined
      ? []
      : [{ style: "dim", text: `${INDENT}${fix.rulePage}\n` } as const]),
  ];
}

/** Above the columns of the list. */
const HEAD: Styled = {
  style: "dim",
  text: `\n${"severity".padEnd(16)}  points  what  [rule]\n`,
};

type Places = { lines: readonly string[]; total: number };

function listPages({ key, issue }: SiteFix, { issues }: SiteReport): Places {
  const places = issues.find(({ id }) => id === issue)?.pages ?? [];
  const addresses = [...new Set(places.filter(({ fix }) => fix === key).map(({ url }) => url))];
  return { lines: addresses.slice(0, SHOWN_PLACES), total: addresses.length };
}

/** "https://gone.pk/ on 921 of 928 pages, such as https://…" */
function listTargets({ rows, total }: FixTargets, { pagesRead }: SiteReport): Places {
  const lines = rows
    .slice(0, SHOWN_PLACES)
    .map(
      ({ target, pages, first: [url = ""] }) =>
        `${target} on ${pages} of ${count(pagesRead, "page")}, such as ${url}`,
    );
  return { lines, total };
}

const INDENT = " ".repeat(26);

function describeComparison(comparison: Comparison): readonly string[] {
  const { since, fixed, added, worse = [] } = comparison;
  return [
    `Since ${tellDayAndYear(Date.parse(since))}: ${tellComparison(comparison)}.`,
    ...fixed.map(({ title }) => `  fixed  ${title}`),
    ...added.flatMap((fix) => describeAdded("new", fix)),
    ...worse.flatMap((fix) => describeAdded("worse", fix)),
  ];
}

function describeAdded(group: "new" | "worse", { title, at }: AddedFix): readonly string[] {
  const { addresses, first } = at ?? { addresses: 0, first: [] };
  const more = addresses - first.length;
  return [
    `  ${group.padEnd(5)}  ${title}${group === "worse" ? `: ${count(addresses, "address", "addresses")} more` : ""}`,
    ...first.map((url) => `         ${url}`),
    ...(more > 0 ? [`         and ${more} more`] : []),
  ];
}
