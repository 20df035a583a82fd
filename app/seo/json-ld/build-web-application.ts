import type { WebApplication } from "schema-dts";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";

/** https://schema.org/WebApplication. Price 0 is stated: every tool is free. No rating: there is none to report. */
export function buildWebApplication({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path: string;
}): WebApplication {
  return {
    "@type": "WebApplication",
    name: title,
    description,
    url: absoluteUrl(path),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "PKR" },
    publisher: { "@id": absoluteUrl(`${paths.home}#organization`) },
  };
}
