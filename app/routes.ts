import { index, route, type RouteConfig } from "@react-router/dev/routes";

import { tools } from "#app/tools/registry.ts";

/** Addresses to route files. A tool's page lies in the tool's folder. */
export default [
  index("pages/home/route.tsx"),
  route("services", "pages/services/route.tsx"),
  route("pricing", "pages/pricing/route.tsx"),
  route("portfolio", "pages/portfolio/route.tsx"),
  route("portfolio/:slug", "pages/case-study/route.tsx"),
  route("blog", "pages/blog/route.tsx"),
  route("blog/:slug", "pages/post/route.tsx"),
  route("tools", "pages/tools-directory/route.tsx"),
  ...tools.map(({ slug, path }) => route(path, `tools/${slug}/route.tsx`)),
  route("seo-services/lahore", "pages/city/lahore-route.tsx"),
  route("seo-services/:slug", "pages/city/route.tsx"),
  route("contact", "pages/contact/route.tsx"),
  route("privacy", "pages/privacy/route.tsx"),
  route("reader", "pages/reader/route.tsx"),
  route("thanks", "pages/thanks/route.tsx"),
  route("404", "pages/not-found/route.tsx"),
  route("sitemap.xml", "site-files/sitemap.ts"),
  route("robots.txt", "site-files/robots.ts"),
  route("site.webmanifest", "site-files/web-manifest.ts"),
  route("feed.xml", "site-files/feed.ts"),
  route("*", "pages/not-found/unknown-route.tsx"),
] satisfies RouteConfig;
