import { listedPages } from "#app/pages.ts";
import { buildSitemap } from "#app/seo/build-sitemap.ts";

export function loader() {
  return new Response(buildSitemap(listedPages), {
    headers: { "Content-Type": "application/xml" },
  });
}
