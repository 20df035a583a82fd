import { SeverityLabel } from "#app/pages/site-audit/severity.tsx";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** All points as one bar, a piece for each fix. */
export function PointsBar({ report }: { report: SiteReportHead }) {
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
