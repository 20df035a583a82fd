import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { plotProps, plotMark } from "#app/ui/plot/plot-mark.ts";
import { SITE_SEVERITIES } from "#engine/rules/severity.ts";
import type { SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** Of each severity; the others are one piece, so that a phone has room for all. */
const PIECES = 12;

/** All points as one bar, a piece for each fix. */
export function PointsBar({ report }: { report: SiteReportHead }) {
  const { bySeverity } = report.points;
  const fixes = report.fixes.filter(({ points }) => points > 0);
  return (
    <>
      <div
        {...plotProps(`Points lost, by fix: ${count(fixes.length, "fix", "fixes")}`, "x")}
        className="site-bar"
      >
        {SITE_SEVERITIES.flatMap((severity) => cutPieces(fixes, severity)).map(
          ({ key, severity, points, title }) => (
            <span
              key={key}
              data-severity={severity}
              style={{ flexGrow: points }}
              {...plotMark(title, count(points, "point"))}
            />
          ),
        )}
      </div>
      <ul className="site-legend">
        {SITE_SEVERITIES.map((severity) => (
          <li key={severity} className="cluster" data-gap="small">
            <SeverityWord severity={severity} /> <b>{groupThousands(bySeverity[severity])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

type Piece = Pick<SiteFix, "key" | "severity" | "points" | "title">;

/** Of one severity. */
export function cutPieces(all: readonly Piece[], severity: Piece["severity"]): readonly Piece[] {
  const fixes = all.filter((fix) => fix.severity === severity);
  const rest = fixes.slice(PIECES);
  if (rest.length === 0) return fixes;
  const points = rest.reduce((sum, each) => sum + each.points, 0);
  const title = count(rest.length, "smaller fix", "smaller fixes");
  return [...fixes.slice(0, PIECES), { key: severity, severity, points, title }];
}
