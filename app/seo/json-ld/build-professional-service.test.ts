import { expect, test } from "vitest";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { specifyHours } from "#lib/site/opening-hours.ts";
import { site } from "#lib/site/site.ts";
import { buildProfessionalService } from "./build-professional-service.ts";

const sargodha = {
  path: "/seo-services/sargodha",
  image: "/social/city-sargodha.png",
  locality: "Sargodha",
  geo: { lat: 32.0859, lon: 72.6742 },
};

test("says who, where and for whom: name, picture, address, phones, mail, place, area and provider", () => {
  expect(buildProfessionalService(sargodha)).toEqual({
    "@type": "ProfessionalService",
    name: site.name,
    image: absoluteUrl("/social/city-sargodha.png"),
    url: absoluteUrl("/seo-services/sargodha"),
    telephone: [site.phones[0], site.phones[1]],
    email: site.inquiryEmail,
    address: { "@type": "PostalAddress", addressLocality: "Sargodha", addressCountry: "PK" },
    openingHoursSpecification: specifyHours(site.openingHours),
    geo: { "@type": "GeoCoordinates", latitude: 32.0859, longitude: 72.6742 },
    areaServed: { "@type": "City", name: "Sargodha" },
    provider: {
      "@type": "Organization",
      "@id": absoluteUrl("/#organization"),
      name: site.name,
      url: absoluteUrl("/"),
    },
  });
});

test("a price range is only where the page names prices", () => {
  const priceRange = "PKR 45,000 - PKR 250,000";

  expect(buildProfessionalService({ ...sargodha, priceRange })).toMatchObject({ priceRange });
  expect(buildProfessionalService(sargodha)).not.toHaveProperty("priceRange");
});
