import type { ReactNode } from "react";

import { site } from "#lib/site/site.ts";
import { duration } from "#app/pages/site-audit/report/report-head.tsx";
import { MarkLabel } from "#app/pages/site-audit/report/fixes/mark-label.tsx";
import { firstOf } from "#app/pages/site-audit/report/first-of.ts";
import { severityWords } from "#engine/rules/severity.ts";
import type { SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** So many lines have room on the page. */
const MAX_LINES = 20;

/** The printed page for the person who fixes it: the first fixes in one table, and how it was read. */
export function DeveloperPage({ report }: { report: SiteReportHead }) {
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise);
  const first = firstOf(fixes, report.points.total, "The first three");
  return (
    <>
      <h2>For your developer</h2>
      <p>
        {count(fixes.length, "fix", "fixes")}
        {fixes.length > 1 ? ", in this order" : ""}.{first === undefined ? "" : ` ${first}.`}
      </p>
      <FixTable fixes={fixes} />
      <div className="grid">
        <div>
          <h2>How it was read</h2>
          <p>
            PehlaPageBot read {count(report.pagesRead, "page")} in {duration(report)} with{" "}
            {count(report.requests, "request")}, and obeyed robots.txt. Rules {report.rulesVersion},
            each with its source in the report on screen.
          </p>
        </div>
        <div>
          <h2>Questions</h2>
          <p>
            {site.email}
            <br />
            {site.phones.join(" · ")}
          </p>
        </div>
      </div>
    </>
  );
}

function FixTable({ fixes }: { fixes: readonly SiteFix[] }) {
  const shown = fixes.slice(0, MAX_LINES);
  const others = fixes.slice(MAX_LINES);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">What</th>
          <th scope="col">Where</th>
          <th scope="col">Pages</th>
          <th scope="col">Severity</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, title, where, pages, severity, points, mark }, index) => (
          <tr key={key}>
            <td>{index + 1}</td>
            <th scope="row">
              {title} <MarkLabel mark={mark} />
            </th>
            <td>
              <bdi>{where}</bdi>
            </td>
            <td>{groupThousands(pages)}</td>
            <td>{severityWords[severity]}</td>
            <td>{groupThousands(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum fixes={shown}>
          {others.length === 0 ? "All" : "These"} {shown.length}
        </Sum>
        {others.length === 0 ? null : (
          <Sum fixes={others}>{others.length} more in the list that follows, or in the files</Sum>
        )}
      </tfoot>
    </table>
  );
}

function Sum({ fixes, children }: { fixes: readonly SiteFix[]; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" colSpan={5}>
        {children}
      </th>
      <td>{groupThousands(fixes.reduce((sum, { points }) => sum + points, 0))}</td>
    </tr>
  );
}
