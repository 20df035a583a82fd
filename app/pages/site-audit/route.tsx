import css from "./site-audit.css?inline";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#lib/site/paths.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";

export const handle = { css };

export function meta() {
  return buildPageMeta({
    path: paths.siteAudit,
    title: brandedTitle("Report on a whole site"),
    description:
      "The report of a site audit opens here, for anyone who has its link: what Google can index, what to fix first, and where each fault is.",
    noindex: true,
  });
}

/** A report is known by the secret in the address' fragment, which browsers send to no server. */
export default function SiteAuditRoute() {
  return (
    <div className="site-audit wrap">
      <Island name="site-audit" wake="load" />
    </div>
  );
}
