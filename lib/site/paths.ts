/**
 * Every address of the site: no literal one is anywhere else in app/ (paths.test.ts holds that). A
 * tool's own address is in its meta.ts, and articles link by literal addresses that exist. Every page's
 * script has this table; files that are no pages are in file-paths.ts.
 */
export const paths = {
  home: "/",
  services: "/services",
  service: (slug: string) => `/services/${slug}`,
  pricing: "/pricing",
  blog: "/blog",
  post: (slug: string) => `/blog/${slug}`,
  portfolio: "/portfolio",
  reviews: "/portfolio#reviews",
  caseStudy: (slug: string) => `/portfolio/${slug}`,
  contact: "/contact",
  /** The audit form on the contact page: where every audit button leads without JavaScript. */
  auditForm: "/contact#audit",
  tools: "/tools",
  /** The review writers' link, code and message: a page beside the twelve tools. */
  reviewLink: "/review-link",
  city: (slug: string) => `/seo-services/${slug}`,
  privacy: "/privacy",
  about: "/about",
  /** A month's report of a made-up client, to read and to print. */
  sampleReport: "/sample-report",
  glossary: "/glossary",
  /** The site on one page in Urdu. */
  urdu: "/ur",
  /** The form on it. */
  urduForm: "/ur#audit-title",
  /** Who reads addresses for our visitors; named in the reader's user agent. */
  reader: "/reader",
  /** A report on a whole site; its secret is in the fragment. */
  siteAudit: "/site-audit",
  /** Every rule of the audits, by topic. */
  auditRules: "/site-audit/rules",
  auditRule: (id: string) => `/site-audit/rules/${id}`,
  thanks: "/thanks",
  urduThanks: "/ur/thanks",
  /** What an unknown address shows; prerendered for hosts that serve files. */
  notFound: "/404",
  /** Our server reads a page that a visitor names. */
  live: "/api/live",
  /** Our server reads a whole site; the id of an audit follows. */
  siteAudits: "/api/site-audits",
  sitemap: "/sitemap.xml",
} as const;

/** The home page in each language, by hreflang. */
export const homeLanguages = { "en-PK": paths.home, ur: paths.urdu } as const;
