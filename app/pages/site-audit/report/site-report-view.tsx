import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";

import { ComparisonView } from "./comparison-view.tsx";
import { ClientSections } from "./client-sections.tsx";
import { ConsoleSection } from "#app/pages/site-audit/report/console/console-section.tsx";
import { useConsole } from "#app/pages/site-audit/report/console/use-console.ts";
import { CoverageSection } from "./coverage-section.tsx";
import { FixList } from "#app/pages/site-audit/report/fixes/fix-list.tsx";
import {
  useFindingNotes,
  type ManageFindings,
} from "#app/pages/site-audit/report/fixes/use-finding-notes.ts";
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
import type { ReportSection } from "#engine/site-audit/report/report-sections.ts";
import { withoutSections } from "#engine/site-audit/report/without-sections.ts";
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
  const lists = useLists(id);
  const { pages, pagesOfFix } = lists;
  const { marks, rechecks, manage } = useFindingNotes(id, audit);
  const report = useMemo(() => withMarks(unmarked, marks, rechecks), [unmarked, marks, rechecks]);
  const [hidden, setHidden] = useState(audit.hidden ?? unmarked.leftOut ?? []);
  const shared = useMemo(() => withoutSections(report, hidden), [report, hidden]);
  const isMine = manage !== undefined;
  const shows = (section: ReportSection) => isMine || !hidden.includes(section);
  const beside = useConsole({ report, pages, fixes: pagesOfFix });
  const own = useRef<HTMLDivElement>(null);
  usePaperFoot(report.site, Date.parse(report.endedAt));
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
      <OwnerPages report={shared} keptUntil={audit.keptUntil} />
      <ReportHead
        id={id}
        report={report}
        shared={shared}
        stopped={whyStopped(audit)}
        pages={shows("pages") ? pages : []}
      />
      <Parts report={report} fixes={fixes} shows={shows} />
      <Sections
        report={report}
        shared={shared}
        shows={shows}
        lists={lists}
        beside={beside}
        manage={manage}
      />
      <ShareReport id={id} report={shared} audit={audit}>
        {isMine ? (
          <ClientSections id={id} report={report} hidden={hidden} onHidden={setHidden} />
        ) : null}
      </ShareReport>
      <ReportFoot id={id} report={report} />
    </div>
  );
}

type SectionsProps = {
  report: SiteReportHead;
  /** As others get it: what they do not get is not printed either. */
  shared: SiteReportHead;
  shows: (section: ReportSection) => boolean;
  lists: ReturnType<typeof useLists>;
  beside: ReturnType<typeof useConsole>;
  manage: ManageFindings | undefined;
};

function Sections({ report, shared, shows, lists, beside, manage }: SectionsProps) {
  const { pages, pagesOfFix, problem } = lists;
  const home = report.home ?? report.startUrl;
  const hasRead = report.pagesRead > 0;
  const hasFixes = hasRead || report.fixes.some(({ isNoise }) => !isNoise);
  const stakes = beside.join?.stakes;
  const part = (section: ReportSection, isThere: boolean, node: ReactNode) =>
    isThere && node !== undefined && shows(section) ? (
      <div className={shared.leftOut?.includes(section) === true ? "no-print" : undefined}>
        {node}
      </div>
    ) : null;
  const { comparison, ai, pictures, coverage } = report;
  const isPartlyRead = coverage.notRead > 0;
  return (
    <>
      {part("since", true, comparison && <ComparisonView comparison={comparison} home={home} />)}
      {part("coverage", true, <CoverageSection report={report} />)}
      {part(
        "fixes",
        hasFixes,
        <FixList report={report} pagesOfFix={pagesOfFix} manage={manage} stakes={stakes} />,
      )}
      {part("console", hasRead && shows("pages"), <ConsoleSection {...beside} home={home} />)}
      {part(
        "ai",
        true,
        ai && (
          <div className="site-part">
            <AiQuestions ai={ai} of="the home page" />
          </div>
        ),
      )}
      {part(
        "pictures",
        hasRead,
        <PicturesSection pictures={pictures} isPartlyRead={isPartlyRead} home={home} />,
      )}
      <FixPagesOnPaper report={shared} pagesOfFix={pagesOfFix} />
      {part("pages", true, <PageTable pages={pages} problem={problem} home={home} />)}
    </>
  );
}

type PartsProps = {
  report: SiteReportHead;
  fixes: number;
  shows: (section: ReportSection) => boolean;
};

function Parts({ report, fixes, shows }: PartsProps) {
  const { comparison, coverage, pagesRead } = report;
  const hasRead = pagesRead > 0;
  return (
    <nav className="cluster small no-print" aria-label="Parts of the report">
      {comparison !== undefined ? <PartLink to="since">Since the last</PartLink> : null}
      {shows("coverage") ? (
        <PartLink to="coverage" count={coverage.known}>
          Coverage
        </PartLink>
      ) : null}
      {(hasRead || fixes > 0) && shows("fixes") ? (
        <PartLink to="fixes" count={fixes}>
          Fixes
        </PartLink>
      ) : null}
      {hasRead && shows("console") && shows("pages") ? (
        <PartLink to="console">Search Console</PartLink>
      ) : null}
      {hasRead && shows("pictures") ? <PartLink to="pictures">Pictures</PartLink> : null}
      {shows("pages") ? <PartLink to="pages">Pages</PartLink> : null}
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
