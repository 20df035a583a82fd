import { absoluteUrl } from "#lib/site/absolute-url.ts";

/**
 * https://www.sitemaps.org/protocol.html. Address and last real change only: search engines ignore
 * priority and changefreq.
 */
export function buildSitemap(pages: readonly { path: string; updated: string }[]): string {
  const entries = pages.map(
    ({ path, updated }) =>
      `<url><loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod></url>`,
  );

  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
