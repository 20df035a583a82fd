import type { WebSite } from "schema-dts";

import { site } from "#lib/site/site.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";

/**
 * https://schema.org/WebSite: the name Google may show for the site.
 * No SearchAction: the site has no search, and the sitelinks search box is gone.
 */
export function buildWebSite(): Exclude<WebSite, string> {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl(`${paths.home}#website`),
    name: site.name,
    url: absoluteUrl(paths.home),
    inLanguage: "en-PK",
    publisher: { "@id": absoluteUrl(`${paths.home}#organization`) },
  };
}
