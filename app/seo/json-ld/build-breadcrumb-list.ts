import type { BreadcrumbList } from "schema-dts";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";

export type Crumb = { name: string; path: string };

/**
 * https://schema.org/BreadcrumbList. The trail below the home page, which is always its first step;
 * the page itself is its last. Google wants two steps or more:
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function buildBreadcrumbList(trail: readonly [Crumb, ...Crumb[]]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: paths.home }, ...trail].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}
