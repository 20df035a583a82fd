import { useEffect, useMemo, useRef, useState } from "react";

import { ComparisonView } from "./comparison-view.tsx";
import { ConsoleSection } from "#app/pages/site-audit/report/console/console-section.tsx";
import { useConsole } from "#app/pages/site-audit/report/console/use-console.ts";
import { CoverageSection } from "./coverage-section.tsx";
import { FixList } from "#app/pages/site-audit/report/fixes/fix-list.tsx";
import { useFindingNotes } from "#app/pages/site-audit/report/fixes/use-finding-notes.ts";
import { OwnerPages } from "#app/pages/site-audit/report/print/owner-pages.tsx";
import { FixPagesOnPaper } from "#app/pages/site-audit/report/print/fix-pages-on-paper.tsx";
import { PageTable } from "./page-table.tsx";
import { openPart, PartLink } from "./part-link.tsx";
import { PicturesSection } from "./pictures-section.tsx";
import { ReportFoot } from "./report-foot.tsx";
import { ReportHead } from "./report-head.tsx";
import { ShareReport } from "./share-report.tsx";
import { usePaperFoot } from "#app/ui/use-paper-foot.ts";
import { AiQuestions } from "#app/tools/kit/reading/ai-questions.tsx";
import { readAllPages } from "#app/tools/kit/reading/start-site-audit.ts";
import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import { withMarks } from "#engine/site-audit/report/with-marks.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { IssuePage, SiteReportHead } from "#engine/site-audit/site-report.ts";

type Props = {
  id: string;
  audit: SiteAuditState;
  report: SiteReportHead;
  /** Anyone who watched the reading is led to its outcome: to what changed since the last, where there is one. */
  takesFocus: boolean;
};

/** The report of a whole site: the sentence, what Google can index, what to fix, the pictures, all pages. */
export function SiteReportView({ id, audit, report: unmarked, takesFocus }: Props) {
  const { pages, pagesOfFix, problem } = useLists(id);
  const { marks, rechecks, manage } = useFindingNotes(id, audit);
  const report = useMemo(() => withMarks(unmarked, marks, rechecks), [unmarked, marks, rechecks]);
  const beside = useConsole({ report, pages, fixes: pagesOfFix });
  const own = useRef<HTMLDivElement>(null);
  usePaperFoot(report.site, Date.parse(report.endedAt));
  const home = report.home ?? report.startUrl;
  const hasRead = report.pagesRead > 0;
  const hasComparison = report.comparison !== undefined;
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise).length;
  useEffect(() => {
    document.title = `${report.site}: ${report.sentence}`;
  }, [report]);
  useEffect(() => {
    if (!takesFocus) return;
    if (hasComparison) openPart("since");
    else own.current?.querySelector("h1")?.focus();
  }, [takesFocus, hasComparison]);

  return (
    <div ref={own} className="site-report">
      <OwnerPages report={report} keptUntil={audit.keptUntil} />
      <ReportHead id={id} report={report} stopped={whyStopped(audit)} pages={pages} />
      <Parts report={report} fixes={fixes} />
      {report.comparison === undefined ? null : (
        <ComparisonView comparison={report.comparison} home={home} />
      )}
      <CoverageSection report={report} />
      {hasRead || fixes > 0 ? (
        <FixList
          report={report}
          pagesOfFix={pagesOfFix}
          manage={manage}
          stakes={beside.join?.stakes}
        />
      ) : null}
      {hasRead ? <ConsoleSection {...beside} home={home} /> : null}
      {report.ai === undefined ? null : (
        <div className="site-part">
          <AiQuestions ai={report.ai} of="the home page" />
        </div>
      )}
      {hasRead ? (
        <PicturesSection
          pictures={report.pictures}
          isPartlyRead={report.coverage.notRead > 0}
          home={home}
        />
      ) : null}
      <FixPagesOnPaper report={report} pagesOfFix={pagesOfFix} />
      <PageTable pages={pages} problem={problem} home={home} />
      <ShareReport id={id} report={report} audit={audit} />
      <ReportFoot id={id} report={report} />
    </div>
  );
}

function Parts({ report, fixes }: { report: SiteReportHead; fixes: number }) {
  const { comparison, coverage, pagesRead } = report;
  const hasRead = pagesRead > 0;
  return (
    <nav className="cluster small no-print" aria-label="Parts of the report">
      {comparison !== undefined ? <PartLink to="since">Since the last</PartLink> : null}
      <PartLink to="coverage" count={coverage.known}>
        Coverage
      </PartLink>
      {hasRead || fixes > 0 ? (
        <PartLink to="fixes" count={fixes}>
          Fixes
        </PartLink>
      ) : null}
      {hasRead ? <PartLink to="console">Search Console</PartLink> : null}
      {hasRead ? <PartLink to="pictures">Pictures</PartLink> : null}
      <PartLink to="pages">Pages</PartLink>
      <PartLink to="share">Share</PartLink>
    </nav>
  );
}

function whyStopped({ phase, detail }: SiteAuditState): string | undefined {
  if (phase !== "stopped") return undefined;
  return detail ?? "It was stopped early. The report covers what had been read.";
}

/** The long lists, which come after the head. */
function useLists(id: string) {
  const [pages, setPages] = useState<readonly ReportPage[]>();
  const [pagesOfFix, setPagesOfFix] = useState<ReadonlyMap<string, readonly IssuePage[]>>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isGone = false;
    void readAllPages(id, "pages").then((answer) => {
      if (isGone) return;
      if (answer.ok) setPages(answer.value);
      else setProblem(answer.problem);
    });
    void readAllPages(id, "issues").then((answer) => {
      if (isGone || !answer.ok) return;
      setPagesOfFix(
        Map.groupBy(
          answer.value.flatMap((issue) => issue.pages),
          ({ fix }) => fix,
        ),
      );
    });
    return () => {
      isGone = true;
    };
  }, [id]);

  return { pages, pagesOfFix, problem };
}
