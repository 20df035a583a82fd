import type { Service } from "schema-dts";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";

type OfferedService = {
  name: string;
  description: string;
  path: string;
  /** Of the smallest plan that has it. */
  priceInPkr: number;
};

/** https://schema.org/Service: one service of the agency, with the price of the smallest plan that has it. */
export function buildService({ name, description, path, priceInPkr }: OfferedService): Service {
  const url = absoluteUrl(path);

  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    serviceType: name,
    description,
    url,
    areaServed: { "@type": "Country", name: "Pakistan" },
    provider: {
      "@type": "Organization",
      "@id": absoluteUrl(`${paths.home}#organization`),
      name: site.name,
      url: absoluteUrl(paths.home),
    },
    offers: {
      "@type": "Offer",
      url: absoluteUrl(paths.pricing),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: priceInPkr,
        priceCurrency: "PKR",
        unitText: "month",
      },
    },
  };
}
