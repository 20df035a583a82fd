import { Fragment, useState } from "react";

import { FixRow } from "#app/pages/site-audit/report/fix-row.tsx";
import { PointsByPlace } from "#app/pages/site-audit/report/points-by-place.tsx";
import { firstOf } from "#app/pages/site-audit/report/share-of-points.ts";
import { SeverityLabel } from "#app/pages/site-audit/severity.tsx";
import { IsolatedQuotes } from "#app/pages/site-audit/told.tsx";
import { Button } from "#app/ui/button.tsx";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";
import type { IssuePage, SiteFix, SiteReportHead } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export type FixPages = ReadonlyMap<string, readonly IssuePage[]> | undefined;

const orders = [
  { name: "points", label: "By cost" },
  { name: "template", label: "By template" },
  { name: "who", label: "By who fixes it" },
] as const;

type Order = (typeof orders)[number]["name"];

const menders = {
  template: "Whoever builds the templates",
  server: "Whoever runs the server",
  content: "Whoever writes the texts",
  links: "Whoever sets the links",
} as const;

/** What to mend, each cause once, in the order of what it costs. */
export function FixList({ report, pagesOfFix }: { report: SiteReportHead; pagesOfFix: FixPages }) {
  const [order, setOrder] = useState<Order>("points");
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise);
  const noise = report.fixes.filter(({ isNoise }) => isNoise);
  const { total } = report.points;
  const most = Math.max(1, ...fixes.map(({ points }) => points));
  const first = firstOf(fixes, total);

  return (
    <section id="fixes" className="site-part">
      <div className="site-part-head">
        <h2 tabIndex={-1}>
          {fixes.length === 0 ? "Nothing to fix" : `Where ${count(total, "point")} went`}
        </h2>
        {fixes.length === 0 ? null : (
          <p>
            Points = weight of the rule × pages. Pages made by one template count as one fix. The
            order counts the links to these pages, too, and what is cosmetic comes last. Not a
            score: sites of different size cannot be compared by it.
          </p>
        )}
      </div>
      {fixes.length === 0 ? (
        <p className="site-note" data-good>
          {report.pagesRead === 1
            ? "The one page that we read breaks no rule of ours."
            : `None of the ${count(report.pagesRead, "page")} that we read breaks a rule of ours.`}{" "}
          A reading cannot tell where you rank or who links to you.
        </p>
      ) : (
        <>
          <PointsBar report={report} />
          <PointsByPlace byTemplate={report.points.byTemplate} />
          <div className="site-orders no-print" role="group" aria-label="Order of the list">
            {orders.map(({ name, label }) => (
              <Button
                key={name}
                size="sm"
                variant={order === name ? "default" : "outline"}
                aria-pressed={order === name}
                onClick={() => setOrder(name)}
              >
                {label}
              </Button>
            ))}
          </div>
          {groupBy(fixes, order).map(([title, those]) => (
            <div key={title} className="site-fix-group">
              {title === "" ? null : <h3>{title}</h3>}
              <ol className="site-fixes">
                {those.map((fix, index) => (
                  <Fragment key={fix.key}>
                    <FixRow
                      fix={fix}
                      number={fixes.indexOf(fix) + 1}
                      share={fix.points / most}
                      pages={pagesOfFix?.get(fix.key)}
                      pagesRead={report.pagesRead}
                    />
                    {order === "points" && index === 2 && first !== undefined ? (
                      <li className="site-cut">{first}</li>
                    ) : null}
                  </Fragment>
                ))}
              </ol>
            </div>
          ))}
        </>
      )}
      {noise.length === 0 ? null : <Noise fixes={noise} />}
    </section>
  );
}

function groupBy(
  fixes: readonly SiteFix[],
  order: Order,
): readonly (readonly [string, readonly SiteFix[]])[] {
  if (order === "points") return [["", fixes]];
  return [
    ...Map.groupBy(fixes, ({ where, whoMends }) =>
      order === "template" ? where : menders[whoMends],
    ),
  ];
}

function PointsBar({ report }: { report: SiteReportHead }) {
  const { bySeverity } = report.points;
  const fixes = report.fixes.filter(({ points }) => points > 0);
  return (
    <>
      <div
        {...answeringPlot(`Points lost, by fix: ${count(fixes.length, "fix", "fixes")}`, "x")}
        className="site-bar site-points-bar"
      >
        {fixes.map(({ key, severity, points, title }) => (
          <span
            key={key}
            data-severity={severity}
            style={{ flexGrow: points }}
            {...plotMark(title, count(points, "point"))}
          />
        ))}
      </div>
      <ul className="site-legend">
        {(["blocking", "clicks", "cosmetic"] as const).map((severity) => (
          <li key={severity}>
            <SeverityLabel severity={severity} /> <b>{groupThousands(bySeverity[severity])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Noise({ fixes }: { fixes: readonly SiteFix[] }) {
  return (
    <div className="site-noise">
      <h3>Seen, and usual</h3>
      <p>Accounts, baskets and sorted lists are kept out on nearly every site. No points.</p>
      <ul>
        {fixes.map(({ key, title, where, detail }) => (
          <li key={key}>
            {title}: <bdi>{where}</bdi>. <IsolatedQuotes words={detail} />
          </li>
        ))}
      </ul>
    </div>
  );
}
