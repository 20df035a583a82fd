import type { Comparison, SiteFix, SiteReport } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import type { Styled } from "#scripts/seo/command.ts";

const STYLES = { blocking: "red", clicks: "yellow", cosmetic: "dim" } as const;
const SHOWN_PLACES = 3;

/** A report for a person at a terminal; `folder` is where its tables were written. */
export function describeReport(
  report: SiteReport,
  folder: string | undefined,
): readonly (string | Styled)[] {
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise);
  const head = [
    report.subline,
    ...report.bounds.map(({ text }) => `Bound met: ${text}`),
    ...(report.comparison === undefined ? [] : describeComparison(report.comparison)),
  ];
  return [
    { style: "bold", text: report.sentence },
    `\n${head.join("\n")}\n`,
    ...fixes.flatMap((fix) => describeFix(fix, report)),
    ...(folder === undefined ? [] : [`\nTables: ${folder}`]),
  ];
}

/** A fix on one line, what to do below it, and the first addresses that it is about. */
function describeFix(fix: SiteFix, { issues }: SiteReport): readonly (string | Styled)[] {
  const { severity, points, title, issue } = fix;
  const places = (issues.find(({ id }) => id === issue)?.pages ?? []).map(({ url }) => url);
  const addresses = [...new Set(places)];
  const more = addresses.length - SHOWN_PLACES;
  return [
    "\n",
    { style: STYLES[severity], text: severity.padEnd(8) },
    `  ${String(points).padStart(5)}  ${title} (${count(fix.pages, "page")})  [${issue}]\n`,
    `${INDENT}${fix.fix}\n`,
    ...addresses
      .slice(0, SHOWN_PLACES)
      .map((url): Styled => ({ style: "dim", text: `${INDENT}${url}\n` })),
    ...(more > 0 ? [{ style: "dim", text: `${INDENT}and ${more} more\n` } as const] : []),
  ];
}

const INDENT = " ".repeat(17);

function describeComparison({ since, fixed, added, still }: Comparison): readonly string[] {
  return [
    `Since ${since.slice(0, 10)}: ${fixed.length} fixed, ${added.length} new, ${still.length} still there.`,
    ...fixed.map(({ title }) => `  fixed  ${title}`),
    ...added.map(({ title }) => `  new    ${title}`),
  ];
}
