import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";

import { Opening } from "./opening.tsx";
import { parseReportHash, rememberReportKey } from "#app/tools/kit/reading/report-key.ts";
import { wholeSiteTab } from "#app/tools/kit/reading/whole-site-tab.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

const SiteAudit = lazy(async () => {
  const { SiteAudit: component } = await import("./site-audit.tsx");
  return { default: component };
});

/** A report is known by the secret in the address' fragment, which browsers send to no server. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function SiteAuditIsland() {
  const hash = useSyncExternalStore(watchHash, readHash, () => "");
  const { id, key } = parseReportHash(hash);
  useEffect(() => {
    // What is copied from the address bar must not let others delete the report.
    if (key !== "" && rememberReportKey({ id, key }))
      history.replaceState(history.state, "", `#${id}`);
  }, [id, key]);
  return (
    <Suspense fallback={<Opening />}>
      {id === "" ? <NoReport /> : <SiteAudit key={id} id={id} />}
    </Suspense>
  );
}

function NoReport() {
  return (
    <div className="prose">
      <h1>Report on a whole site</h1>
      <p className="lead">
        This link is not complete. Open the report with the whole link, including what follows the
        #. It needs JavaScript.
      </p>
      <p>
        <Link className={buttonClass()} to={wholeSiteTab}>
          Audit a site
        </Link>
      </p>
    </div>
  );
}

function watchHash(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  addEventListener("popstate", onChange);
  return () => {
    removeEventListener("hashchange", onChange);
    removeEventListener("popstate", onChange);
  };
}

function readHash(): string {
  return location.hash;
}
