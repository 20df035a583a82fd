import { useState } from "react";

import { askAboutReport } from "./share-text.ts";
import { ReadAgain } from "./read-again.tsx";
import { tellShortMoment } from "#lib/time-words.ts";
import { openContact } from "#app/contact/open-contact.ts";
import { tellPromise } from "#lib/site/answer-promise.ts";
import { paths } from "#lib/site/paths.ts";
import { deleteSiteAudit } from "#app/tools/kit/reading/start-site-audit.ts";
import { findReportKey, forgetReportKey, readLink } from "#app/tools/kit/reading/report-key.ts";
import { forgetAudit } from "#app/tools/kit/reading/own-audit.ts";
import { wholeSiteTab } from "#app/tools/kit/reading/whole-site-tab.ts";
import { Button } from "#app/ui/button.tsx";
import { dismissFailure, toast } from "#app/ui/toast/toast.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

/** What comes next: us, another reading, or the end of this report. */
export function ReportFoot({ id, report }: { id: string; report: SiteReportHead }) {
  const key = findReportKey(id);
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise).length;
  return (
    <>
      <section className="site-ask cluster pine no-print">
        <div className="stack" data-gap="small">
          <h2 tabIndex={-1}>
            {report.leftOut?.includes("fixes") === true
              ? "Let us go through it together."
              : invite(fixes, report.pagesRead > 0)}
          </h2>
          <p className="soft">
            A person reads this same report before answering, and says what your own developer can
            do. Free. {tellPromise()}
          </p>
        </div>
        <Button onClick={() => openContact(askAboutReport(report, readLink(id)))}>
          Ask us about these findings
        </Button>
      </section>
      <p className="mini soft after no-print">
        Rules {report.rulesVersion}. PehlaPageBot read {count(report.pagesRead, "page")} with{" "}
        {count(report.requests, "request")}, {tellShortMoment(Date.parse(report.startedAt))}. It
        cannot tell where you rank, who links to you or whether your prices are right. A word that
        you do not know is in <a href={paths.glossary}>the glossary</a>.{" "}
        <ReadAgain id={id} report={report} />
        {key === undefined ? null : (
          <>
            {" · "}
            <Delete id={id} manage={key} />
          </>
        )}
      </p>
    </>
  );
}

function invite(fixes: number, hasRead: boolean): string {
  if (fixes === 0) return hasRead ? "What comes after clean?" : "Let us find out why.";
  return fixes === 1
    ? "One fix. Let us go through it."
    : `${spellNumberFirst(fixes)} fixes. Let us go through them.`;
}

/** For the person who began it, or has the link that manages it. */
function Delete({ id, manage }: { id: string; manage: string }) {
  const [isAsked, setIsAsked] = useState(false);

  async function remove() {
    dismissFailure();
    const answer = await deleteSiteAudit(id, manage);
    if (!answer.ok) {
      toast({ title: answer.problem, variant: "destructive" });
      return;
    }
    forgetAudit(id);
    forgetReportKey(id);
    toast({ title: "The report is deleted." });
    location.assign(wholeSiteTab);
  }

  return isAsked ? (
    <>
      For everybody, and for good?{" "}
      <Button size="sm" variant="destructive" onClick={() => void remove()}>
        Delete it
      </Button>{" "}
      <Button size="sm" variant="outline" onClick={() => setIsAsked(false)}>
        Keep it
      </Button>
    </>
  ) : (
    <Button variant="link" size="sm" onClick={() => setIsAsked(true)}>
      Delete this report
    </Button>
  );
}
