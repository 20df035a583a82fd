import { Radio } from "lucide-react";

import { SiteCrumb } from "#app/pages/site-audit/site-crumb.tsx";
import { ReadAgain } from "./read-again.tsx";
import { MarkLabel } from "#app/pages/site-audit/report/fixes/mark-label.tsx";
import { PartLink } from "./part-link.tsx";
import { askAboutReport, whatsappShare } from "./share-text.ts";
import { readLink } from "#app/tools/kit/reading/report-key.ts";
import { openContact } from "#app/contact/open-contact.ts";
import { ShareOnWhatsApp } from "#app/contact/share-on-whats-app.tsx";
import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { SiteTreeFigure, TREE_PAGES } from "#app/tools/kit/site-tree/site-tree-figure.tsx";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import { topFixes } from "#engine/site-audit/report/first-fixes.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { formatDuration } from "#lib/format-duration.ts";
import { tellShortMoment } from "#lib/time-words.ts";

type Props = {
  id: string;
  report: SiteReportHead;
  /** As others get it. */
  shared: SiteReportHead;
  /** It was ended before it was through, and why. */
  stopped: string | undefined;
  pages: readonly ReportPage[] | undefined;
};

/** What an owner has to know, before anything else. */
export function ReportHead({ id, report, shared, stopped, pages }: Props) {
  const top = topFixes(report.fixes);
  const hasTree =
    report.coverage.known >= TREE_PAGES && report.pagesRead > 0 && pages?.length !== 0;
  return (
    <header className="no-print">
      <div className="stack">
        <SiteCrumb site={report.site} />
        <div className="cluster" data-gap="small">
          <ResultBadge
            kind="measured"
            Icon={Radio}
            mark={`Read live · ${tellShortMoment(Date.parse(report.endedAt))}`}
          />
          <p className="mini soft">
            {tellAddresses(report)} in {duration(report)} · <ReadAgain id={id} report={report} />
          </p>
        </div>
        <h1 tabIndex={-1}>{report.sentence}</h1>
        <p className="lead">{report.subline}</p>
        {stopped === undefined ? null : <p className="note">{stopped}</p>}
        {top.length === 0 ? null : (
          <ol className="rows site-top">
            {top.map(({ key, title, where, effort, mark }, index) => (
              <li key={key}>
                <span className="site-rank">{index + 1}</span>
                <PartLink to="fixes">
                  {title}{" "}
                  <span>
                    <bdi>{where}</bdi>
                  </span>
                </PartLink>
                <span className="stack soft" data-gap="small">
                  {effort}
                  <MarkLabel mark={mark} />
                </span>
              </li>
            ))}
          </ol>
        )}
        <p className="actions">
          <Button onClick={() => openContact(askAboutReport(report, readLink(id)))}>
            Ask us about these findings
          </Button>
          <ShareOnWhatsApp href={whatsappShare(shared, readLink(id))} />
        </p>
      </div>
      {hasTree ? <SiteTreeFigure pages={pages} /> : null}
    </header>
  );
}

/** "18 addresses: 17 read, 1 not" */
function tellAddresses({ coverage: { known }, pagesRead }: SiteReportHead): string {
  const unread = known - pagesRead;
  if (unread <= 0) return `${count(pagesRead, "page")} read`;
  return `${count(known, "address", "addresses")}: ${groupThousands(pagesRead)} read, ${groupThousands(unread)} not,`;
}

export function duration({ startedAt, endedAt }: SiteReportHead): string {
  return formatDuration(Date.parse(endedAt) - Date.parse(startedAt));
}
