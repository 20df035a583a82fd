import { useState } from "react";

import { Opening } from "./opening.tsx";
import { paths } from "#lib/site/paths.ts";
import { SiteProgress } from "#app/pages/site-audit/progress/site-progress.tsx";
import { SiteReportView } from "#app/pages/site-audit/report/site-report-view.tsx";
import "#app/pages/site-audit/report/site-report.css";
import "#app/pages/site-audit/report/print/owner-pages.css";
import "#app/tools/kit/site-tree/site-tree.css";
import { useSiteAudit } from "./use-site-audit.ts";
import { isOver } from "./watch-audit.ts";
import { wholeSiteTab } from "#app/tools/kit/reading/whole-site-tab.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

/** One audit: how far it is, and its report once it is there. Each try asks again. */
export function SiteAudit({ id }: { id: string }) {
  const [tries, setTries] = useState(0);
  return (
    <WatchedAudit
      key={tries}
      id={id}
      isRetry={tries > 0}
      onRetry={() => setTries((made) => made + 1)}
    />
  );
}

type WatchedAuditProps = { id: string; isRetry: boolean; onRetry: () => void };

function WatchedAudit({ id, isRetry, onRetry }: WatchedAuditProps) {
  const [watched, setAudit] = useSiteAudit(id);
  // The button that asked again has gone with its focus: the report takes it, as after a progress.
  const [wasWatched, setWasWatched] = useState(isRetry);
  if (!wasWatched && watched.state === "there" && !isOver(watched.audit)) setWasWatched(true);

  if (watched.state === "opening") return <Opening />;
  if (watched.state === "failed") {
    return (
      <Failed
        title={watched.isGone ? "This report is no longer here" : "The report could not be opened"}
        words={
          watched.isGone
            ? "Reports are kept for 30 days, or until somebody deletes them. The link may also be cut short."
            : watched.problem
        }
        onRetry={watched.isGone ? undefined : onRetry}
      />
    );
  }
  const { audit } = watched;
  if (!isOver(audit)) return <SiteProgress id={id} audit={audit} onChange={setAudit} />;
  if (audit.report === undefined) {
    return (
      <Failed
        title={`${audit.site} could not be read`}
        words={audit.detail ?? "Nothing of the site answered."}
      />
    );
  }
  return <SiteReportView id={id} audit={audit} report={audit.report} takesFocus={wasWatched} />;
}

type FailedProps = {
  title: string;
  words: string;
  /** Where asking once more may help. */
  onRetry?: (() => void) | undefined;
};

function Failed({ title, words, onRetry }: FailedProps) {
  return (
    <div className="prose" role="alert">
      <h1>{title}</h1>
      <p className="lead">{words}</p>
      <p className="actions">
        {onRetry === undefined ? (
          <Link className={buttonClass()} to={wholeSiteTab}>
            Audit a site
          </Link>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
        <Link to={paths.contact}>Ask us for the report</Link>
      </p>
    </div>
  );
}
