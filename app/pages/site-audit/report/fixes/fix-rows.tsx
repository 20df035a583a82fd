import { ChevronDown } from "lucide-react";
import { Fragment } from "react";

import { FixRow } from "#app/pages/site-audit/report/fixes/fix-row.tsx";
import { listEntries, type FixPages } from "#app/pages/site-audit/report/fixes/list-entries.ts";
import { firstOf } from "#app/pages/site-audit/report/first-of.ts";
import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import type { RootCause, SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { describeRoot } from "#engine/site-audit/report/describe-root.ts";
import { count } from "#lib/count.ts";

const FIRST = 10;

type Props = {
  report: SiteReportHead;
  fixes: readonly SiteFix[];
  pagesOfFix: FixPages;
  /** Fixes of one root are folded below it. */
  hasRoots: boolean;
};

/** One list of fixes, the first of them in sight. */
export function FixRows({ report, fixes, pagesOfFix, hasRoots }: Props) {
  const entries = listEntries(fixes, hasRoots ? (report.roots ?? []) : []);
  const { shown, button } = useFolded(entries, FIRST);
  const real = report.fixes.filter(({ isNoise }) => !isNoise);
  const most = Math.max(1, ...real.map(({ points }) => points));
  const areTop = hasRoots && entries.slice(0, 3).every(({ kind }) => kind === "fix");
  const first = areTop ? firstOf(real, report.points.total) : undefined;
  const toRow = (fix: SiteFix) => (
    <FixRow
      key={fix.key}
      fix={fix}
      number={real.indexOf(fix) + 1}
      share={fix.points / most}
      pages={pagesOfFix?.get(fix.key)}
      pagesRead={report.pagesRead}
    />
  );
  return (
    <>
      <ol className="site-fixes">
        {shown.map((entry, index) => (
          <Fragment key={entry.kind === "fix" ? entry.fix.key : entry.root.where}>
            {entry.kind === "fix" ? (
              toRow(entry.fix)
            ) : (
              <RootRow root={entry.root} total={report.points.total} isOpen={index === 0}>
                {entry.fixes.map(toRow)}
              </RootRow>
            )}
            {index === Math.min(2, shown.length - 1) && first !== undefined ? (
              <li className="site-cut">{first}</li>
            ) : null}
          </Fragment>
        ))}
      </ol>
      {button}
    </>
  );
}

type RootProps = {
  root: RootCause;
  total: number;
  isOpen: boolean;
  children: readonly React.ReactNode[];
};

/** One template or one setting: what mending it clears, with its fixes below. */
function RootRow({ root, total, isOpen, children }: RootProps) {
  return (
    <li className="site-root">
      <details open={isOpen}>
        <summary>
          <span>
            <b>
              One change: <bdi>{root.where}</bdi>
            </b>
            <span>{describeRoot(root, total)}</span>
            <span className="site-mini">{root.issues.join(", ")}</span>
          </span>
          <span>{count(children.length, "fix", "fixes")}</span>
          <ChevronDown className="icon no-print" aria-hidden />
        </summary>
        <ol className="site-fixes">{children}</ol>
      </details>
    </li>
  );
}
