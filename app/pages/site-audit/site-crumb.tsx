import { paths } from "#lib/site/paths.ts";
import { wholeSiteTab } from "#app/tools/kit/reading/whole-site-tab.ts";
import { Link } from "#app/ui/link.tsx";

/** Where a progress or a report belongs, and the way back to begin another. */
export function SiteCrumb({ site }: { site: string }) {
  return (
    <nav aria-label="Breadcrumb" className="crumb no-print">
      <Link to={paths.tools}>Tools</Link> <span aria-hidden>›</span>{" "}
      <Link to={wholeSiteTab}>SEO Audit</Link> <span aria-hidden>›</span> <bdi>{site}</bdi>
    </nav>
  );
}
