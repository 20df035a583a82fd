import { caseStudies } from "#app/content/case-studies/index.ts";
import { cities } from "#app/content/cities/index.ts";
import { posts } from "#app/content/posts/index.ts";
import { DESK_PATH } from "#lib/desk/contract.ts";
import { services } from "#app/content/services/services.ts";
import { paths } from "#lib/site/paths.ts";
import { rulePages } from "#engine/rules/rule-pages.ts";
import { tools } from "#app/tools/tools.ts";

export type Page = {
  path: string;
  kind: "fixed" | "service" | "post" | "case-study" | "tool" | "city" | "rule" | "answer";
  /** Day of the page's last real change, ISO. What the sitemap calls lastmod. */
  updated: string;
  /** Built for visitors, and kept out of the sitemap and the index. */
  noindex?: true;
};

/** When the texts of all city pages, or the rules they follow, last changed. */
const CITIES_UPDATED = "2026-11-28";

/** When the page of a service, or what all of them share, last changed. */
const SERVICES_UPDATED = "2026-11-25";

/** When the template of the rules' pages last changed. */
const RULES_UPDATED = "2026-11-26";

const fixedPages: readonly Page[] = [
  { path: paths.home, kind: "fixed", updated: "2026-11-25" },
  { path: paths.services, kind: "fixed", updated: "2026-11-26" },
  { path: paths.pricing, kind: "fixed", updated: "2026-11-26" },
  { path: paths.portfolio, kind: "fixed", updated: "2026-11-21" },
  { path: paths.blog, kind: "fixed", updated: "2026-11-23" },
  { path: paths.tools, kind: "fixed", updated: "2026-11-23" },
  { path: paths.reviewLink, kind: "fixed", updated: "2026-11-22" },
  { path: paths.about, kind: "fixed", updated: "2026-11-25" },
  { path: paths.sampleReport, kind: "fixed", updated: "2026-11-25" },
  { path: paths.glossary, kind: "fixed", updated: "2026-11-25" },
  { path: paths.urdu, kind: "fixed", updated: "2026-11-25" },
  { path: paths.contact, kind: "fixed", updated: "2026-11-25" },
  { path: paths.privacy, kind: "fixed", updated: "2026-11-28" },
  { path: paths.reader, kind: "fixed", updated: "2026-11-26" },
  { path: paths.auditRules, kind: "fixed", updated: RULES_UPDATED },
];

/**
 * The pages that answer what a visitor did, and the desk of the agency's own people. They are built, and
 * left out of the sitemap and the index.
 */
const answerPages: readonly Page[] = [
  { path: paths.siteAudit, kind: "answer", updated: "2026-11-22", noindex: true },
  { path: paths.thanks, kind: "answer", updated: "2026-11-21", noindex: true },
  { path: paths.urduThanks, kind: "answer", updated: "2026-11-26", noindex: true },
  { path: DESK_PATH, kind: "answer", updated: "2026-11-23", noindex: true },
  { path: paths.notFound, kind: "answer", updated: "2026-11-21", noindex: true },
];

export const pages: readonly Page[] = [
  ...fixedPages,
  ...services.map(({ slug }): Page => ({
    path: paths.service(slug),
    kind: "service",
    updated: SERVICES_UPDATED,
  })),
  ...posts.map(({ slug, updated }): Page => ({ path: paths.post(slug), kind: "post", updated })),
  ...caseStudies.map(({ slug, updated }): Page => ({
    path: paths.caseStudy(slug),
    kind: "case-study",
    updated,
  })),
  ...tools.map(({ path, updated }): Page => ({ path, kind: "tool", updated })),
  ...cities.map(({ slug }): Page => ({
    path: paths.city(slug),
    kind: "city",
    updated: CITIES_UPDATED,
  })),
  ...rulePages.map(({ id }): Page => ({
    path: paths.auditRule(id),
    kind: "rule",
    updated: RULES_UPDATED,
  })),
  ...answerPages,
];

/** The pages a search engine shall know. */
export const listedPages = pages.filter((page) => page.noindex !== true);
