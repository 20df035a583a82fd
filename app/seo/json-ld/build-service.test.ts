import { expect, test } from "vitest";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { buildService } from "./build-service.ts";

test("a service names its provider, where it is offered and from what price a month", () => {
  const block = buildService({
    name: "Local SEO",
    description: "Be on the map.",
    path: "/services/local-seo",
    priceInPkr: 45_000,
  });

  expect(block).toMatchObject({
    "@type": "Service",
    url: absoluteUrl("/services/local-seo"),
    provider: { "@id": absoluteUrl("/#organization") },
    areaServed: { "@type": "Country", name: "Pakistan" },
    offers: {
      priceSpecification: { minPrice: 45_000, priceCurrency: "PKR", unitText: "month" },
    },
  });
});
