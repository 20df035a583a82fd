import { index, route, type RouteConfig } from "@react-router/dev/routes";

import { tools } from "#app/tools/registry.ts";

/** Addresses to route files. A tool's page lies in the tool's folder. */
export default [
  index("routes/home.tsx"),
  route("services", "routes/services.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("portfolio", "routes/portfolio.tsx"),
  route("portfolio/:slug", "routes/case-study.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/post.tsx"),
  route("tools", "routes/tools.tsx"),
  ...tools.map(({ slug, path }) => route(path, `tools/${slug}/route.tsx`)),
  route("seo-services/lahore", "routes/city-lahore.tsx"),
  route("seo-services/:slug", "routes/city.tsx"),
  route("contact", "routes/contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("thanks", "routes/thanks.tsx"),
  route("404", "routes/not-found.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("*", "routes/unknown.tsx"),
] satisfies RouteConfig;
