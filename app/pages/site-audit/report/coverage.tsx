import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const groups = [
  { kind: "indexable", label: "can be indexed", key: "indexable" },
  { kind: "by-mistake", label: "shut out by mistake", key: "byMistake" },
  { kind: "on-purpose", label: "meant to be out", key: "onPurpose" },
  { kind: "no-answer", label: "no answer", key: "noAnswer" },
  { kind: "not-read", label: "not read", key: "notRead" },
] as const;

/** What Google can index, why not the rest, and where the reading ended. */
export function CoverageSection({ report }: { report: SiteReportHead }) {
  const { coverage, bounds } = report;
  const shown = groups.filter(({ key }) => coverage[key] > 0);
  return (
    <section id="coverage" className="site-part">
      <div className="site-part-head">
        <h2 tabIndex={-1}>What Google can index</h2>
        <p>
          A page counts when it answers, robots.txt lets Google in, nothing says noindex, its
          canonical points to itself and its words are in the HTML.
        </p>
      </div>
      <div className="site-bar" aria-hidden="true">
        {shown.map(({ kind, key }) => (
          <span key={kind} data-group={kind} style={{ flexGrow: coverage[key] }} />
        ))}
      </div>
      <div className="site-groups">
        {shown.map(({ kind, key, label }) => (
          <div key={kind} data-group={kind}>
            <h3>
              <b>{groupThousands(coverage[key])}</b> {label}
            </h3>
            <Reasons report={report} kind={kind} />
          </div>
        ))}
      </div>
      {bounds.length === 0 ? null : (
        <div className="site-bounds-met">
          <h3>Where the reading ended</h3>
          <ul>
            {bounds.map(({ id, text }) => (
              <li key={`${id} ${text}`}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const FIRST = 6;

function Reasons({ report, kind }: { report: SiteReportHead; kind: CoverageGroup }) {
  const reasons = report.coverage.reasons.filter(({ group }) => group === kind);
  const { shown, button } = useFolded(reasons, FIRST);
  return (
    <>
      <ul>
        {shown.map(({ text, pages }) => (
          <li key={text}>
            <bdi>{text}</bdi> <b>{groupThousands(pages)}</b>
          </li>
        ))}
      </ul>
      {button}
    </>
  );
}
