import { lazy, Suspense, useSyncExternalStore } from "react";
import { Link } from "react-router";

import css from "#app/pages/site-audit/site-audit.css?inline";
import { Opening } from "#app/pages/site-audit/opening.tsx";
import { paths } from "#app/paths.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { wholeSiteTab } from "#app/tools/kit/live/whole-site-tab.ts";
import { buttonClass } from "#app/ui/button.tsx";

const SiteAudit = lazy(async () => {
  const { SiteAudit: component } = await import("#app/pages/site-audit/site-audit.tsx");
  return { default: component };
});

export const handle = { css };

export function meta() {
  return buildPageMeta({
    path: paths.siteAudit,
    title: brandedTitle("Report on a whole site"),
    description:
      "The report of a site audit opens here, for whoever has its link: what Google can index, what to fix first, and where each fault stands.",
    noindex: true,
  });
}

/** A report is known by the secret in the address' fragment, which browsers send to no server. */
export default function SiteAuditRoute() {
  const id = useSyncExternalStore(watchHash, readHash, () => "");
  return (
    <div className="site-audit wrap">
      {id === "" ? (
        <NoReport />
      ) : (
        <Suspense fallback={<Opening />}>
          <SiteAudit key={id} id={id} />
        </Suspense>
      )}
    </div>
  );
}

function NoReport() {
  return (
    <div className="prose">
      <h1>Report on a whole site</h1>
      <p className="lead">
        A report opens here when its link is whole: the part behind the # names it. Without
        JavaScript it cannot be shown.
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
  return location.hash.slice(1);
}
