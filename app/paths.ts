/** Every address of the site. No literal address stands anywhere else. */
export const paths = {
  home: "/",
  services: "/services",
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
  city: (slug: string) => `/seo-services/${slug}`,
  privacy: "/privacy",
  /** Who reads addresses for our visitors; named in the reader's user agent. */
  reader: "/reader",
  thanks: "/thanks",
  /** What an unknown address shows; prerendered for hosts that serve files. */
  notFound: "/404",
  feed: "/feed.xml",
  /** Our server reads a page that a visitor names. */
  live: "/api/live",
} as const;
