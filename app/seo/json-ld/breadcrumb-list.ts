import type { BreadcrumbList } from "schema-dts";

import { absoluteUrl } from "#app/seo/absolute-url.ts";

export type Breadcrumb = { name: string; path: string };

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb: from the outermost page inwards. */
export function buildBreadcrumbList(trail: ReadonlyArray<Breadcrumb>): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
