import { useFolded } from "./use-folded.tsx";
import type { Coverage, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { coverageWords } from "#engine/site-audit/coverage-words.ts";
import { UNREAD_HEAD, unreadWords } from "#engine/site-audit/unread-words.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** What Google can index, why not the rest, and where the reading ended. */
export function CoverageSection({ report }: { report: SiteReportHead }) {
  const { coverage, bounds } = report;
  const shown = coverageWords.filter(({ key }) => coverage[key] > 0);
  return (
    <section id="coverage" className="site-part">
      <div className="section-top">
        <h2 tabIndex={-1}>What Google can index</h2>
        <p className="soft">
          A page counts when it answers, robots.txt lets Google in, nothing says noindex, its
          canonical points to itself and its words are in the HTML.
        </p>
      </div>
      <div className="site-bar" aria-hidden="true">
        {shown.map(({ group, key }) => (
          <span key={group} data-group={group} style={{ flexGrow: coverage[key] }} />
        ))}
      </div>
      <div className="rows site-groups" data-kind="columns">
        {shown.map(({ group, key, label }) => (
          <div key={group} className="keep-together" data-group={group}>
            <h3 className="title">
              <b>{groupThousands(coverage[key])}</b> {label}
            </h3>
            <Reasons report={report} kind={group} />
          </div>
        ))}
      </div>
      {bounds.length === 0 ? null : (
        <div className="note">
          <h3>Where the reading ended</h3>
          <ul>
            {bounds.map(({ id, text }) => (
              <li key={`${id} ${text}`}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Unread unread={coverage.unread} />
    </section>
  );
}

function Unread({ unread = [] }: { unread: Coverage["unread"] }) {
  if (unread.length === 0) return null;
  return (
    <div className="note">
      <h3>{UNREAD_HEAD}</h3>
      <ul>
        {unread.map(({ reason, addresses }) => (
          <li key={reason}>
            {groupThousands(addresses)}: {unreadWords[reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const FIRST = 6;

function Reasons({ report, kind }: { report: SiteReportHead; kind: CoverageGroup }) {
  const reasons = report.coverage.reasons.filter(({ group }) => group === kind);
  const { shown, button } = useFolded(reasons, FIRST);
  return (
    <>
      <ul className="rows" data-kind="ends dense">
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
