import { expect, test } from "vitest";

import { buildSitemap } from "./build-sitemap.ts";

test("names each page by its public address with the day of its last change", () => {
  expect(buildSitemap([{ path: "/pricing", updated: "2026-11-21" }])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.pehlapage.example/pricing</loc><lastmod>2026-11-21</lastmod></url>
</urlset>
`,
  );
});
