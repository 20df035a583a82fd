import { useState } from "react";
import { Link } from "react-router";

import { paths } from "#app/paths.ts";
import { SiteProgress } from "#app/pages/site-audit/progress/site-progress.tsx";
import { SiteReport } from "#app/pages/site-audit/report/site-report.tsx";
import "#app/pages/site-audit/report/site-report.css";
import "#app/pages/site-audit/report/print/owner-pages.css";
import "#app/tools/kit/site-tree/site-tree.css";
import { isOver, useSiteAudit } from "#app/pages/site-audit/use-site-audit.ts";
import { wholeSiteTab } from "#app/tools/kit/live/whole-site-tab.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** One audit: how far it is, and its report once it is there. */
export function SiteAudit({ id }: { id: string }) {
  const [watched, setAudit] = useSiteAudit(id);
  const [wasWatched, setWasWatched] = useState(false);
  if (!wasWatched && watched.state === "there" && !isOver(watched.audit)) setWasWatched(true);

  if (watched.state === "opening") {
    return (
      <p className="site-audit-wait" role="status">
        Opening the report…
      </p>
    );
  }
  if (watched.state === "failed") {
    return (
      <Failed
        title={watched.isGone ? "This report is no longer here" : "The report could not be opened"}
        words={
          watched.isGone
            ? "Reports are kept for 30 days, or until somebody deletes them. The link may also be cut short."
            : watched.problem
        }
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
  return <SiteReport id={id} audit={audit} report={audit.report} takesFocus={wasWatched} />;
}

function Failed({ title, words }: { title: string; words: string }) {
  return (
    <div className="prose" role="alert">
      <h1>{title}</h1>
      <p className="lead">{words}</p>
      <p className="actions">
        <Link className={buttonClass()} to={wholeSiteTab}>
          Audit a site
        </Link>
        <Link to={paths.contact}>Ask us for the report</Link>
      </p>
    </div>
  );
}
