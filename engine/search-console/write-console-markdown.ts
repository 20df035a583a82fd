import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { escapeMarkdown } from "#lib/text/escape-markdown.ts";
import type { ConsoleJoin } from "./join-console.ts";
import { listConsoleParts, tellRow, tellStake, tellTotals } from "./tell-console.ts";

const MAX_FIXES = 8;
const MAX_ADDRESSES = 10;

/** A section of the report for its owner: what is at stake, and what only one of the two knows. */
export function writeConsoleMarkdown(
  { fixes }: Pick<SiteReportHead, "fixes">,
  join: ConsoleJoin,
): string {
  const titles = new Map(fixes.map(({ key, title }) => [key, title]));
  const stakes = join.stakes
    .slice(0, MAX_FIXES)
    .map((stake) => `- ${escapeMarkdown(titles.get(stake.fix) ?? stake.fix)}: ${tellStake(stake)}`);
  const parts = listConsoleParts(join).map(({ title, meaning, rows }) => {
    const more = rows.length - MAX_ADDRESSES;
    return [
      `### ${title}: ${groupThousands(rows.length)}`,
      meaning,
      [
        ...rows
          .slice(0, MAX_ADDRESSES)
          .map((row) => `- <${row.url}> ${escapeMarkdown(tellRow(row))}`.trimEnd()),
        ...(more > 0 ? [`- and ${groupThousands(more)} more`] : []),
      ].join("\n"),
    ].join("\n\n");
  });
  return [
    "## Search Console beside the audit",
    tellTotals(join),
    ...(stakes.length === 0 ? [] : ["### What is at stake", stakes.join("\n")]),
    ...parts,
  ].join("\n\n");
}
