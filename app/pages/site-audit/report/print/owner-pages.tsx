import { site } from "#lib/site/site.ts";
import { DeveloperPage } from "./developer-page.tsx";
import { describeChange } from "./describe-change.ts";
import { usePrinting } from "#app/pages/site-audit/report/use-printing.ts";
import { MarkLabel } from "#app/pages/site-audit/report/fixes/mark-label.tsx";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import { coverageWords } from "#engine/site-audit/coverage-words.ts";
import { sayFirst, topFixes } from "#engine/site-audit/report/first-fixes.ts";
import type { SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { tellDayAndYear } from "#lib/time-words.ts";

type Props = { report: SiteReportHead; keptUntil: string };

/** What is printed first: a page for the owner and one for the developer. The rest is the appendix. */
export function OwnerPages({ report, keptUntil }: Props) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const { coverage, comparison, leftOut = [] } = report;
  const hasFixes = !leftOut.includes("fixes");
  const first = topFixes(report.fixes);
  return (
    <>
      <section className="site-paper">
        <PaperHead report={report} />
        <h1>{report.sentence}</h1>
        <p>{report.subline}</p>
        {leftOut.includes("coverage") ? null : <CoverageBar coverage={coverage} />}
        {hasFixes ? (
          <>
            <h2>
              {first.length === 0
                ? "Nothing to fix"
                : (sayFirst(report.fixes) ?? "What is left is cosmetic")}
            </h2>
            <FirstFixes fixes={first} />
          </>
        ) : null}
        <div className="grid">
          {comparison === undefined ? null : (
            <div>
              <h2>Since {tellDayAndYear(Date.parse(comparison.since))}</h2>
              <p>{describeChange(comparison)}</p>
            </div>
          )}
          <div>
            <h2>What this cannot tell you</h2>
            <p>
              Where you rank, who links to you, and whether your prices are right. We read pages,
              not customers.
            </p>
          </div>
        </div>
        <p>
          The whole report, until {tellDayAndYear(Date.parse(keptUntil))}: {location.href}
        </p>
      </section>
      {hasFixes ? (
        <section className="site-paper">
          <PaperHead report={report} />
          <DeveloperPage report={report} />
        </section>
      ) : null}
    </>
  );
}

function CoverageBar({ coverage }: Pick<SiteReportHead, "coverage">) {
  const shown = coverageWords.filter(({ key }) => coverage[key] > 0);
  return (
    <>
      <div className="site-bar" aria-hidden="true">
        {shown.map(({ group, key }) => (
          <span key={group} data-group={group} style={{ flexGrow: coverage[key] }} />
        ))}
      </div>
      <ul className="site-legend">
        {shown.map(({ group, key, label }) => (
          <li key={group} data-group={group}>
            <b>{groupThousands(coverage[key])}</b> {label}
          </li>
        ))}
      </ul>
    </>
  );
}

function FirstFixes({ fixes }: { fixes: readonly SiteFix[] }) {
  return (
    <ol className="rows" data-kind="numbers">
      {fixes.map(({ key, title, detail, why, fix, effort, mark }) => (
        <li key={key}>
          <h3>
            {title} <MarkLabel mark={mark} />
          </h3>
          <p>{why}</p>
          <p className="mini soft">
            Now: <IsolatedQuotes words={detail} />
          </p>
          <p>
            Ask your developer: <b>{fix}</b> {effort}.
          </p>
        </li>
      ))}
    </ol>
  );
}

function PaperHead({ report }: { report: SiteReportHead }) {
  return (
    <p>
      <b>{site.name}</b>
      <span>
        {report.site} · {tellDayAndYear(Date.parse(report.endedAt))}
      </span>
    </p>
  );
}
