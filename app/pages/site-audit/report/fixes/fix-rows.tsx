import { ChevronDown } from "lucide-react";
import { Fragment } from "react";

import { FixRow } from "./fix-row.tsx";
import { rankFixes, type FixEntry, type FixPages } from "./list-entries.ts";
import type { ManageFindings } from "./use-finding-notes.ts";
import { firstOf } from "#app/pages/site-audit/report/first-of.ts";
import type { Stake } from "#engine/search-console/join-console.ts";
import type { RootCause, SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { describeRoot } from "#engine/site-audit/report/describe-root.ts";
import { count } from "#lib/count.ts";

type Props = {
  report: SiteReportHead;
  entries: readonly FixEntry[];
  pagesOfFix: FixPages;
  manage: ManageFindings | undefined;
  stakes: readonly Stake[] | undefined;
  /** They are in the order of what they cost. */
  isRanked: boolean;
};

/** One list of fixes; those of one root are folded below it. */
export function FixRows({ report, entries, pagesOfFix, manage, stakes, isRanked }: Props) {
  const real = report.fixes.filter(({ isNoise }) => !isNoise);
  const most = Math.max(1, ...real.map(({ points }) => points));
  const areTop = isRanked && entries.slice(0, 3).every(({ kind }) => kind === "fix");
  const first = areTop ? firstOf(real, report.points.total) : undefined;
  const ranks = rankFixes(real, report.roots ?? []);
  const toRow = (fix: SiteFix, isInRoot = false) => (
    <FixRow
      key={fix.key}
      fix={fix}
      number={isInRoot ? undefined : ranks.get(fix.key)}
      isFirst={fix === real[0]}
      share={fix.points / most}
      pages={pagesOfFix?.get(fix.key)}
      pagesRead={report.pagesRead}
      home={report.home ?? report.startUrl}
      bounds={report.bounds}
      manage={manage}
      stake={stakes?.find((stake) => stake.fix === fix.key)}
    />
  );
  return (
    <ol className="rows site-fixes">
      {entries.map((entry, index) => (
        <Fragment key={entry.kind === "fix" ? entry.fix.key : entry.root.where}>
          {entry.kind === "fix" ? (
            toRow(entry.fix)
          ) : (
            <RootRow
              root={entry.root}
              number={ranks.get(entry.fixes[0]?.key ?? "")}
              total={report.points.total}
              isOpen={index === 0}
            >
              {entry.fixes.map((fix) => toRow(fix, true))}
            </RootRow>
          )}
          {index === Math.min(2, entries.length - 1) && first !== undefined ? (
            <li className="site-cut mini">{first}</li>
          ) : null}
        </Fragment>
      ))}
    </ol>
  );
}

type RootProps = {
  root: RootCause;
  number: number | undefined;
  total: number;
  isOpen: boolean;
  children: readonly React.ReactNode[];
};

/** One template or one setting: what fixing it clears, with its fixes below. */
function RootRow({ root, number, total, isOpen, children }: RootProps) {
  return (
    <li className="site-root">
      <details open={isOpen}>
        <summary>
          <span>
            <b className="title">
              {number}. One change: <bdi>{root.where}</bdi>
            </b>
            {describeRoot(root, total)} <span className="mini soft">{root.issues.join(", ")}</span>
          </span>
          <span>{count(children.length, "finding")}</span>
          <ChevronDown className="icon no-print" aria-hidden />
        </summary>
        <ol className="rows site-fixes">{children}</ol>
      </details>
    </li>
  );
}
