import { index, route, type RouteConfig } from "@react-router/dev/routes";

import { DESK_PATH } from "#lib/desk/contract.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";
import { tools } from "#app/tools/tools.ts";

/** Addresses to route files. A tool's page lies in the tool's folder. */
export default [
  index("pages/home/route.tsx"),
  at(paths.services, "pages/services/route.tsx"),
  at(paths.service(":slug"), "pages/services/service-route.tsx"),
  at(paths.pricing, "pages/pricing/route.tsx"),
  at(paths.portfolio, "pages/portfolio/route.tsx"),
  at(paths.caseStudy(":slug"), "pages/case-study/route.tsx"),
  at(paths.blog, "pages/blog/route.tsx"),
  at(paths.post(":slug"), "pages/post/route.tsx"),
  at(paths.tools, "pages/tools-directory/route.tsx"),
  ...tools.map(({ slug, path }) => route(path, `tools/${slug}/route.tsx`)),
  at(paths.reviewLink, "pages/review-link/route.tsx"),
  at(paths.city("lahore"), "pages/city/lahore-route.tsx"),
  at(paths.city(":slug"), "pages/city/route.tsx"),
  at(paths.about, "pages/about/route.tsx"),
  at(paths.sampleReport, "pages/sample-report/route.tsx"),
  at(paths.glossary, "pages/glossary/route.tsx"),
  at(paths.urdu, "pages/urdu/route.tsx"),
  at(paths.contact, "pages/contact/route.tsx"),
  at(paths.privacy, "pages/privacy/route.tsx"),
  at(paths.reader, "pages/reader/route.tsx"),
  at(paths.siteAudit, "pages/site-audit/route.tsx"),
  at(paths.auditRules, "pages/audit-rules/route.tsx"),
  at(paths.auditRule(":id"), "pages/audit-rules/rule-route.tsx"),
  at(paths.thanks, "pages/thanks/route.tsx"),
  at(paths.urduThanks, "pages/urdu/thanks-route.tsx"),
  at(DESK_PATH, "pages/desk/route.tsx"),
  at(paths.sitemap, "site-files/sitemap.ts"),
  at(filePaths.robotsTxt, "site-files/robots.ts"),
  at(filePaths.webManifest, "site-files/web-manifest.ts"),
  at(filePaths.feed, "site-files/feed.ts"),
  ...(process.env["NODE_ENV"] === "development"
    ? [route("_components", "pages/components/route.tsx")]
    : []),
  // Prerendered as paths.notFound and served for every unknown address: one route draws both, so React
  // finds the markup that it would draw itself.
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;

/** A route's pattern is its address without the leading slash. */
function at(path: string, file: string) {
  return route(path.slice(1), file);
}
