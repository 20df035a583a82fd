import { useState } from "react";

import { firstEntries, type EntryGroup, type FixPages } from "./list-entries.ts";
import { orderFixes, type FixOrder } from "./order-fixes.ts";
import { FixRows } from "./fix-rows.tsx";
import { NoiseList } from "./noise-list.tsx";
import type { ManageFindings } from "./use-finding-notes.ts";
import { PointsBar } from "./points-bar.tsx";
import { PointsByPlace } from "./points-by-place.tsx";
import { FoldButton } from "#app/pages/site-audit/report/use-folded.tsx";
import { Choices } from "#app/ui/choices.tsx";
import type { Stake } from "#engine/search-console/join-console.ts";
import type { SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";

const orders = [
  ["severity", "By severity"],
  ["template", "By template"],
  ["who", "By who fixes it"],
] as const;
const BY_CLICKS = ["clicks", "By clicks"] as const;

type ListProps = {
  report: SiteReportHead;
  fixes: readonly SiteFix[];
  pagesOfFix: FixPages;
  manage: ManageFindings | undefined;
  /** What Search Console says of the pages of each fix, most clicks first; undefined without an export. */
  stakes: readonly Stake[] | undefined;
};

/** What to fix, each cause once: by severity, then points. */
export function FixList({ report, ...lists }: Omit<ListProps, "fixes">) {
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise);
  const noise = report.fixes.filter(({ isNoise }) => isNoise);
  const hasFixes = fixes.length > 0;
  return (
    <section id="fixes" className="site-part no-print">
      <div className="section-top">
        <h2 tabIndex={-1}>{hasFixes ? "What to fix, in this order" : "Nothing to fix"}</h2>
        {hasFixes ? (
          <p className="soft">
            First what hinders indexing, last what is cosmetic. More points mean more pages or a
            graver fault; {count(report.points.total, "point")} in all. Points do not compare two
            sites.
          </p>
        ) : null}
      </div>
      {hasFixes ? (
        <OrderedFixes report={report} fixes={fixes} {...lists} />
      ) : (
        <p className="note" data-tone="good">
          {report.pagesRead === 1
            ? "The one page that we read breaks none of our rules."
            : `None of the ${count(report.pagesRead, "page")} that we read breaks any of our rules.`}{" "}
          A reading cannot tell where you rank or who links to you.
        </p>
      )}
      {noise.length === 0 ? null : <NoiseList fixes={noise} />}
    </section>
  );
}

function OrderedFixes({ report, fixes, pagesOfFix, manage, stakes }: ListProps) {
  const [chosen, setOrder] = useState<FixOrder>("severity");
  const order = stakes === undefined && chosen === "clicks" ? "severity" : chosen;
  const [isWhole, setIsWhole] = useState(false);
  const isRanked = order === "severity";
  const groups = orderFixes({ fixes, roots: report.roots, stakes }, order);
  const first = firstEntries(groups);
  const isCut = countEntries(first) < countEntries(groups);
  return (
    <>
      <PointsBar report={report} />
      <PointsByPlace byTemplate={report.points.byTemplate} />
      <Choices
        name="Order of the list"
        choices={stakes === undefined ? orders : [...orders, BY_CLICKS]}
        value={order}
        onChoose={setOrder}
      />
      {(isWhole ? groups : first).map(({ title, entries }) => (
        <div key={title} className="stack" data-gap="middle">
          {title === "" ? null : <h3>{title}</h3>}
          <FixRows
            report={report}
            entries={entries}
            pagesOfFix={pagesOfFix}
            manage={manage}
            stakes={stakes}
            isRanked={isRanked}
          />
        </div>
      ))}
      <FoldButton rows={fixes.length} isFolded={isCut} isWhole={isWhole} onTurn={setIsWhole} />
    </>
  );
}

function countEntries(groups: readonly EntryGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0);
}
